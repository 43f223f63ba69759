"""`wayside boards wiring`: draws the picture of the wires from the board file."""

import pytest

from wayside_host.boards import pico_pins, wiring
from wayside_host.boards.files import list_boards, load_board
from wayside_host.cli import main
from wayside_host.drawings.picture import Line
from wayside_host.errors import WaysideError


@pytest.mark.parametrize("name", [name for name in list_boards() if load_board(name)["module"] == "pico"])
def test_a_wire_ends_at_every_pin_that_the_board_uses_and_at_power_and_ground(name):
    board = load_board(name)
    used = {key["pin"] for key in board["keys"]}
    used |= {pin for signal, pin in board["bus"].items() if signal in wiring.SIGNALS and pin is not None}
    used |= {board["backlight"]["pin"]} if board.get("backlight") else set()
    reached = {pin for pin in pico_pins.NAMES if ends_at(wiring.draw(board), pin)}
    grounds = {pin for pin in reached if pico_pins.NAMES[pin] == "GND"}
    assert grounds
    assert reached - grounds - {pico_pins.POWER} == {pico_pins.NUMBERS[pin] for pin in used}
    assert pico_pins.POWER in reached


def ends_at(picture, pin):
    x = (wiring.PICO_LEFT - 5) if pico_pins.is_left(pin) else (wiring.PICO_RIGHT + 5)
    place = (x, wiring.TOP + pico_pins.row(pin) * wiring.PITCH)
    return any(isinstance(shape, Line) and shape.points[-1] == place for shape in picture.shapes)


def test_the_pins_are_those_of_a_pico():
    """As printed on the back of the board."""
    assert [pico_pins.NUMBERS[gpio] for gpio in (0, 2, 15, 16, 22, 26, 28)] == [1, 4, 20, 21, 29, 31, 34]
    assert [pin for pin, name in pico_pins.NAMES.items() if name == "GND"] == [3, 8, 13, 18, 23, 28, 38]


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_it_is_written_as_its_name_ends(tmp_path, ending):
    path = tmp_path / f"wiring.{ending}"
    assert main(["boards", "wiring", "generic_ssd1306", str(path)]) == 0
    assert path.read_bytes()[:4] == (b"<svg" if ending == "svg" else b"\x89PNG")


@pytest.mark.parametrize("name, sentence", [("x.doc", "must end in .svg or .png"), ("no/x.svg", "No such file")])
def test_a_picture_that_cannot_be_written_is_refused(tmp_path, capsys, name, sentence):
    assert main(["boards", "wiring", "generic_ssd1306", str(tmp_path / name)]) == 1
    assert sentence in capsys.readouterr().err


def test_a_board_in_one_piece_has_nothing_to_wire(tmp_path, capsys):
    assert main(["boards", "wiring", "picosystem", str(tmp_path / "x.svg")]) == 1
    assert "Pimoroni PicoSystem has its own RP2040: there is nothing to wire" in capsys.readouterr().err


def test_what_is_not_drawn_is_told(tmp_path, capsys):
    assert main(["boards", "wiring", "pico_display", str(tmp_path / "x.svg")]) == 0
    assert "x.svg, without LED and battery" in capsys.readouterr().out


def test_keys_that_are_active_high_are_refused():
    board = load_board("generic_ssd1306")
    board["keys"][0]["active"] = "high"
    with pytest.raises(WaysideError, match="only keys to ground are drawn"):
        wiring.draw(board)
