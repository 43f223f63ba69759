"""How moves are read: in any case and spacing; no text causes a crash."""

import random

import pytest
from games.strada_romana.tables import code, facts, game, match
from moves import ONE_IN

WRONG = [
    "",
    "move",
    "move pay=3",
    "move pay=0 1:1H",
    "move 1:1H pay=1",
    "move 01:1H",
    "move 1:",
    "move 1:1H 2:",
    "move 1:1H tile=VII draw=red",
    "move 1:1H cube=M18 draw=red",
    "move 1:1H cube=4 draw=red",
    "move 1:1H draw=red",
    "move 1:1H tile=I draw=pink",
    "move 1:1H tile=I draw=red draw=red",
    "wagon=",
    "wagon=~",
    "pass pass",
    "ostia",
    "ostia x",
    "tiles pink",
    "mové 1:1H",
    "move 1:1H\u00a02:1C",
]


@pytest.mark.parametrize("text", ["move 11:1H", "11: 1H", "wagon=11", "move 1:1H 0:1C", "ostia 1 2 3 4 11"])
def test_there_are_ten_wagons(text):
    assert code(match(layout="typed") if text.startswith("ostia") else game(), text) == "no_wagon"
    assert facts(match(layout="typed"), "move 12:1H") == {"wagon": 12, "count": 10}


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_move_is_told_so(text):
    assert code(game(), text) in ("syntax", "seal"), text


def test_moves_are_written_in_one_way():
    rules = game(at="1:2H", coins="3")
    written = "move pay=3 1:3H-4H tile=I draw=red 2:1C-2C"
    for text in (
        "MOVE PAY=3 1:3h-4h TILE=i DRAW=Red 2:1c-2c",
        "pay=3 1: 3H-4H tile=I draw=red 2: 1C-2C",
        "  move  pay=3 1:3H-4H   tile=I draw=red 2:1C-2C ",
    ):
        assert rules.check(text) is None, text
        assert rules.canonical(text) == written
    assert rules.canonical(written) == written
    assert game(4, at="1:2L").canonical("move 1:3L-4L cube=m4 draw=red 2:1C") == "move 1:3L-4L cube=M04 draw=red 2:1C"


def test_no_text_crashes_the_rules():
    rng = random.Random(8)
    words = (
        "move pay=1 pay=3 pay=9 1: 3: 10: 1:1H 3:1H-2H 2:finish 1H-2H 1H - finish tile=I tile=VI cube=M01 cube=M14 draw=red "
        "draw=none wagon=3 wagon look 7 wagon=~12 pass ostia tiles cubes red blue 1 4 9 = : ; ~ é"
    ).split()
    rules = match(4)
    position = rules.position()
    for _ in range(3000 // ONE_IN):
        text = " ".join([rng.choice(words) for _ in range(rng.randrange(1, 7))])
        refusal = rules.check(text)
        if refusal is None:
            assert rules.check(rules.canonical(text)) is None
        rules.next(text.split())
        rules.tries(text.split())
    assert rules.position() == position
