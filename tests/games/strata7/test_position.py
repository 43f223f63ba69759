"""The Strata 7 position as text, bytes and plain values: it is read back exactly, and a wrong one changes nothing."""

import json
import random

import pytest
from games.strata7.tables import match, moves, play, rows_with, table
from moves import ONE_IN

from wayside.games.moves import BadOption
from wayside.games.strata7.setup.start.layouts import PRESETS

LINES = 4000 // ONE_IN  # lines of noise


def test_the_start_as_text():
    assert match().position() == "turn=W board=" + PRESETS["A"]
    assert match("BW", board="B").position() == "turn=B board=" + PRESETS["B"]


def due_twice():
    """White's move brings both to six points: both put a pawn back, White first."""
    rules = table("c1 b2 c2 d3", "d1 e1 e2 g7", fields="ones=5,5 taken=0,0", order="together")
    rules.set_position(rules.position().replace("ones=5,5", "ones=4,4 taken=1,1"))
    return play(rules, "d3-d2")


MADE = {
    "after moves": lambda: play(match(), "d3-d4", "d8-d7"),
    "a pair": lambda: play(table("d6 c5 h2", "h9"), "c5-d6>d7"),
    "a pawn has to come back": lambda: play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7"),
    "both have to": due_twice,
    "a late claim": lambda: play(table("a4 b3 h3", "b5 c5 e9", turn="B", captures="claim"), "c5-b4", "h3-h2", "e9-e10"),
    "over": lambda: play(table("d6 c5", "h9", fields="ones=6,0"), "c5-d6>d7"),
    "a draw": lambda: table("d6", "d5"),
    "a pass": lambda: play(table("d6", "h9"), "pass"),
    "a returned pawn": lambda: play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7", "+e5", "h9-h10"),
}


@pytest.mark.parametrize("name", MADE)
def test_a_position_comes_back_exactly(name):
    rules = MADE[name]()
    options = {"captures": "claim"} if name == "a late claim" else {"order": "together"}
    text, other = rules.position(), match(**options)
    other.set_position(text)
    assert (other.position(), other.snapshot(), other.score()) == (text, rules.snapshot(), rules.score())
    third = match(**options)
    third.restore(rules.snapshot())
    assert (third.position(), moves(third)) == (text, moves(rules))
    json.dumps(third.state())


def test_both_players_put_their_pawns_back_the_mover_first():
    rules = due_twice()
    assert [rules.players[seat] for seat in rules.due] == ["W", "B"]
    play(rules, "+f4")
    assert (rules.players[rules.turn], rules.expects()) == ("B", "return")
    play(rules, "+e9")
    assert (rules.players[rules.turn], rules.expects()) == ("B", "move")


def test_what_is_left_out_is_as_at_the_start():
    rules = play(match(), "d3-d4")
    rules.set_position("")
    assert rules.snapshot() == match().snapshot()
    rules.set_position("turn=B")
    assert rules.position() == "turn=B board=" + PRESETS["A"]


ROWS = rows_with("A", "d7 h2", "h9", ("d7",))
BAD = [
    ("c3-c4", "c3-c4"),
    ("turn=W turn=B", "once"),
    ("colour=W", "colour"),
    ("turn=", "turn="),
    ("turn=R", "turn="),
    ("board=" + PRESETS["B"], "new strata7 board="),
    ("board=x", "ten rows"),
    ("board=" + ROWS, "d7"),
    (f"board={ROWS} pairs=d7d8", "d7d8"),
    (f"board={ROWS} pairs=h2d6", "h2d6"),
    (f"board={ROWS} pairs=d7d6,d7d6", "d7d6"),
    (f"board={ROWS} pairs=d7", "d7"),
    ("pairs=x", "pairs="),
    ("taken=1", "two numbers"),
    ("taken=1,100", "two numbers"),
    ("taken=1,-1", "two numbers"),
    ("taken=a,b", "two numbers"),
    ("returned=1,0", "prisoners"),
    ("pairs_taken=1,0 taken=1,0", "prisoners"),
    ("over=seven", "agree"),
    ("turn=W over=stuck", "turn=-"),
    ("turn=- over=seven", "agree"),
    ("turn=- over=repetition winner=W", "agree"),
    ("winner=W", "agree"),
    ("over=now", "over="),
    ("due=B taken=1,0", "on turn first"),
    ("due=W", "captive"),
    ("due=W,W taken=0,1", "due="),
    ("after=B", "after="),
    ("lapsed=d3", "lapsed="),
    ("trail=d3d4", ""),
    ("trail=-,d3d4", "trail="),
    ("trail=-,d4", "trail="),
    ("trail=+x", "trail="),
    ("trail=" + ",".join(["-"] + ["pass"] * 65), "at most"),
]


@pytest.mark.parametrize(("text", "part"), BAD, ids=[text[:50] for text, _ in BAD])
def test_a_wrong_position_is_refused_with_a_sentence_and_changes_nothing(text, part):
    rules = play(match(), "d3-d4")
    before = rules.snapshot()
    if not part:  # the last move is only shown, so it may be any
        rules.set_position(text)
        return
    with pytest.raises(BadOption) as refused:
        rules.set_position(text)
    assert part in str(refused.value)
    assert rules.snapshot() == before


def test_noise_never_breaks_the_reader_of_positions():
    rng = random.Random(5)
    rules = match(captures="claim")
    lines = [MADE[name]().position() for name in MADE]
    read = 0
    for _ in range(LINES):
        line = list(rng.choice(lines))
        for _ in range(rng.randrange(4)):
            line[rng.randrange(len(line))] = rng.choice("abcdefgWBwb.#_123,=/-+ xyz")
        before = rules.snapshot()
        try:
            rules.set_position("".join(line))
            again = match(captures="claim")
            again.set_position(rules.position())
            assert again.snapshot() == rules.snapshot()
            read += 1
        except BadOption:
            assert rules.snapshot() == before
    assert LINES // 8 < read < LINES * 7 // 8


def test_a_snapshot_is_small():
    assert len(match().snapshot()) == 4 + 14 + 3 + 36 + 2


def test_the_state_is_plain_values_with_the_top_row_first():
    state = play(table("d6 c5 h2", "h9"), "c5-d6>d7").state()
    assert state["rows"][3] == ".2#W...#2."
    assert state["points"] == {"W": 1, "B": 0}
    assert (state["pairs"], state["last"], state["turn"]) == ({"d7": "d6"}, ["c5", "d7"], "B")
