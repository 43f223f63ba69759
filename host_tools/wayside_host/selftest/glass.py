"""Checks the display with a person: a frame on its edges, orientation, names of colours, steps of grey."""

from .person import SKIPPED, Question
from .report import NOT_CHECKED, OK, WRONG
from .steps import Guide

PART = "Glass"
FRAME = "frame on four edges"
WAYS = {"u": "up", "d": "down", "l": "left", "r": "right", "m": "mirrored"}
COLOURS = {
    "r": "red",
    "g": "green",
    "b": "blue",
    "y": "yellow",
    "c": "cyan",
    "m": "magenta",
    "w": "white",
    "k": "black",
    "o": "other",
}
FIRST = ("red", "green", "blue")
INVERTED = {"red": "cyan", "green": "magenta", "blue": "yellow"}
SWAPPED = {"red": "blue", "green": "green", "blue": "red"}


def check(guide: Guide) -> None:
    guide.person.tell("\nThe glass. Look at it, then answer here.")
    _frame(guide)
    _arrow(guide)
    if guide.device.is_mono:
        _square(guide)
    else:
        _colours(guide)
        _greys(guide)


def _frame(guide: Guide) -> None:
    guide.device.show("frame")
    text = "Is there a complete thin line along all four edges?"
    answer = guide.person.ask(Question("glass.frame", text))
    if answer == "no":
        seen = guide.words("glass.frame.seen", "Which edge is wrong, and how?")
        guide.report.add(PART, FRAME, seen or answer, WRONG, "yes", "offset_x and offset_y in the board's file move it")
    else:
        guide.note(PART, FRAME, answer, "yes")


def _arrow(guide: Guide) -> None:
    guide.device.show("arrow")
    text = "The device as you would hold it: which way does the arrow point? (m if the word FRONT is mirrored)"
    answer = guide.person.ask(Question("glass.arrow", text, WAYS))
    note = "" if answer in ("up", SKIPPED) else "rotation in the board's file turns the picture"
    guide.note(PART, "arrow", answer, "up", note)


def _square(guide: Guide) -> None:
    guide.device.show("square")
    answer = guide.person.ask(Question("glass.square", "Is the square lit, and all around it dark?"))
    note = "change invert in the board's file" if answer == "no" else ""
    guide.note(PART, "lit on dark", answer, "yes", note)


def _greys(guide: Guide) -> None:
    guide.device.show("greys")
    text = "Eight bars from black at the left to white at the right: can you see a difference between all of them?"
    guide.ask(PART, "grey steps", Question("glass.greys", text))


def _colours(guide: Guide) -> None:
    guide.device.show("patches")
    answer = guide.person.ask(Question("glass.colours", "Does every patch have the colour that is written on it?"))
    if answer == "no":
        seen = {name: _seen(guide, name) for name in FIRST}
        told = ", ".join(f"{name} looks {colour}" for name, colour in seen.items() if colour != name)
        guide.report.add(PART, "colours", told or "wrong", WRONG, "as named", diagnosis(seen))
    else:
        guide.report.add(PART, "colours", answer, NOT_CHECKED if answer == SKIPPED else OK)


def _seen(guide: Guide, name: str) -> str:
    text = f"Which colour does the patch {name.upper()} have?"
    return guide.person.ask(Question(f"glass.colours.{name}", text, COLOURS))


def diagnosis(seen: dict[str, str]) -> str:
    """The probable cause of wrong colours."""
    if seen == SWAPPED:
        return "red and blue are swapped: change bgr in the board's file"
    if seen == INVERTED:
        return "the colours are inverted: change invert in the board's file"
    return "neither swapped nor inverted: check the wires, and tell us what you see"
