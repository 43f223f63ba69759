"""What the display shows while the device finishes an interrupted update."""

import pytest

from wayside_host import emulator
from wayside_host.boards.files import list_boards, load_board

emulator.install()

from wayside.device import notice  # noqa: E402
from wayside.ui import fonts  # noqa: E402


@pytest.mark.parametrize("name", list_boards())
def test_it_is_lit_and_fits_every_glass(name):
    board = load_board(name)
    hardware = emulator.Hardware(board)
    notice.show(board)
    picture = hardware.picture().convert("L")
    assert hardware.light() == 100
    assert picture.getbbox() == (0, 0, picture.width, picture.height)  # a frame on all sides
    width = fonts.WIDTHS["S" if picture.height == 64 else "M"]
    assert max(map(len, notice.LINES)) * width < picture.width - 4
    inside = picture.crop((2, 2, picture.width - 2, picture.height - 2))
    assert len(set(inside.tobytes())) > 1  # there is some text


def test_every_letter_is_in_the_fonts():
    assert all(fonts.index_of(letter) != fonts.BOX for line in notice.LINES for letter in line)
