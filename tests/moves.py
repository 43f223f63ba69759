"""Random legal moves, by the tree of the rules, for tests of all rooms."""

import random
import sys

# MicroPython in WebAssembly takes ten times as long as CPython: there the random tests play one game in so many.
ONE_IN = 1 if sys.implementation.name == "cpython" else 100


def random_path(rules, rng: random.Random) -> list[str]:
    """The tokens of a legal move, each chosen evenly among those that may come next."""
    path: list[str] = []
    while True:
        token = rng.choice(rules.next(path)).token
        if token == ".":
            return path
        path.append(token)


def random_move(rules, rng: random.Random) -> str:
    return rules.text_of(random_path(rules, rng))


def paired(first, second):
    """Both together, item by item; MicroPython's zip knows no `strict`."""
    first, second = list(first), list(second)
    assert len(first) == len(second)
    return [(first[index], second[index]) for index in range(len(first))]
