"""Every screen in every language on every size of screen: no text leaves it, is cut, overlaps or lacks a letter."""

import pytest
from screens.goldens import PICTURED, play
from screens.scenes import SCENES
from ui.checked_canvas import CheckedCanvas


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("board", PICTURED)
def test_texts_fit(board, scene, language, tmp_path, monkeypatch):
    monkeypatch.setattr("wayside.start.Canvas", CheckedCanvas)
    device = play(board, scene, tmp_path, language)
    assert device.app.canvas.faults() == []
