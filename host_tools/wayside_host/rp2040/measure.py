"""Figures of the firmware on the chip's own clock: how soon it answers, and how much memory it leaves."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wayside.referee.match import Match

from ..image import device_files
from ..tables import random_match
from . import Rp2040Error
from .device import PicoDevice, make_flash
from .presses import KEYS, Answer, Presses, any_game, press

PROBE = Path(__file__).with_name("probe.py")
BLOCK = 16  # bytes of a block of MicroPython's heap
SHARE = 0.5  # of a random match that is played already when its keys are measured: the board is half full
LISTS = ("next",) * 3 + ("prev",) * 3  # presses in a list: down, and up again
HEAP = re.compile(r"GC: total: (\d+), used: (\d+), free: (\d+)")
LARGEST = re.compile(r"max free sz: (\d+)")
STACK = re.compile(r"stack: (\d+)")
# Ways to play that are measured beside the usual one of each game: (game, options).
WAYS: Mapping[str, tuple[str, Mapping[str, str]]] = {"la_strada tracker": ("la_strada", {"mode": "tracker"})}


@dataclass
class Heap:
    """Bytes after a collection: free in all, and the largest piece."""

    free: int
    largest: int


@dataclass
class Figures:
    """By game or way to play: {"nasca": {"NEXT": [...]}}, and {"nasca": {"on the board": ...}}."""

    board: str
    to_first_screen: float | None = None  # ms from power-on
    to_resumed_match: float | None = None
    moves_resumed: int = 0
    lists: list[Answer] = field(default_factory=list)
    start: Heap | None = None
    answers: dict[str, dict[str, list[Answer]]] = field(default_factory=dict)
    heaps: dict[str, dict[str, Heap]] = field(default_factory=dict)
    stacks: dict[str, int] = field(default_factory=dict)  # bytes of the stack that were never used
    fault: str = ""  # why some figures are missing


def measure(board: dict[str, Any], uf2: Path, ways: Sequence[str]) -> Figures:
    """The same board and firmware give the same figures."""
    figures = Figures(board["name"])
    with PicoDevice(board, make_flash(uf2, probed_files(board))) as device:
        try:
            device.boot()
            device.press("back")  # a new device asks for a language first
            figures.to_first_screen = fresh(device)
            figures.start = heap(device)
            figures.lists = [press(device, action) for action in LISTS]
            for way in ways:
                measure_way(device, figures, way)
        except Rp2040Error as error:
            figures.fault = str(error)
    return figures


def probed_files(board: dict[str, Any]) -> dict[str, bytes]:
    """The firmware for a board, with a probe that tells of its memory."""
    files = device_files(board)
    return files | {"probe.py": PROBE.read_bytes(), "main.py": b"import probe\n" + files["main.py"]}


def measure_way(device: PicoDevice, figures: Figures, way: str) -> None:
    """A game with nothing else in memory: its heap in its biggest position, its keys in the middle of a match."""
    game, options = WAYS.get(way, (way, {}))
    heaps = figures.heaps[way] = {}
    biggest = random_match(game, options=options)
    fresh(device)
    lay_out(device, biggest, options)
    press(device, "ok")
    heaps["on the board"] = heap(device)
    if way == "la_strada":
        press(device, "ok")
        heaps["on the map"] = heap(device)
        press(device, "back")
    press(device, "back")
    heaps["in the menu"] = heap(device)
    figures.stacks[way] = stack(device)
    figures.to_resumed_match, figures.moves_resumed = fresh(device), len(biggest.moves)
    match = random_match(game, SHARE, options=options)
    presses = Presses(device, match)
    figures.answers[way] = presses.answers
    lay_out(device, match, options)
    press(device, "ok")
    KEYS.get(way, any_game)(presses)
    heaps["after some moves"] = heap(device)
    figures.stacks[way] = min(figures.stacks[way], stack(device))


def fresh(device: PicoDevice) -> float:
    """Nothing in memory but what a start brings; how long it took."""
    device.cut_power()
    return boot_ms(device)


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


def stack(device: PicoDevice) -> int:
    """Bytes of the stack that were not used since the start."""
    told = device.say("stack")
    found = STACK.search(told)
    if not found:
        raise Rp2040Error(f"the question for the stack was answered with {told[-600:]}")
    return int(found[1])


def lay_out(device: PicoDevice, match: Match, options: Mapping[str, str]) -> None:
    """A match becomes the one on the table, over USB; the home screen is shown."""
    start = " ".join([f"new {match.game} players={','.join(match.players)}", *map("=".join, options.items())])
    for line in (start, f"position {match.rules.position()}"):
        answer = device.say(line)
        if answer != "=\n\n":
            raise Rp2040Error(f"{line} was answered with {answer[-600:]}")
    device.settle()
