"""Sends lines of the text protocol to the emulated chip while a board is shown.

`state` is left out: with the board of Strada Romana on 320x240 there is not enough memory for its answer.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from wayside.games.moves import END
from wayside.referee.match import Match

from ..play.random_match import random_move
from . import Rp2040Error
from .device import PicoDevice

MOVES = 2  # moves to play
SEED = 1
MOST_BEGINNINGS = 200
LONGEST = 60_000.0  # ms for an answer
DONE, REFUSED = "=", "?"


def lay_out(device: PicoDevice, match: Match, options: Mapping[str, str]) -> None:
    """Put a match on the table; the home screen is shown."""
    start = " ".join([f"new {match.game} players={','.join(match.players)}", *map("=".join, options.items())])
    for line in (start, f"position {match.rules.position()}"):
        ask(device, line, DONE)
    device.settle()


def converse(device: PicoDevice, match: Match) -> None:
    """Ask about the match on the table, which is equal to `match`, and play on."""
    for line, expected in conversation(match):
        ask(device, line, expected)
    ask(device, "load " + ask(device, "record", DONE).removeprefix("= ").strip(), DONE)
    device.settle()


def conversation(match: Match) -> Iterator[tuple[str, str]]:
    """Lines, and the start of their answers."""
    rng = random.Random(SEED)
    for _ in range(MOVES):
        if match.rules.turn < 0:
            return
        move = random_move(match.rules, rng)
        yield "next", DONE
        if not match.rules.countable or is_soon_listed(match.rules):
            yield "legal", DONE if match.rules.countable else REFUSED
        yield f"check {move}", DONE
        yield "check nonsense", REFUSED
        match.play(move)
        for line in (f"play {move}", "undo", "redo", "score", "outcome", "turn"):
            yield line, DONE


def is_soon_listed(rules: Any) -> bool:
    """Whether `legal` answers quickly: it asks for the next token after each start of a move."""
    paths: list[list[str]] = [[]]
    for count, path in enumerate(paths):
        if count > MOST_BEGINNINGS:
            return False
        paths += [[*path, choice.token] for choice in rules.next(path) if choice.token != END]
    return True


def ask(device: PicoDevice, line: str, expected: str) -> str:
    answer = device.say(line, LONGEST)
    if not answer.startswith(expected):
        raise Rp2040Error(f"{line} was answered with {answer[-600:]}")
    return answer
