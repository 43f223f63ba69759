"""Measures the firmware by the clock of the chip: how fast it answers, and how much memory is free."""

import re
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..builder.image import FIRMWARE, device_files, prepared
from ..builder.uf2 import read_uf2
from ..by_game import games_with, part
from ..play.random_match import random_match
from . import Rp2040Error
from .chip import MISS_CLOCKS
from .device import PicoDevice, make_flash
from .lines import converse, lay_out
from .presses import Answer, Presses, press, usual

PROBE = Path(__file__).with_name("probe.py")
NOISE = Path(__file__).with_name("noise.py")
BLOCK = 16  # bytes of a block in MicroPython's heap
TAKES = 250  # ms that a key is down: enough for a rehearsal, too short for a hold
SHARE = 0.5  # the share of a random match that is played before its keys are measured: the board is half full
NOISY_REST = 400.0  # ms without bytes to the panel, after which a picture is finished although the core is busy
NOISY_RESTART = 4000.0  # the same for a restart into a match
LISTS = ("next",) * 3 + ("prev",) * 3  # presses in a list: down and up again
HEAP = re.compile(r"GC: total: (\d+), used: (\d+), free: (\d+)")
LARGEST = re.compile(r"max free sz: (\d+)")
STACK = re.compile(r"stack: (\d+)")
VERSION = re.compile(rb"MicroPython (v[\w.-]+) on ")
PINS = range(22, -1, -1)  # those on the edge of a Pico, without the ones that can also read a voltage
# Ways to play that are measured beside the usual one of each game: (game, options).
WAYS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    f"{game} {name}": (game, options)
    for game in games_with("presses")
    for name, options in part(game, "presses").WAYS.items()
}


@dataclass
class Heap:
    """Bytes after a collection: free in total, and the largest piece."""

    free: int
    largest: int


@dataclass
class Stack:
    """Bytes of the stack that were never used: with keys only, and with USB."""

    keys: int
    usb: int


@dataclass(frozen=True)
class Conditions:
    """Properties of the chip, and how much is measured."""

    miss_clocks: int = MISS_CLOCKS  # see chip.py
    noise: bool = False  # a key that never settles, whose interrupts come on top of all other calls
    brief: bool = False  # only times
    rehearses: bool = True  # with False a key acts when it goes up, without a rehearsal


USUAL = Conditions()


@dataclass
class Figures:
    """The measured figures, by game or way to play: {"nasca": {"NEXT": [...]}}, {"nasca": {"on the board": ...}}."""

    board: str
    to_first_screen: float | None = None  # ms from power on
    to_resumed_match: float | None = None
    moves_resumed: int = 0
    lists: list[Answer] = field(default_factory=list)
    start: Heap | None = None
    answers: dict[str, dict[str, list[Answer]]] = field(default_factory=dict)
    heaps: dict[str, dict[str, Heap]] = field(default_factory=dict)
    stacks: dict[str, Stack] = field(default_factory=dict)
    fault: str = ""  # why some figures are missing


def measure(board: dict[str, Any], uf2: Path, ways: Sequence[str], conditions: Conditions = USUAL) -> Figures:
    """Measure a board. The same board and firmware give the same figures."""
    figures = Figures(board["name"])
    noisy = spare_pin(board) if conditions.noise else None
    flash = make_flash(uf2, probed_files(board, noisy, conditions.rehearses))
    with PicoDevice(board, flash, conditions.miss_clocks) as device:
        try:
            if noisy is not None:
                device.chip.make_noise(noisy)
                device.rest, device.idle_share = NOISY_REST, 0.0
            device.boot()
            device.press("back")  # a new device first asks for a language
            figures.to_first_screen = fresh(device)
            figures.start = heap(device)
            figures.lists = [press(device, action) for action in LISTS]
            for way in ways:
                measure_way(device, figures, way, conditions.brief)
        except Rp2040Error as error:
            figures.fault = str(error)
    return figures


