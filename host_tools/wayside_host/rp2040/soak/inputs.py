"""Makes the random inputs: the same seed gives the same inputs, whatever the device answers."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from wayside.games import names

from .shares import (
    AT_REST_SHARE,
    BURST,
    BURST_PRESSES,
    CHANGING,
    CUT_AFTER_KEY,
    CUT_AFTER_LINE,
    HOLD,
    HURRIED,
    HURRIED_SHARE,
    INPUTS,
    KEYS,
    KEYS_SHARE,
    LINES,
    OVERLAP,
    RESTS,
    SHORT,
    TAP,
    WAYS,
)

Kind = TypeVar("Kind")
Edge = tuple[int, str, bool]  # ms to wait, the key, whether it goes down


@dataclass(frozen=True)
class Keys:
    """Presses that belong together, and the ms until the next input."""

    way: str
    edges: tuple[Edge, ...]
    rest: int

    @property
    def presses(self) -> int:
        return sum(down for _, _, down in self.edges)


@dataclass(frozen=True)
class Line:
    """A line over USB; `number` is the seed of its text. A hurried line comes while keys are still being handled."""

    what: str
    number: int
    game: str = ""
    hurried: bool = False


@dataclass(frozen=True)
class Cut:
    """The plug is pulled this many ms after something has begun, or after a rest."""

    during: Keys | Line | None
    after: int


@dataclass(frozen=True)
class Stop:
    """Ctrl-C at such a moment; then Ctrl-D starts the firmware again."""

    during: Keys | None
    after: int


Input = Keys | Line | Cut | Stop


def inputs(seed: int, actions: Sequence[str]) -> Iterator[Input]:
    """An endless sequence of inputs. It begins with a new match."""
    source = Source(seed, actions)
    yield from source.match("new")
    while True:
        kind = source.one_of(INPUTS)
        if kind == "keys":
            yield source.keys(source.one_of(WAYS))
        elif kind == "line":
            yield from source.line(source.one_of(LINES))
        elif kind == "cut":
            yield source.cut()
        else:
            yield source.stop()


class Source:
    """All random choices of a seed."""

    def __init__(self, seed: int, actions: Sequence[str]) -> None:
        self.rng = random.Random(seed)
        self.actions = {action: KEYS[action] for action in actions}
        self.games: list[str] = []

    def one_of(self, shares: Mapping[Kind, int]) -> Kind:
        return self.rng.choices(list(shares), list(shares.values()))[0]

    def within(self, bounds: tuple[int, int]) -> int:
        return self.rng.randint(*bounds)

    def keys(self, way: str) -> Keys:
        if way == "overlap":
            edges = self.overlapping()
        elif way == "burst":
            edges = [edge for _ in range(self.within(BURST_PRESSES)) for edge in self.press(BURST, self.within(BURST))]
        else:
            edges = self.press({"hold": HOLD, "short": SHORT}.get(way, TAP))
        return Keys(way, tuple(edges), self.within(self.one_of(RESTS)))

    def press(self, lasts: tuple[int, int], after: int = 0) -> list[Edge]:
        key = self.one_of(self.actions)
        return [(after, key, True), (self.within(lasts), key, False)]

    def overlapping(self) -> list[Edge]:
        """A second key goes down while the first one is down; either may go up first."""
        first, second = self.one_of(self.actions), self.one_of(self.actions)
        while second == first:
            second = self.one_of(self.actions)
        ends = self.rng.sample((first, second), 2)
        return [
            (0, first, True),
            (self.within(OVERLAP), second, True),
            *((self.within(OVERLAP), key, False) for key in ends),
        ]

    def line(self, what: str) -> Iterator[Input]:
        if what in ("new", "load"):
            yield from self.match(what)
        else:
            yield Line(what, self.number(), hurried=what in HURRIED and self.rng.random() < HURRIED_SHARE)

    def match(self, what: str) -> Iterator[Input]:
        """Start each game in turn over USB, which opens the home screen; OK opens the board."""
        yield Line(what, self.number(), self.game())
        yield Keys("tap", ((0, "ok", True), (60, "ok", False)), 150)

    def game(self) -> str:
        if not self.games:
            self.games = self.rng.sample(names(), len(names()))
        return self.games.pop()

    def number(self) -> int:
        return self.rng.randrange(1_000_000)

    def cut(self) -> Cut:
        if self.rng.random() < AT_REST_SHARE:
            return Cut(None, 0)
        if self.rng.random() < KEYS_SHARE:
            keys = self.keys(self.rng.choice(("tap", "hold")))
            lasts = sum(ms for ms, _, _ in keys.edges)
            return Cut(keys, self.rng.randint(1, lasts + CUT_AFTER_KEY))
        what = self.rng.choice(CHANGING)
        game = self.game() if what in ("new", "load") else ""
        return Cut(Line(what, self.number(), game), self.rng.randint(1, CUT_AFTER_LINE))

    def stop(self) -> Stop:
        if self.rng.random() < AT_REST_SHARE:
            return Stop(None, 0)
        keys = self.keys(self.rng.choice(("tap", "hold")))
        return Stop(keys, self.rng.randint(1, sum(ms for ms, _, _ in keys.edges) + CUT_AFTER_KEY))
