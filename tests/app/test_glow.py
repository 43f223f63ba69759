"""The LED: the colour of the player on turn, red for a moment after a refusal, dark when the display is dark."""

import pytest
from app.wire import Wire

from wayside_host.boards.files import load_board
from wayside_host.device import Device

LED = {"red": 6, "green": 7, "blue": 8, "active": "low"}
DARK = (0, 0, 0)
UNTIL_DARK = 900_100  # ms


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display") | {"led": LED}, tmp_path, serial=Wire())


def say(device, *lines):
    device.serial.lines = list(lines)
    device.run(200)


def hue(device):
    """The strongest of red, green and blue."""
    shares = device.hardware.led()
    return ("red", "green", "blue")[shares.index(max(shares))]


def test_it_is_driven_and_dark_without_a_match(device):
    assert device.hardware.led() == DARK


def test_it_has_the_colour_of_the_player_on_turn_dimly(device):
    say(device, "new nasca players=R,B")
    assert hue(device) == "red"
    say(device, "play c3h5")
    assert hue(device) == "blue"
    say(device, "undo")
    assert hue(device) == "red"
    assert 2 <= max(device.hardware.led()) <= 15


def test_it_goes_dark_with_the_glass_and_comes_back_with_it(device):
    say(device, "new nasca players=R,B")
    device.run(UNTIL_DARK)
    assert device.hardware.led() == DARK
    device.press("next")
    device.run(200)
    assert hue(device) == "red"


def test_a_refusal_is_red_for_a_moment(device):
    from wayside.games.moves import Refusal
    from wayside.ui.screens.refusal import RefusalScreen

    say(device, "new nasca players=B,R")
    assert hue(device) == "blue"
    refusal = device.app.session.match.check("a1h9")
    assert isinstance(refusal, Refusal)
    device.app.stage.push(RefusalScreen(device.app.stage, "a1h9", refusal))
    device.run(300)
    assert device.hardware.led() == (100, 0, 0)
    device.run(600)
    assert hue(device) == "blue"


def test_it_can_be_switched_off_in_the_settings_and_stays_off(device):
    from wayside.ui.screens.home.settings import SettingsScreen

    say(device, "new nasca players=R,B")
    screen = SettingsScreen(device.app.stage)
    device.app.stage.push(screen)
    device.run(50)
    screen.choose(3)
    device.run(50)
    assert device.hardware.led() == DARK
    device.cut_power()
    device.run(200)
    assert device.hardware.led() == DARK


def test_a_board_without_one_has_no_row_for_it(tmp_path):
    from wayside.ui.screens.home.settings import SettingsScreen

    device = Device(load_board("pico_display") | {"led": None}, tmp_path)
    assert len(SettingsScreen(device.app.stage).items()) == 3


def test_an_end_of_the_match_leaves_it_dark(device):
    say(device, "new any_game players=1,2", "play score 23", "play score 5", "play finish")
    assert device.app.session.match.rules.turn == -1
    assert device.hardware.led() == DARK
