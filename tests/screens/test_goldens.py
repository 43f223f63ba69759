"""Every screen on every board looks as when it was approved; test_texts_fit.py compares the pictures."""

import json

import pytest
from screens import goldens
from screens.goldens import CHECKSUMS, PICTURED, MissingGolden, checksum, draw, golden, kept, left_over, shapes
from screens.scenes import SCENES


@pytest.mark.parametrize("board", [name for name in shapes() if name not in PICTURED])
def test_the_screens_of_the_other_boards_have_their_checksums(board):
    different = [scene for scene in SCENES if checksum(draw(board, scene)) != kept(board, scene)]
    assert different == [], "'make goldens' if that is right"


def test_no_golden_is_missing_or_left_over():
    missing = [(board, scene) for board in PICTURED for scene in SCENES if not goldens.place(board, scene).exists()]
    assert missing == [], "'make goldens' draws them"
    assert left_over() == [], "'make goldens' takes them away"
    assert set(json.loads(CHECKSUMS.read_text())) == set(shapes()) - set(PICTURED), "'make goldens' draws them"


def test_a_missing_golden_says_which_command_draws_it(monkeypatch, tmp_path):
    with pytest.raises(MissingGolden, match="no picture of no_such_scene on pico_display is kept: 'make goldens'"):
        golden("pico_display", "no_such_scene")
    monkeypatch.setattr(goldens, "CHECKSUMS", tmp_path / "checksums.json")
    goldens.CHECKSUMS.write_text("{}")
    other = next(board for board in shapes() if board not in PICTURED)
    with pytest.raises(MissingGolden, match=f"no checksum of home_new on {other} is kept: 'make goldens'"):
        kept(other, "home_new")
