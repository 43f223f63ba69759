"""Counts the wear of an evening: sector erases and programmed bytes for each move, on real littlefs."""

import random

from store.evening import play, power_on
from store.flash import Flash, formatted

MOST_ERASES = 0.3  # for each action, on average: the budget of saves
LONGEST = 120  # moves; a plain score sheet has no end of its own


class Meter:
    """Counts inside the `with` block."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.flash = Flash(formatted())
        self.session = power_on(self.flash)

    def __enter__(self) -> "Meter":
        self.before = self.flash.erases, self.flash.bytes_programmed, self.session.live.saves
        return self

    def __exit__(self, *_: object) -> None:
        erases, programmed = self.flash.erases - self.before[0], self.flash.bytes_programmed - self.before[1]
        self.actions = self.session.live.saves - self.before[2]
        self.erases = erases / self.actions
        self.programmed = programmed / self.actions


def whole_game(game: str) -> Meter:
    """A match from its start, which is counted too, to its end."""
    meter = Meter(game)
    rng = random.Random(1)
    with meter:
        meter.session.start(game, names={"R": "Anna", "B": "Björn"})
        while meter.session.match.rules.turn >= 0 and len(meter.session.match.moves) < LONGEST:
            play(meter.session, rng)
    return meter
