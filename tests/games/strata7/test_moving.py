"""Steps and jumps: what a chain may do, and which way is written for it."""

from games.strata7.tables import code, ends, moves, paths, play, table


def test_a_move_is_one_step_or_a_chain_of_jumps_never_both():
    rules = table("c2 d3", "f4 h9")
    assert code(rules, "c2-e4-e5") == "mixed"
    assert code(rules, "c2-c3-e5") == "mixed"


def test_a_jump_goes_over_exactly_one_adjacent_pawn():
    rules = table("c2 d4", "f4 g4 h9")
    assert "h4" not in ends(rules, "d4")
    assert code(rules, "d4-g4") == "too_far"
    assert code(rules, "d4-f2") == "jump_black"
    assert code(rules, "d4-f6") == "jump_empty"


def test_the_cell_a_pawn_has_left_is_empty_for_the_rest_of_its_chain():
    """Over d8 and back, then over e8: legal, but the move is written by the shorter way."""
    rules = table("d7 d8 e8", "h2")
    assert code(rules, "d7-d9-d7-f9") is None
    assert rules.canonical("d7-d9-d7-f9") == "d7-f9"


def test_a_chain_may_not_end_where_it_began_unless_it_is_allowed():
    pawns = dict(white="d7 d8 h3", bordeaux="h2 i9")
    assert code(table(**pawns), "d7-d9-d7") == "round_trip"
    rules = table(**pawns, round_trip="on")
    assert "d7-d9-d7" in moves(rules)
    before = rules.state()["rows"]
    play(rules, "d7-d9-d7")
    assert (rules.state()["rows"], rules.players[rules.turn]) == (before, "B")


def test_the_same_pawn_may_be_jumped_twice_unless_that_is_forbidden():
    pawns = dict(white="c8 d8 d7", bordeaux="e9 h2")
    rules = table(**pawns)
    assert code(rules, "d7-d9-d7-b9") is None
    forbidden = table(**pawns, jump_twice="off")
    assert code(forbidden, "d7-d9-d7-b9") == "jump_twice"
    assert code(forbidden, "d7-d9") is None


def test_without_jumping_twice_fewer_cells_are_reached():
    """From d1 over e2 to f3, over f2 to f1, and d3 only over e2 again."""
    pawns = dict(white="d1 e2 f2", bordeaux="h9")
    assert {"f3", "f1", "d3"} <= set(ends(table(**pawns), "d1").split())
    narrow = set(ends(table(**pawns, jump_twice="off"), "d1").split())
    assert {"f3", "f1"} <= narrow and "d3" not in narrow
    assert code(table(**pawns, jump_twice="off"), "d1-f3-f1-d3") == "jump_twice"


def test_a_cell_with_several_ways_is_offered_once_by_the_shortest():
    rules = table("d2 e2 d3 e4", "h9 g8")
    texts = [rules.text_of(path) for path in paths(rules)]
    assert len(texts) == len(set(texts))
    for path in paths(rules):
        text = rules.text_of(path)
        assert (text.split("-")[0], rules.canonical(text)) == (path[0] + path[1], text)


def test_another_way_to_the_same_cell_is_accepted_and_written_as_the_shortest():
    rules = table("d7 d8 e8 e9", "h2")
    detour = "d7-d9-f9"
    assert code(rules, detour) is None
    assert rules.canonical(detour) == "d7-f9"
    first, second = table("d7 d8 e8 e9", "h2"), table("d7 d8 e8 e9", "h2")
    first.play(detour)
    second.play(rules.canonical(detour))
    assert first.snapshot() == second.snapshot()


def test_own_objectives_may_be_entered_and_left_freely():
    rules = play(table("e4", "h9"), "e4-f3", "h9-h10", "f3-f4")
    assert rules.points(0) == 0
    assert code(table("e4", "h9", own_objectives="closed"), "e4-f3") == "own_objective"


def test_pawns_that_begin_on_an_own_objective_may_leave_it_when_they_are_closed():
    rules = table("h3 d1", "h9", board="B", own_objectives="closed")
    assert "h3-g4" in moves(rules) and "d1-d2" in moves(rules)
    play(rules, "h3-g4", "h9-i9")
    assert code(rules, "g4-h3") == "own_objective"
