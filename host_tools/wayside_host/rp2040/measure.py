"""Figures of the firmware on the chip's own clock: how soon it answers, and how much memory it leaves."""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wayside.games.moves import END
from wayside.referee.match import Match

from ..image import device_files
from . import Rp2040Error
from .device import PRESS, PicoDevice, make_flash

PROBE = Path(__file__).with_name("probe_main.py")
BLOCK = 16  # bytes of a block of MicroPython's heap
SEED = 1
PRESSES = 6  # of each kind
MOVES = 4  # by the keys, for presses that save
HEAP = re.compile(r"GC: total: (\d+), used: (\d+), free: (\d+)")
LARGEST = re.compile(r"max free sz: (\d+)")


@dataclass
class Answer:
    """How long after a key edge the first and the last pixel changed, in ms."""

    first: float
    last: float


@dataclass
class Heap:
    """Bytes after a collection: free in all, and the largest piece."""

    free: int
    largest: int


@dataclass
class Figures:
    board: str
    to_first_screen: float | None = None  # ms from power-on
    to_resumed_match: float | None = None
    moves_resumed: int = 0
    answers: dict[str, list[Answer]] = field(default_factory=dict)
    heaps: dict[str, Heap] = field(default_factory=dict)
    fault: str = ""  # why some figures are missing
    lowest: Heap | None = None  # after any move of the round


def measure(board: dict[str, Any], uf2: Path) -> Figures:
    """The same board and firmware give the same figures."""
    files = device_files(board)
    files["wayside_main.py"] = files["main.py"]
    files["main.py"] = PROBE.read_bytes()
    figures = Figures(board["name"])
    with PicoDevice(board, make_flash(uf2, files)) as device:
        try:
            measure_all(device, figures)
        except Rp2040Error as error:
            figures.fault = str(error)
    return figures


def measure_all(device: PicoDevice, figures: Figures) -> None:
    figures.to_first_screen = boot_ms(device)
    figures.heaps["after start"] = heap(device)
    measure_keys(device, figures)
    measure_round(device, figures)
    device.cut_power()
    figures.to_resumed_match = boot_ms(device)
    figures.heaps["after a start with that match"] = heap(device)


def boot_ms(device: PicoDevice) -> float:
    device.boot()
    assert device.glass.lit_at is not None
    return (device.glass.lit_at - device.switched_on_at) / 1000


def heap(device: PicoDevice) -> Heap:
    told = device.say("heap")
    found, largest = HEAP.search(told), LARGEST.search(told)
    if not found or not largest:
        raise Rp2040Error(f"the question for the heap was answered with {told[-600:]}")
    return Heap(int(found[3]), int(largest[1]) * BLOCK)


# Keys


def measure_keys(device: PicoDevice, figures: Figures) -> None:
    """From the home screen into a match, and a few moves of it."""
    kinds = figures.answers
    kinds["NEXT, PREV in a list"] = [press(device, action) for action in ("next", "prev") * (PRESSES // 2)]
    press(device, "ok")
    press(device, "ok")
    figures.heaps["on the board"] = heap(device)
    kinds["NEXT on the board"] = [press(device, "next") for _ in range(PRESSES)]
    kinds["OK on the board"] = []
    kinds["OK that plays and saves a move"] = []
    while len(kinds["OK that plays and saves a move"]) < MOVES:
        saved = len(device.chip.operations)
        answer = press(device, "ok")
        saves = len(device.chip.operations) > saved
        kinds["OK that plays and saves a move" if saves else "OK on the board"].append(answer)


def press(device: PicoDevice, action: str) -> Answer:
    """A clean press; OK acts when it is let go, the keys that walk when they go down."""
    pin, pressed = device.pin_of(action)
    device.settle()
    device.glass.changes.clear()
    edge = device.chip.us
    device.run(PRESS, [(pin, pressed)])
    if action == "ok":
        device.glass.changes.clear()
        edge = device.chip.us
    device.run(PRESS, [(pin, None)])
    device.settle()
    changes = device.glass.changes
    if not changes:
        raise Rp2040Error(f"{action} changed nothing on the glass{device.last_words()}")
    return Answer((changes[0][0] - edge) / 1000, (changes[-1][1] - edge) / 1000)


# Memory


def measure_round(device: PicoDevice, figures: Figures) -> None:
    """A whole random round, move by move over USB, with the board on the glass."""
    shadow = Match("nasca")
    device.say("new nasca")
    device.settle()
    press(device, "ok")
    rng = random.Random(SEED)
    while shadow.rules.chapter == 0:
        move = random_move(shadow.rules, rng)
        shadow.play(move)
        answer = device.say(f"play {move}")
        if answer != "=\n\n":
            raise Rp2040Error(f"move {len(shadow.moves)}, {move}, was answered with {answer[-600:]}")
        now = heap(device)
        least = figures.lowest or now
        figures.lowest = Heap(min(least.free, now.free), min(least.largest, now.largest))
    figures.moves_resumed = len(shadow.moves)
    figures.heaps["after a whole round"] = heap(device)


def random_move(rules: Any, rng: random.Random) -> str:
    path: list[str] = []
    while (token := rng.choice(rules.next(path)).token) != END:
        path.append(token)
    return rules.text_of(path)