def micropython_of(uf2: Path) -> str:
    """The version of a MicroPython, read from its UF2."""
    found = VERSION.search(read_uf2(uf2))
    return found[1].decode() if found else "of an unknown version"


def probed_files(board: dict[str, Any], noisy: int | None = None, rehearses: bool = True) -> dict[str, bytes]:
    """The firmware for a board, with a probe that reports its memory, and watches a noisy pin like a key."""
    with tempfile.TemporaryDirectory() as folder:
        firmware = FIRMWARE if rehearses else without_rehearsal(Path(folder))
        files, named = device_files(board, firmware), prepared(firmware)
    started = b"import probe\n"
    files["probe.py"] = named.translated(PROBE.read_text("utf-8")).encode()
    if noisy is not None:
        started += b"import noise\nnoise.listen(%d)\n" % noisy
        files["noise.py"] = named.translated(NOISE.read_text("utf-8")).encode()
    return files | {"main.py": started + files["main.py"]}


def without_rehearsal(folder: Path) -> Path:
    """A copy of the firmware with its rehearsal switched off."""
    firmware = folder / "firmware"
    shutil.copytree(FIRMWARE, firmware)
    path = firmware / "wayside/device/rehearsal.py"
    path.write_text(path.read_text("utf-8").replace("REHEARSES = True", "REHEARSES = False"), "utf-8")
    return firmware


def spare_pin(board: object) -> int:
    """A pin that the board does not use. Other numbers in the board file do no harm."""
    used = set(map(int, re.findall(r"\b\d+\b", repr(board))))
    return next(pin for pin in PINS if pin not in used)


def measure_way(device: PicoDevice, figures: Figures, way: str, brief: bool) -> None:
    """Measure one way to play: the heap in its biggest position, the keys in the middle of a match."""
    game, options = WAYS.get(way, (way, {}))
    biggest = random_match(game, options=options)
    fresh(device)
    lay_out(device, biggest, options)
    unused = [] if brief else look_round(device, figures, way)
    figures.to_resumed_match, figures.moves_resumed = fresh(device), len(biggest.moves)
    match = random_match(game, SHARE, options=options)
    presses = Presses(device, match)
    figures.answers[way] = presses.answers
    lay_out(device, match, options)
    open_board(device)
    own = part(game, "presses")
    (own.measured if own else usual)(presses)
    if not brief:
        figures.heaps[way]["after some moves"] = heap(device)
        unused.append(stack(device))
        figures.stacks[way] = Stack(min(unused), stack_over_usb(device, game, options))


def look_round(device: PicoDevice, figures: Figures, way: str) -> list[int]:
    """Measure the heap on the screens of the biggest position; returns the unused stack."""
    heaps = figures.heaps[way] = {}
    open_board(device)
    heaps["on the board"] = heap(device)
    own = part(way, "presses")
    if own and own.BEHIND_OK:
        press(device, "ok")
        heaps[own.BEHIND_OK] = heap(device)
        press(device, "back")
    pin, level = device.pin_of("back")
    device.run(TAKES, [(pin, level)])
    heaps["while the menu is rehearsed"] = heap(device)
    device.run(TAKES, [(pin, None)])
    device.settle()
    heaps["in the menu"] = heap(device)
    return [stack(device)]


def stack_over_usb(device: PicoDevice, game: str, options: Mapping[str, str]) -> int:
    """The unused stack after questions and moves over USB, while the board is shown."""
    fresh(device)
    match = random_match(game, SHARE, options=options)
    lay_out(device, match, options)
    open_board(device)
    converse(device, match)
    return stack(device)


def open_board(device: PicoDevice) -> None:
    """OK at home, which restarts the program into the match. Under noise only the glass can show when it is done."""
    rest = device.rest
    if not device.idle_share:
        device.rest = NOISY_RESTART
    press(device, "ok")
    device.rest = rest


def fresh(device: PicoDevice) -> float:
    """Restart the device, so that memory is fresh; returns how long it took."""
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
