"""Checks the light of the display and the LED with a person."""

from .person import Question
from .steps import Guide

LAMP, LED = "Lamp", "LED"
DIM = 20  # percent
LED_LEVEL = 100  # of 255: visible and not blinding
LED_COLOURS = {"red": (LED_LEVEL, 0, 0), "green": (0, LED_LEVEL, 0), "blue": (0, 0, LED_LEVEL), "dark": (0, 0, 0)}
LED_ANSWERS = {"r": "red", "g": "green", "b": "blue", "d": "dark", "o": "other"}


def check(guide: Guide) -> None:
    board = guide.device.board
    if board["backlight"] or guide.device.is_mono:
        _lamp(guide)
    else:
        guide.report.not_checked(LAMP, "lamp", "this board has none to switch")
    if board.get("led"):
        _led(guide)
    else:
        guide.report.not_checked(LED, "LED", "this board has none")


def _lamp(guide: Guide) -> None:
    guide.person.tell("\nThe light of the glass.")
    device = guide.device
    device.show("plain", 1)
    device.light(100)
    guide.ask(LAMP, "full", Question("lamp.full", "Is the whole glass bright?"))
    device.light(DIM)
    guide.ask(LAMP, "dim", Question("lamp.dim", "Is it darker now, but still visible?"))
    device.light(0)
    guide.ask(LAMP, "off", Question("lamp.off", "Is it dark now?"))
    device.light(100)


def _led(guide: Guide) -> None:
    guide.person.tell("\nThe LED.")
    guide.device.open_led()
    for colour, levels in LED_COLOURS.items():
        guide.device.led(*levels)
        guide.ask(LED, colour, Question(f"led.{colour}", "Which colour does the LED show?", LED_ANSWERS), colour)
