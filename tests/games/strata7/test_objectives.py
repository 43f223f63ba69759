"""Objectives: occupation, reinforcement with exit, the pair and its separation, the pawn that returns."""

import pytest
from games.strata7.tables import bordeaux, code, match, moves, news, play, points, table, where, white

from wayside.games.strata7.setup.start.layouts import PRESETS


def test_both_camps_have_nine_points():
    values = table("e4", "h9").board.targets
    assert [sum(values[colour]) for colour in (1, 2)] == [9, 9]


def test_a_reinforcement_may_come_by_a_jump_unless_that_is_forbidden():
    pawns = dict(white="d6 d5 d4", bordeaux="h9")
    assert "d4-d6>d7" in moves(table(**pawns))
    step = table(**pawns, reinforce="step")
    assert not any(move.startswith("d4-d6") for move in moves(step))
    assert code(step, "d4-d6>d7") == "step_only"
    assert "d5-d6>d7" in moves(step)


def test_a_pair_may_leave_to_an_objective_of_its_own_camp():
    rules = table("d6 c5 h2", "h9")
    assert {move for move in moves(rules) if ">" in move} == {f"c5-d6>{exit}" for exit in "c5 c6 d5 d7 e5 e7".split()}
    play(rules, "c5-d6>d5", "h9-h10")
    assert moves(rules) and all(move.startswith("d5/") for move in moves(rules))
    assert "d5/d6" not in moves(rules)


def test_a_pair_may_leave_to_enemy_objectives_or_to_none_as_chosen():
    assert code(table("d6 c5", "h9", exit_objectives="off"), "c5-d6>d5") == "exit_objective"
    assert code(table("d6 c5", "h9", exit_objectives="on"), "c5-d6>d5") is None
    for choice in ("own", "on", "off"):
        rules = table("d6 c5", "h9", exit_objectives=choice, own_objectives="closed")
        assert code(rules, "c5-d6>d5") == "own_objective"


def test_a_pair_leaves_to_an_enemy_objective_only_by_the_option():
    """Here e7 and f4 are objectives too."""
    board = PRESETS["A"].replace(".2#....#2./#..1#.1", ".2#.1..#2./#..1#.1")
    assert code(table("d6 c5", "h9", board=board), "c5-d6>e7") == "exit_objective"
    assert code(table("d6 c5", "h9", board=board, exit_objectives="on"), "c5-d6>e7") is None


def test_without_an_exit_the_reinforcement_is_illegal_or_the_pair_stays():
    """f4 jumps over e5 to d6; around it only the objective d5 is empty."""
    pawns = dict(white="d6 f4 c5 c6 d7 h2", bordeaux="e5 e7", exit_objectives="off")
    rules = table(**pawns)
    assert code(rules, "f4-d6") == "no_exit"
    assert not any(move.startswith("f4-d6") for move in moves(rules))
    stays = table(**pawns, no_exit="stay")
    assert "f4-d6" in moves(stays)
    play(stays, "f4-d6")
    assert (points(stays), where(stays, "X"), stays.state()["pairs"]) == ((1, 0), "d6", {"d6": "d6"})


def test_a_pair_that_stayed_separates_and_can_be_reinforced_again():
    rules = table("d6 c6 h2", "h9 e9", left="d6d6", no_exit="stay")
    play(rules, "d6/d7", "h9-h10")
    assert where(rules, "x") == "d6"
    assert "c6-d6>e7" in moves(rules)


def test_the_separation_is_the_whole_turn_or_comes_before_a_move():
    pawns = dict(white="d7 h2", bordeaux="h9", left="d7d6")
    rules = play(table(**pawns), "d7/c6")
    assert rules.players[rules.turn] == "B"
    free = play(table(**pawns, separation="free"), "d7/c6")
    assert (free.players[free.turn], free.expects()) == ("W", "move")
    play(free, "h2-h3")
    assert free.players[free.turn] == "B"


def test_the_upper_pawn_may_separate_by_jumps():
    rules = table("d7", "d8 e8 h2", left="d7d6")
    assert {"d7/d9", "d7/f9"} <= set(moves(rules))
    assert code(rules, "d7/d9-f7") is None
    assert rules.canonical("D7/d9-F7") == "d7/d9-f7"


def test_the_upper_pawn_may_occupy_another_objective():
    rules = play(table("d7 h2", "h9", left="d7d6"), "d7/e8")
    assert where(rules, "z") == "e8"
    assert rules.board.is_locked(8 * 12 + 5)


def test_the_upper_pawn_does_not_reinforce():
    rules = table("d7 e8 h2", "h9", left="d7d6")
    assert code(rules, "d7/e8") == "occupied"


def test_a_separation_that_is_not_possible_waits_and_then_comes_first():
    """a7 has only b7, the objective it left; no jump leads away."""
    rules = table("a7 h2", "b6 b8 c5 c9 f9", left="a7b7")
    assert rules.expects() == "move"
    play(rules, "h2-h3", "b6-c6")
    assert moves(rules) == ["a7/b6"]
    assert code(rules, "h3-h2") == "separate_first"


