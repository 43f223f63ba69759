"""Every screen on every board looks as it did when somebody looked at it; test_texts_fit.py compares the pictures."""

import json

import pytest
from screens.goldens import CHECKSUMS, PICTURED, checksum, draw, golden, shapes
from screens.scenes import SCENES


@pytest.mark.parametrize("board", [name for name in shapes() if name not in PICTURED])
def test_the_screens_of_the_other_boards_have_their_checksums(board):
    kept = json.loads(CHECKSUMS.read_text())[board]
    different = [scene for scene in SCENES if checksum(draw(board, scene)) != kept.get(scene)]
    assert different == []


def test_no_golden_is_left_over():
    kept = {(path.parent.name, path.stem) for path in golden("x", "y").parents[1].glob("*/*.png")}
    assert kept == {(board, scene) for board in PICTURED for scene in SCENES}
    assert set(json.loads(CHECKSUMS.read_text())) == set(shapes()) - set(PICTURED)
