"""Legal moves from the tree of the rules, all or random, for tests of all rooms."""

import random
import sys

# MicroPython in WebAssembly takes ten times as long as CPython: there the random tests play one game in this many.
ONE_IN = 1 if sys.implementation.name == "cpython" else 100


def random_path(rules, rng: random.Random) -> list[str]:
    """The tokens of a legal move, each chosen with equal chance from the possible next ones."""
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


def paths(rules, tree=None):
    """Every complete path of the tree of moves."""
    tree = tree or rules.next
    waiting = [[]]
    while waiting:
        path = waiting.pop()
        for choice in tree(path):
            if choice.token == ".":
                yield path
            else:
                waiting.append(path + [choice.token])


def moves(rules):
    """Every legal move as text, in order; a move that is twice in the tree is here twice."""
    return sorted(rules.text_of(path) for path in paths(rules))
