"""Figures of the firmware on the chip's own clock: how soon it answers, and how much memory it leaves."""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wayside.referee.match import Match

from ..image import device_files
from ..tables import random_match, random_move
from . import Rp2040Error
from .device import PRESS, PicoDevice, make_flash

PROBE = Path(__file__).with_name("probe_main.py")
BLOCK = 16  # bytes of a block of MicroPython's heap
SEED = 1
PRESSES = 6  # of each kind
MOVES = 4  # by the keys, for presses that save
ROUND = "nasca"  # the game of which a whole round is played over USB, and which goes on after a power cut
SHARE = 0.5  # of a random match that is played already when its keys are measured: the board is half full
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


def measure(board: dict[str, Any], uf2: Path, games: Sequence[str]) -> Figures:
    """The same board and firmware give the same figures."""
    files = device_files(board)
    files["wayside_main.py"] = files["main.py"]
    files["main.py"] = PROBE.read_bytes()
    figures = Figures(board["name"])
    with PicoDevice(board, make_flash(uf2, files)) as device:
        try:
            measure_all(device, figures, games)
        except Rp2040Error as error:
            figures.fault = str(error)
    return figures


def measure_all(device: PicoDevice, figures: Figures, games: Sequence[str]) -> None:
    figures.to_first_screen = boot_ms(device)
    figures.heaps["after start"] = heap(device)
    lists = [press(device, action) for action in ("next", "prev") * (PRESSES // 2)]
    figures.answers["NEXT, PREV in a list"] = lists
    for game in games:
        measure_game(device, figures, game)
    if ROUND in games:
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


def measure_game(device: PicoDevice, figures: Figures, game: str) -> None:
    """A match in its middle, from the home screen: its keys, and the memory on the way."""
    lay_out(device, random_match(game, SHARE))
    press(device, "ok")
    figures.heaps[f"{game}: on the board"] = heap(device)
    if game == "la_strada":
        build_road(device, figures)
        build_road(device, figures)
    else:
        measure_keys(device, figures, game)
    press(device, "back")
    figures.heaps[f"{game}: in the pause menu"] = heap(device)
    if game == "la_strada":
        press(device, "back")
        end_turn(device, figures)


def lay_out(device: PicoDevice, match: Match) -> None:
    """A match becomes the one on the table, over USB; the home screen is shown."""
    for line in (f"new {match.game} players={','.join(match.players)}", f"position {match.rules.position()}"):
        answer = device.say(line)
        if answer != "=\n\n":
            raise Rp2040Error(f"{line} was answered with {answer[-600:]}")
    device.settle()


def measure_keys(device: PicoDevice, figures: Figures, game: str) -> None:
    """A few moves of any game, by OK alone after the first steps of the cursor."""
    kinds = figures.answers
    kinds[f"{game}: NEXT on the board"] = [press(device, "next") for _ in range(PRESSES)]
    choosing = kinds[f"{game}: OK on the board"] = []
    playing = kinds[f"{game}: OK that plays and saves a move"] = []
    while len(playing) < MOVES:
        if saves(device, choosing):
            playing.append(choosing.pop())


def saves(device: PicoDevice, answers: list[Answer]) -> bool:
    """Presses OK; says whether something was written to the flash."""
    done = len(device.chip.operations)
    answers.append(press(device, "ok"))
    return len(device.chip.operations) > done


def end_turn(device: PicoDevice, figures: Figures) -> None:
    """La Strada: the next player's turn is shown, or the news about it."""
    for _ in range(device.say("next").split()[1:].index("end")):
        press(device, "next")
    saves(device, figures.answers.setdefault("la_strada: OK that ends the turn", []))


def build_road(device: PicoDevice, figures: Figures) -> None:
    """La Strada: from the turn to the map, along the settlements, to the ways there, and the first of them."""
    kinds = figures.answers
    kinds.setdefault("la_strada: OK, from the turn to the map", []).append(press(device, "ok"))
    figures.heaps["la_strada: on the map"] = heap(device)
    settlements = kinds.setdefault("la_strada: NEXT, to another settlement", [])
    settlements.extend(press(device, "next") for _ in range(PRESSES // 2))
    kinds.setdefault("la_strada: OK, from a settlement to its ways", []).append(press(device, "ok"))
    if not saves(device, kinds.setdefault("la_strada: OK that builds the road", [])):
        raise Rp2040Error("the road was not built")


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