def test_a_separation_by_a_step_is_compulsory_and_may_then_also_jump():
    step = table("d7 h2", "c6 c8 d8 h9", left="d7d6")
    assert step.expects() == "separate" and {"d7/e7", "d7/d9"} <= set(moves(step))
    assert code(step, "h2-h3") == "separate_first"


def test_a_separation_by_jumps_only_is_allowed_and_by_an_option_compulsory():
    pawns = dict(white="d7 h2", bordeaux="c6 c8 d8 e7 e8 h9", left="d7d6")
    rules = table(**pawns)
    assert {"h2-h3", "d7/d9"} <= set(moves(rules))
    assert rules.expects() == "move"
    strict = table(**pawns, must_separate="any")
    assert moves(strict) and all("/" in move for move in moves(strict))


def test_after_separating_the_same_objective_can_be_scored_again():
    rules = table("d6 c5 h2", "h9 g9")
    play(rules, "c5-d6>c6", "h9-h10", "c6/c5", "h10-h9", "c5-d6", "h9-h10", "c6-d6>c6")
    assert points(rules) == (2, 0)


def test_a_pair_never_moves_as_a_whole():
    rules = table("d7 h2", "h9", left="d7d6")
    assert code(rules, "d7-d8") == "pair"
    assert code(table("d7 h2", "h9"), "d7/d8") == "no_pair"


# The ultimate reinforcement


def test_the_sixth_point_brings_a_captive_pawn_back():
    rules = play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7")
    assert (points(rules), news(rules), rules.expects()) == ((6, 1), ["scored", "due"], "return")
    assert rules.players[rules.turn] == "W"
    assert len(moves(rules)) == 62 - 2
    assert code(rules, "d7/d8") == "return_first"
    play(rules, "+e5")
    assert (white(rules), points(rules), rules.held(1)) == ("d7 e5", (6, 1), 0)
    assert rules.players[rules.turn] == "B"


def test_the_captor_may_lose_the_point():
    rules = play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1", keep_point="off"), "c5-d6>d7", "+e5")
    assert points(rules) == (6, 0)


def test_a_pawn_comes_back_to_ordinary_cells_or_to_its_own_camp_only():
    rules = play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7")
    assert [code(rules, move) for move in ("+d6", "+e6", "+h9", "+a1", "+e9")] == [
        "return_objective",
        "black",
        "occupied",
        "off_board",
        None,
    ]
    camp = play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1", return_cells="camp"), "c5-d6>d7")
    assert code(camp, "+e9") == "return_camp"
    assert all(int(move[2:]) <= 5 for move in moves(camp))


def test_a_returned_pawn_may_take_the_last_point():
    """Captures are judged again: a7 of Bordeaux has the one liberty b6."""
    rules = play(table("d6 c5 b7", "a7 b8 h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7", "+b6")
    assert (bordeaux(rules), points(rules), rules.outcome()[0]) == ("b8 h9", (7, 1), "seven")


def test_a_pawn_comes_back_once_or_every_time():
    fields = "ones=5,0 taken=0,2 returned=1,0"
    once = play(table("d6 c5", "h9", fields=fields), "c5-d6>d7")
    assert once.expects() == "move"
    always = play(table("d6 c5", "h9", fields=fields, reinforcements="always"), "c5-d6>d7")
    assert always.expects() == "return"


def test_the_sixth_taking_may_be_counted_by_events():
    """Two objectives of 3 are 6 points and two takings."""
    fields = "threes=1,0 twos=1,0 taken=0,1"
    assert play(table("d6 c5", "h9", fields=fields), "c5-d6>d7").expects() == "return"
    assert play(table("d6 c5", "h9", fields=fields, sixth="takings"), "c5-d6>d7").expects() == "move"
    fields = "ones=5,0 taken=0,1"
    assert play(table("d6 c5", "h9", fields=fields, sixth="takings"), "c5-d6>d7").expects() == "return"


def test_points_made_on_the_opponents_turn_count_at_once():
    """White strands his own a4: Bordeaux has 6 and puts a pawn back before he moves."""
    rules = play(table("a4 b3 c5", "b5", fields="taken=1,5"), "c5-b4")
    assert (points(rules), news(rules), rules.expects()) == ((1, 6), ["taken", "due"], "return")
    assert rules.players[rules.turn] == "B"
    play(rules, "+e9")
    assert (rules.players[rules.turn], rules.expects()) == ("B", "move")


def test_the_movers_points_are_counted_first_when_both_reach_seven():
    pawns = dict(white="c1 b2 c2 d3", bordeaux="d1 e1 e2 g7", fields="ones=6,6", order="together")
    rules = play(table(**pawns), "d3-d2")
    assert (points(rules), rules.outcome()) == ((7, 6), ("seven", [[0], [1]]))


@pytest.mark.parametrize("begins", ["WB", "BW"])
def test_white_always_has_the_lower_camp(begins):
    rules = match(begins)
    assert rules.players[rules.turn] == begins[0]
    rows = {int(move.split("-")[0][1:]) for move in moves(rules)}
    assert rows <= ({1, 2, 3} if begins[0] == "W" else {8, 9, 10})
