"""The course of a Nasca match: turns, passes, the end of a round, the second round, the landscape, the result."""

import pytest
from games.nasca.tables import code, match, moves, points

# Eight rows are full of neutral pieces, rows 9 and 10 are free, and no bar may lie on another piece.
NARROW = {
    "board": "10x10",
    "neutral_stock": "8x10",
    "neutral": ",".join(f"a{row}h10" for row in range(1, 9)),
    "height_limit": "1",
    "stock": "1x10,1x2",
}


def play(rules, *texts):
    for text in texts:
        assert rules.check(text) is None, text
        rules.play(text)
    return rules


def test_a_match_with_all_defaults_is_ready_to_play():
    rules = match()
    assert (rules.turn, rules.expects(), rules.outcome()) == (0, "bar", None)
    assert code(rules, "a1h5") is None


def test_players_place_in_turn():
    rules = play(match(), "a1h5")
    assert rules.turn == 1
    play(rules, "a2h5")
    assert rules.turn == 0


def test_the_first_of_the_players_begins_round_1_and_the_other_one_round_2():
    rules = match("BR", stock="1x5")
    assert rules.position().startswith("round=1 turn=B")
    play(rules, "a1h5", "a3h5")
    assert rules.position().startswith("round=2 turn=R")


def test_the_round_ends_at_once_when_neither_can_place():
    rules = play(match(stock="1x5"), "a1h5")
    assert rules.round == 1
    play(rules, "a3h5")
    assert (rules.round, rules.turn, rules.pieces) == (2, 1, [])
    assert rules.position() == "round=2 turn=B passes=0 phase=play before=Ra1h5,Ba3h5 pieces=-"


def test_the_match_ends_after_the_second_round():
    rules = play(match(stock="1x5"), "a1h5", "a3h5", "a1h5", "a3h5")
    assert (rules.turn, rules.expects(), rules.next([]), rules.tries([])) == (-1, "over", [], [])
    refusal = rules.check("a5h5")
    assert (refusal.code, refusal.rule) == ("over", "12")
    assert code(rules, "pass") == "over"


def test_the_match_ends_after_the_first_round_by_option():
    rules = play(match(stock="1x5", rounds="1"), "a1h5", "a3h5")
    assert rules.outcome() == ("tie", [[0, 1]])


def test_nobody_may_pass_while_a_bar_fits():
    refusal = match().check("pass")
    assert (refusal.code, refusal.rule, refusal.facts) == ("must_place", "11", {"move": "a1h5"})


def test_a_player_who_cannot_place_must_pass_if_the_other_can():
    rules = play(match(**NARROW), "a9h2", "a10h10")
    assert (rules.turn, rules.expects(), moves(rules)) == (0, "pass", ["pass"])
    play(rules, "pass")
    assert (rules.turn, rules.passes, rules.round) == (1, 1, 1)
    play(rules, "c9h2")
    assert rules.round == 2


def test_a_player_who_passed_may_place_again_when_it_becomes_possible():
    # Red has only bars of 9 left; Blue's b1v9 becomes the support that one of them needed.
    rules = match(board="10x10", neutral_stock="8x10", neutral=NARROW["neutral"], stock="2x9,1x3,1x2")
    play(rules, "c6v2", "b9v2", "g4v3", "j4v3")
    assert moves(rules) == ["pass"]
    play(rules, "pass", "b1v9")
    assert "b5h9" in moves(rules)
    assert play(rules, "b5h9").turn == 1


def test_passing_is_free_by_option_and_two_passes_end_the_round():
    rules = play(match(compulsory="off"), "a1h5", "pass")
    assert (rules.turn, rules.round, rules.passes) == (0, 1, 1)
    play(rules, "b3h5", "pass", "pass")
    assert (rules.round, rules.turn, rules.passes) == (2, 1, 0)
    assert "pass" in moves(rules)
    play(rules, "pass", "pass")
    assert rules.outcome() == ("tie", [[0, 1]])


def test_a_bar_between_two_passes_keeps_the_round_going():
    rules = play(match(compulsory="off"), "pass", "a1h5", "pass")
    assert rules.round == 1


# The result.

CORNER_FOR_RED = ("b1h2", "j10h2", "a2h2", "h10h2")  # Red closes a1


def test_the_points_of_both_rounds_are_added():
    rules = play(match(stock="2x2"), *CORNER_FOR_RED)
    assert (rules.round, points(rules)) == (2, (1, 0))
    play(rules, "j10h2", "b1h2", "h10h2")
    assert points(rules) == (1, 0)
    play(rules, "a2h2")
    assert points(rules) == (2, 0)
    assert [line[1] for line in rules.score()[0][1]] == [
        {"round": 1, "cell": "a1", "cells": 1},
        {"round": 2, "cell": "a1", "cells": 1},
    ]
    assert rules.outcome() == ("rounds", [[0], [1]])
    assert (rules.areas_of(1), rules.areas_of(2)) == ([(0, [0])], [(0, [0])])


