"""Every screen in every language on every size of screen: no text leaves it, is cut, overlaps or lacks a letter.

In English it also looks as when it was approved.
"""

import pytest
from screens.goldens import PICTURED, golden, play
from screens.scenes import SCENES
from ui.checked_canvas import CheckedCanvas

from wayside.i18n.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("board", PICTURED)
def test_texts_fit_and_the_screen_equals_its_picture(board, scene, language, tmp_path, monkeypatch):
    monkeypatch.setattr("wayside.device.canvas.Canvas", CheckedCanvas)
    device = play(board, scene, tmp_path / "flash", language)
    assert device.app.canvas.faults() == []
    if language == "en":
        drawn = device.picture().convert("RGB")
        if drawn.tobytes() != golden(board, scene).tobytes():
            drawn.save(tmp_path / f"{board}_{scene}.png")
            place = f"{tmp_path}/{board}_{scene}.png"
            pytest.fail(f"{scene} on {board} looks different: {place}; 'make goldens' if it is right")
