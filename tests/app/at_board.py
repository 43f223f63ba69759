"""A device with a match in progress and its board on the glass."""

from screens.hands import on_top

from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.play.random_match import random_match

LONG = 1500  # ms, enough to draw any board


def at_board(folder, game, board="pico_display_2"):
    device = Device(load_board(board), folder)
    device.app.session.adopt(random_match(game, 0.5))
    device.cut_power()
    device.run(LONG)
    device.press("ok")
    device.run(LONG)
    assert on_top(device) == "GameScreen"
    return device
