"""Draws how a display and keys are wired to a Pico, from a board file, to build it on a breadboard."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..drawings.picture import (
    AMBER,
    AQUA,
    AZURE,
    BRICK,
    CHALK,
    EDGE,
    FOREST,
    LEAF,
    MIST,
    NIGHT,
    SLATE,
    WHEAT,
    WINE,
    Picture,
    rim_of,
)  # fmt: skip
from ..drawings.raster import paint
from ..drawings.svg import document
from ..errors import WaysideError
from . import pico_pins

WIDTH = 910.0
PITCH = 27.0  # between two pins
TOP = 92.0  # of the first pin
PICO_LEFT, PICO_RIGHT = 350.0, 560.0
PART_WIDTH = 150.0
PART_EDGE = 64.0  # from the edge of the picture to a part, with room for the ground rail
LANE = 9.0  # between two parallel wires
PART_PITCH = 44.0  # between two keys
TERMINAL = 27.0  # between two terminals of the display
RAIL = 34.0  # from the edge of the picture to the rail
INKS = (AQUA, WHEAT, LEAF, AMBER, CHALK, WINE, MIST)
POWER_INK, GROUND_INK = BRICK, AZURE
SIGNALS = ("sda", "scl", "sck", "mosi", "cs", "dc", "reset")  # the names of a bus's pins in a board file


@dataclass(frozen=True)
class Wire:
    """A wire from a part to a pin of the Pico."""

    label: str
    pin: int
    ink: int


@dataclass
class Part:
    """The display with its terminals, a key, or the ground rail of the keys."""

    kind: str
    title: str
    wires: list[Wire]

    @property
    def height(self) -> float:
        return {"display": TERMINAL * (len(self.wires) + 1), "key": 30.0, "rail": 0.0}[self.kind]


def draw(board: Mapping[str, Any]) -> Picture:
    """The Pico in the middle, the parts on both sides in the order of the pins, so that no wires cross.

    An LED or a battery of the board file is not drawn.
    """
    if board["module"] != "pico":
        raise WaysideError(f"{board['title']} has its own RP2040: there is nothing to wire")
    if any(key["active"] != "low" for key in board["keys"]):
        raise WaysideError(f"{board['title']} has keys that are active high: only keys to ground are drawn")
    picture = Picture(WIDTH, TOP + 20 * PITCH + 36)
    picture.box(0, 0, picture.width, picture.height, NIGHT)
    _pico(picture)
    display, over = _display(board)
    for left in (True, False):
        parts = [display] if pico_pins.is_left(display.wires[-1].pin) == left else []
        parts += _keys(board, left)
        _side(picture, parts, left, over if display in parts else [])
        if not parts:
            _list(picture, [*over, *display.wires], _keys(board, not left), left)
    return picture


def title(board: Mapping[str, Any]) -> str:
    return f"How {board['title']} is wired to a Pico"


def save(board: Mapping[str, Any], path: Path) -> None:
    """Save it as .svg or .png, by the end of the name."""
    picture = draw(board)
    try:
        if path.suffix == ".svg":
            path.write_text(document(picture, title(board)), "utf-8")
        elif path.suffix == ".png":
            paint(picture).save(path)
        else:
            raise WaysideError(f"the format of the picture {path} is unknown; its name must end in .svg or .png")
    except OSError as error:
        raise WaysideError(f"the picture {path} cannot be written: {error.strerror or error}") from None


# What is wired


def _display(board: Mapping[str, Any]) -> tuple[Part, list[Wire]]:
    """The display, with its wires to the near side of the Pico and those that go over the top to the other side."""
    bus = board["bus"]
    numbers = [(name.upper(), pico_pins.NUMBERS[bus[name]]) for name in SIGNALS if bus.get(name) is not None]
    if board.get("backlight"):
        numbers.append(("BL", pico_pins.NUMBERS[board["backlight"]["pin"]]))
    lefts = sum(pico_pins.is_left(pin) for _, pin in numbers)
    left = 2 * lefts > len(numbers)
    used = {pin for _, pin in numbers}
    ground = _ground_near(sum(map(pico_pins.row, used)) / len(used) - 9, left)
    wires = [Wire(name, pin, INKS[place % len(INKS)]) for place, (name, pin) in enumerate(numbers)]
    wires += [Wire("GND", ground, GROUND_INK), Wire("VCC", pico_pins.POWER, POWER_INK)]
    here = sorted(
        (wire for wire in wires if pico_pins.is_left(wire.pin) == left), key=lambda wire: pico_pins.row(wire.pin)
    )
    over = [wire for wire in wires if wire not in here]
    size = f"{board['display']['width']}x{board['display']['height']}"
    return Part("display", f"{board['display']['chip'].upper()} {size}", here), over


def _keys(board: Mapping[str, Any], left: bool) -> list[Part]:
    """The keys of one side and their ground rail, in the order of the pins."""
    found = []
    for place, key in enumerate(board["keys"]):
        pin = pico_pins.NUMBERS[key["pin"]]
        if pico_pins.is_left(pin) == left:
            wire = Wire(key["name"], pin, INKS[(place + 2) % len(INKS)])
            found.append(Part("key", f"{key['name']}  {key['action'].upper()}", [wire]))
    if found:
        rows = [pico_pins.row(part.wires[0].pin) for part in found]
        found.append(Part("rail", "", [Wire("GND", _ground_near(sum(rows) / len(rows), left), GROUND_INK)]))
    return sorted(found, key=lambda part: pico_pins.row(part.wires[0].pin))


def _ground_near(row: float, left: bool) -> int:
    grounds = [pin for pin in pico_pins.GROUNDS if pico_pins.is_left(pin) == left]
    return min(grounds, key=lambda pin: abs(pico_pins.row(pin) - row))


# How it is drawn


def _pin_y(pin: int) -> float:
    return TOP + pico_pins.row(pin) * PITCH


def _pico(picture: Picture) -> None:
    top, bottom = TOP - 26, TOP + 19 * PITCH + 26
    picture.box(PICO_LEFT, top, PICO_RIGHT - PICO_LEFT, bottom - top, FOREST, LEAF, 2)
    middle = (PICO_LEFT + PICO_RIGHT) / 2
    picture.box(middle - 26, top - 14, 52, 34, EDGE, MIST, 1.5)
    picture.text(middle, top + 3, "USB", 13, CHALK, "middle", True)
    picture.text(middle, TOP + 9.5 * PITCH, "Pico", 16, CHALK, "middle", True)
    for pin, name in pico_pins.NAMES.items():
        left = pico_pins.is_left(pin)
        x, inward = (PICO_LEFT, 1) if left else (PICO_RIGHT, -1)
        ink = GROUND_INK if name == "GND" else POWER_INK if pin == pico_pins.POWER else CHALK
        picture.circle(x, _pin_y(pin), 5, WHEAT, NIGHT, 1.5)
        anchor = "start" if left else "end"
        picture.text(x + 11 * inward, _pin_y(pin), str(pin), 11, MIST, anchor)
        picture.text(x + 29 * inward, _pin_y(pin), name, 13, ink, anchor, True)


def _list(picture: Picture, display: list[Wire], keys: list[Part], left: bool) -> None:
    """List every wire in words, on a side that has room."""
    x, y = (24.0 if left else PICO_RIGHT + 68), TOP + 3 * PITCH
    for heading, wires in (("Display", display), ("Keys", [wire for part in keys for wire in part.wires])):
        picture.text(x, y, heading, 15, CHALK, "start", True)
        for wire in wires:
            y += 24
            picture.circle(x + 6, y, 5, wire.ink, rim_of(wire.ink), 1)
            label = "other legs" if heading == "Keys" and wire.ink == GROUND_INK else wire.label
            picture.text(x + 20, y, label, 13, MIST)
            picture.text(x + 108, y, f"pin {wire.pin}", 13, MIST)
            picture.text(x + 168, y, pico_pins.NAMES[wire.pin], 13, CHALK, "start", True)
        y += 44


def _side(picture: Picture, parts: list[Part], left: bool, over: list[Wire]) -> None:
    """Draw the parts of one side, from top to bottom, and their wires."""
    if not parts:
        return
    places = _places(parts, picture.height)
    ends: list[tuple[Wire, float, float]] = []  # wire, x and y where it leaves its part
    for part, y in zip(parts, places, strict=True):
        ends += _part(picture, part, y, left)
    rails = [y for part, y in zip(parts, places, strict=True) if part.kind != "display"]
    if rails:
        x = _x(RAIL, left)
        picture.line(((x, min(rails)), (x, max(rails))), GROUND_INK, 3)
        picture.text(x, min(rails) - 14, "GND", 12, GROUND_INK, "middle", True)
    _run(picture, ends, left)
    for part, y in zip(parts, places, strict=True):
        for number, wire in enumerate(over if part.kind == "display" else []):
            _run_over(picture, wire, y - part.height / 2, left, number)


def _x(from_edge: float, left: bool) -> float:
    return from_edge if left else WIDTH - from_edge


def _places(parts: list[Part], height: float) -> list[float]:
    """The middle of each part: as near to its pins as the other parts allow, and inside the picture."""
    places: list[float] = []
    below = 62.0
    for part in parts:
        wanted = sum(_pin_y(wire.pin) for wire in part.wires) / len(part.wires)
        half = max(part.height, 14) / 2
        places.append(max(below + half, wanted))
        below = places[-1] + half + (PART_PITCH - 30)
    end = height - 30.0
    for index in range(len(parts) - 1, -1, -1):
        half = max(parts[index].height, 14) / 2
        places[index] = min(places[index], end - half)
        end = places[index] - half - (PART_PITCH - 30)
    return places


def _part(picture: Picture, part: Part, y: float, left: bool) -> list[tuple[Wire, float, float]]:
    """Draw a part; returns where its wires begin."""
    outer, inner = _x(PART_EDGE, left), _x(PART_EDGE + PART_WIDTH, left)
    near, middle = min(outer, inner), (outer + inner) / 2
    if part.kind == "rail":
        return [(part.wires[0], _x(RAIL, left), y)]
    if part.kind == "key":
        picture.line(((_x(RAIL, left), y), (outer, y)), GROUND_INK, 3)
        picture.box(near, y - 15, PART_WIDTH, 30, SLATE, MIST, 1.5)
        cap = _x(PART_EDGE + 20, left)
        picture.circle(cap, y, 9, part.wires[0].ink, rim_of(part.wires[0].ink), 1.5)
        picture.text(_x(PART_EDGE + 38, left), y, part.title, 13, CHALK, "start" if left else "end", True)
        return [(part.wires[0], inner, y)]
    top = y - part.height / 2
    picture.box(near, top, PART_WIDTH, part.height, EDGE, MIST, 2)
    picture.box(near + (10 if left else 54), top + 12, PART_WIDTH - 64, part.height - 24, NIGHT, AQUA, 1.5)
    glass = middle - 22 if left else middle + 22
    words = part.title.split()
    for line, word in enumerate(words):
        picture.text(glass, y + (line - (len(words) - 1) / 2) * 18, word, 13, AQUA, "middle", True)
    ends = []
    for number, wire in enumerate(part.wires):
        place = top + TERMINAL * (number + 1)
        picture.circle(inner, place, 5, WHEAT, NIGHT, 1.5)
        picture.text(inner + (-10 if left else 10), place, wire.label, 12, CHALK, "end" if left else "start", True)
        ends.append((wire, inner, place))
    return ends


def _run(picture: Picture, ends: list[tuple[Wire, float, float]], left: bool) -> None:
    """Draw the wires. Of those that go down, the highest has the lane nearest to the Pico; going up, the lowest."""
    down = [end for end in ends if _pin_y(end[0].pin) >= end[2]]
    up = [end for end in ends if end not in down]
    edge = PICO_LEFT if left else PICO_RIGHT
    away = -1 if left else 1
    for group, first in ((down, 26.0), (list(reversed(up)), 26.0 + LANE * len(down))):
        for number, (wire, x, y) in enumerate(group):
            lane = edge + away * (first + LANE * number)
            pin_y = _pin_y(wire.pin)
            picture.line(((x, y), (lane, y), (lane, pin_y), (edge + 5 * away, pin_y)), wire.ink, 3)


def _run_over(picture: Picture, wire: Wire, top: float, left: bool, number: int) -> None:
    """Draw a wire from the far end of the display over the top of the Pico to its other side."""
    start, ceiling = _x(PART_EDGE + 30 + 46 * number, left), 18 + LANE * number
    beyond = (PICO_RIGHT + 26 if left else PICO_LEFT - 26) + (LANE * number if left else -LANE * number)
    edge = PICO_RIGHT + 5 if left else PICO_LEFT - 5
    pin_y = _pin_y(wire.pin)
    picture.line(((start, top), (start, ceiling), (beyond, ceiling), (beyond, pin_y), (edge, pin_y)), wire.ink, 3)
    picture.text(start + 8, top - 12, wire.label, 12, CHALK, "start", True)