def test_seats_follow_the_order_of_the_players():
    rules = play(match("BR", stock="2x2", rounds="1"), *CORNER_FOR_RED)
    assert rules.outcome() == ("rounds", [[0], [1]])
    assert rules.position().endswith("pieces=Bb1h2,Rj10h2,Ba2h2,Rh10h2")


# Red closes a1 in round 1; in round 2 Blue, who begins it, does.
EVEN = CORNER_FOR_RED + CORNER_FOR_RED


def test_equal_totals_are_a_draw():
    assert play(match(stock="2x2"), *EVEN).outcome() == ("tie", [[0, 1]])


def test_equal_totals_go_to_the_better_second_round_by_option():
    assert play(match(stock="2x2", tie="second_round"), *EVEN).outcome() == ("second_round", [[1], [0]])
    nothing = ("a1h2", "a3h2", "a5h2", "a7h2") * 2
    assert play(match(stock="2x2", tie="second_round"), *nothing).outcome() == ("tie", [[0, 1]])


# The landscape.


def test_without_neutral_pieces_there_is_no_landscape_phase():
    assert match().expects() == "bar"
    refusal = match().check("neutral c3v2")
    assert (refusal.code, refusal.rule) == ("no_landscape", "18")
    assert code(match(), "start") == "no_landscape"
    assert code(match(landscape="ours_middle"), "neutral c3v2") == "started"


def test_in_a_free_landscape_neutral_pieces_come_first():
    rules = match(landscape="free")
    assert (rules.turn, rules.expects()) == (0, "neutral")
    refusal = rules.check("c3h5")
    assert (refusal.code, refusal.rule) == ("not_started", "18")
    assert code(rules, "pass") == "not_started"
    play(rules, "neutral c3v2", "neutral e3h1", "start")
    assert (rules.turn, rules.expects()) == (0, "bar")
    assert rules.position().endswith("phase=play before=- pieces=Nc3v2,Ne3h1")


def test_the_landscape_phase_offers_neutral_bars_and_the_start():
    rules = match(landscape="free")
    assert [(choice.token, choice.value) for choice in rules.next([])] == [
        ("h3", 1),
        ("v3", 1),
        ("h2", 2),
        ("v2", 2),
        ("h1", 3),
        ("start", None),
    ]
    assert rules.text_of(["h1", "c", "3"]) == "neutral c3h1"
    assert len(moves(rules)) == 90 + 88 + 100 + 99 + 110 + 1


def test_when_all_neutral_pieces_lie_only_the_start_is_left():
    rules = play(match(landscape="free", neutral_stock="1x1"), "neutral a1h1")
    assert moves(rules) == ["start"]


def test_by_agreement_the_first_player_enters_the_landscape():
    assert play(match(landscape="free"), "neutral c3v2").turn == 0


def test_neutral_pieces_are_placed_in_turn_by_option_and_the_beginner_begins():
    rules = play(match(landscape="free", landscape_by="alternate"), "neutral c3v2")
    assert rules.turn == 1
    assert play(rules, "start").turn == 0


def test_the_second_round_keeps_the_landscape():
    rules = play(match(landscape="free", stock="1x5"), "neutral c3v2", "start", "a1h5", "a10h5")
    assert rules.position() == "round=2 turn=B passes=0 phase=play before=Nc3v2,Ra1h5,Ba10h5 pieces=Nc3v2"


def test_the_landscape_phase_comes_again_by_option():
    rules = match(landscape="free", stock="1x5", same_landscape="off", neutral="e5h3")
    play(rules, "neutral c3v2", "start", "a1h5", "a10h5")
    assert rules.position() == "round=2 turn=B passes=0 phase=landscape before=Ne5h3,Nc3v2,Ra1h5,Ba10h5 pieces=Ne5h3"
    assert code(play(rules, "neutral a1h1", "start"), "b1h5") is None


def test_a_landscape_can_be_given_as_pieces():
    rules = match(neutral="C3v2,e3h2,a1v1")
    assert (rules.expects(), rules.position().split()[-1]) == ("bar", "pieces=Nc3v2,Ne3h2,Na1h1")


@pytest.mark.parametrize("board", ["11x10", "10x10"])
@pytest.mark.parametrize("landscape", ["ours_middle", "ours_stones"])
def test_our_own_landscapes_are_symmetric_and_lie_on_the_board_from_the_start(board, landscape):
    rows = match(board=board, landscape=landscape).state()["owners"]
    assert any("N" in row for row in rows)
    mirrored = ["".join(reversed(row)) for row in rows]
    turned = mirrored[::-1]
    assert rows in (mirrored, turned)
