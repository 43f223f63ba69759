"""Checks the keys with a person: each is pressed once, and its pin is compared with the board file."""

from typing import Any

from .person import SKIPPED, Question
from .report import NOT_CHECKED, OK, WRONG
from .steps import Guide

PART = "Keys"
CORNERS = {"tl": "top left", "bl": "bottom left", "tr": "top right", "br": "bottom right"}
WAIT = 200  # ms on the device between two checks of the terminal
NOTHING = {"n": "nothing happens"}


def press(guide: Guide) -> None:
    guide.person.tell("\nThe keys. Press each one briefly; you need not type anything.")
    guide.device.open_keys()
    for key in guide.device.board["keys"]:
        _press(guide, key)


def _press(guide: Guide, key: dict[str, Any]) -> None:
    guide.device.await_rest()
    guide.device.show("key", key["corner"], key["name"])
    if key["corner"] == "none":
        text = f"Press the key {key['name']}, whose name is on the glass."
    else:
        text = f"Press the key beside the lit corner ({CORNERS[key['corner']]})."
    guide.person.asked(Question(f"keys.{key['name']}", text, NOTHING))
    pin = answer = None
    while pin is None and answer is None:
        pin = guide.device.pressed(WAIT)
        answer = guide.person.typed()
    if pin is not None:
        guide.person.tell(f"GP{pin}")
    place = CORNERS.get(key["corner"], "no corner")
    what = f"{key['name']}, {place}"
    expected = f"GP{key['pin']}"
    if answer is not None and pin is None:
        guide.report.add(PART, what, answer, NOT_CHECKED if answer == SKIPPED else WRONG, expected)
    elif pin == key["pin"]:
        guide.report.add(PART, what, expected, OK)
    else:
        guide.report.add(PART, what, f"GP{pin}{_name(guide, pin)} answered", WRONG, expected, _advice(key, pin))


def _name(guide: Guide, pin: int | None) -> str:
    """The name of the key at a pin, by the board file."""
    names = [key["name"] for key in guide.device.board["keys"] if key["pin"] == pin]
    return f", {names[0]}," if names else ""


def _advice(key: dict[str, Any], pin: int | None) -> str:
    if key["corner"] == "none":
        return f"in the board's file the key {key['name']} has pin {key['pin']}; on this board it is {pin}"
    return (
        f"in the board's file the key at the corner '{key['corner']}' has pin {key['pin']}; on this board it is {pin}"
    )
