"""The Nasca position as text, bytes and plain values: it is read back exactly, and a wrong one changes nothing."""

import json

import pytest
from games.nasca.tables import match

from wayside.games.moves import BadOption

START = "round=1 turn=R passes=0 phase=play before=- pieces=-"


def test_the_start_as_text():
    assert match().position() == START
    assert match(landscape="free").position() == START.replace("play", "landscape")


ROUND_TRIPS = [
    "round=1 turn=B passes=0 phase=play before=- pieces=Rc3v3,Be3v3,Rc3h3",
    "round=2 turn=R passes=0 phase=play before=Rc3v3,Be3v3 pieces=Ba1h5",
    "round=2 turn=- passes=0 phase=over before=- pieces=Nc3h1,Ba1h5",
    "round=1 turn=B passes=0 phase=landscape before=- pieces=Nc3v2",
]


@pytest.mark.parametrize("text", ROUND_TRIPS)
def test_a_position_comes_back_exactly(text):
    rules, other = match(), match()
    rules.set_position(text)
    assert rules.position() == text
    other.restore(rules.snapshot())
    assert (other.position(), other.snapshot(), other.score()) == (text, rules.snapshot(), rules.score())


def test_a_pass_is_part_of_the_position():
    rules = match(compulsory="off")
    rules.play("pass")
    assert rules.position() == "round=1 turn=B passes=1 phase=play before=- pieces=-"
    other = match(compulsory="off")
    other.set_position(rules.position())
    assert other.snapshot() == rules.snapshot()


def test_what_is_left_out_is_as_at_the_start_of_the_round():
    rules = match()
    rules.set_position("pieces=Rc3v3")
    assert rules.position() == "round=1 turn=R passes=0 phase=play before=- pieces=Rc3v3"
    rules.set_position("round=2")
    assert rules.position() == "round=2 turn=B passes=0 phase=play before=- pieces=-"
    rules.set_position("")
    assert rules.position() == START


def test_the_order_of_the_fields_does_not_matter():
    rules = match()
    rules.set_position("pieces=Rc3v3 turn=B")
    assert rules.position() == "round=1 turn=B passes=0 phase=play before=- pieces=Rc3v3"


BAD = [
    ("c3h5", "position"),
    ("turn=R turn=B", "once"),
    ("colour=R", "colour"),
    ("round=3", "round"),
    ("turn=N", "turn"),
    ("turn=r", "turn"),
    ("phase=end", "phase"),
    ("passes=2", "passes"),
    ("passes=1", "passed"),
    ("passes=1 phase=landscape", "passes"),
    ("phase=over", "round=2"),
    ("phase=over round=2 turn=R", "turn"),
    ("before=Ra1h5", "round 2"),
    ("round=2 before=Ra1h9", "Ra1h9"),
    ("pieces=", "piece"),
    ("pieces=a1h5", "a1h5"),
    ("pieces=Ra1h5,", "piece"),
    ("pieces=Xa1h5", "Xa1h5"),
    ("pieces=Rg1h6", "no_length"),
    ("pieces=Ra1h2,Ra3h2,Ra5h2", "stock"),
    ("pieces=Nc3h5", "no_length"),
    ("pieces=Rh1h5", "board"),
    ("pieces=Rl1v5", "board"),
    ("pieces=Ra1h5,Nc3h1", "before"),
    ("pieces=Nc3h1,Nc3h1", "stack"),
    ("pieces=Rc3v3,Be3v3,Rc3h2", "ground"),
    ("pieces=Bc3v3,Be3v3,Rc3h3", "support_colour"),
    ("pieces=Rc3v3,Be3v3,Rc3h3,Bd2v2", "under"),
    ("phase=landscape pieces=Ra1h5", "neutral"),
]


@pytest.mark.parametrize(("text", "part"), BAD, ids=[text for text, _ in BAD])
def test_a_wrong_position_is_refused_with_a_sentence_and_changes_nothing(text, part):
    rules = match()
    rules.set_position("turn=B pieces=Rc3v3,Be3v3,Rc3h3")
    before = rules.snapshot()
    with pytest.raises(BadOption) as refused:
        rules.set_position(text)
    assert part in str(refused.value)
    assert rules.snapshot() == before


def test_a_position_in_which_nobody_can_place_is_no_play():
    rules = match(stock="1x5")
    with pytest.raises(BadOption, match="phase=over"):
        rules.set_position("pieces=Ra1h5,Ba2h5")
    rules.set_position("round=2 phase=over turn=- pieces=Ra1h5,Ba2h5")
    assert rules.outcome() == ("tie", [[0, 1]])


def test_a_single_round_has_no_second():
    rules = match(rounds="1")
    with pytest.raises(BadOption, match="round"):
        rules.set_position("round=2")
    rules.set_position("phase=over pieces=Rb1h2,Ra2h2")
    assert rules.outcome() == ("rounds", [[0], [1]])


def test_a_snapshot_takes_two_bytes_a_piece():
    rules = match()
    assert len(rules.snapshot()) == 5
    rules.set_position("round=2 before=Rc3v3,Be3v3 pieces=Ba1h5")
    assert len(rules.snapshot()) == 5 + 2 * 3


def test_a_snapshot_of_round_1_brings_it_back_from_round_2():
    rules = match(stock="1x5")
    rules.play("a1h5")
    saved, text = rules.snapshot(), rules.position()
    for move in ("a3h5", "a1v5"):
        rules.play(move)
    assert rules.round == 2
    later = rules.snapshot()
    rules.restore(saved)
    assert (rules.position(), rules.snapshot()) == (text, saved)
    rules.restore(later)
    assert rules.snapshot() == later
    assert rules.position() == "round=2 turn=R passes=0 phase=play before=Ra1h5,Ba3h5 pieces=Ba1v5"


def test_a_snapshot_brings_its_own_first_round_along():
    rules = match()
    rules.set_position("round=2 before=Rb1h2,Ra2h2")
    saved, score = rules.snapshot(), rules.score()
    rules.set_position("round=2 before=Rc3v3,Be3v3")
    rules.restore(saved)
    assert (rules.snapshot(), rules.score()) == (saved, score)


def test_the_state_is_plain_values_with_the_top_row_first():
    rules = match(board="10x10")
    rules.set_position("turn=B pieces=Nj10h1,Rc1v3,Be1v3,Rc1h3")
    state = json.loads(json.dumps(rules.state()))
    assert state["owners"][0] == ".........N"
    assert state["owners"][-3:] == ["..R.B.....", "..R.B.....", "..RRR....."]
    assert state["heights"][-3:] == ["0010100000", "0010100000", "0022200000"]
    assert (state["round"], state["turn"], state["phase"], state["passes"]) == (1, "B", "play", 0)
    assert (state["width"], state["height"]) == (10, 10)
    assert state["stock"]["R"] == [[5, 3], [4, 3], [3, 1], [2, 2]]
    assert state["pieces"] == "Nj10h1,Rc1v3,Be1v3,Rc1h3"


def test_a_panel_finds_pieces_owners_and_levels():
    rules = match()
    rules.set_position("turn=B pieces=Nk10h1,Rc3v3,Be3v3,Rc3h3")
    assert rules.pieces == [(2, 109, "h", 1, 1), (0, 24, "v", 3, 1), (1, 26, "v", 3, 1), (0, 24, "h", 3, 2)]
    assert [rules.tops()[cell] for cell in (109, 24, 25, 37, 0)] == [2, 0, 0, 1, 3]
    assert [rules.levels()[cell] for cell in (109, 24, 25, 37, 0)] == [1, 2, 2, 1, 0]
    assert rules.spot(37) == (4, 3)
