"""The examples T1 to T20 of the rules page."""

from games.strata7.tables import bordeaux, code, ends, match, moves, news, play, points, table, where, white


def test_t1_a_pawn_steps_to_all_free_neighbours():
    assert ends(table("e4", "h9"), "e4") == "d3 d4 d5 e5 f3 f4"
    assert ends(table("e4", "h9", own_objectives="closed"), "e4") == "d3 d4 e5 f4"


def test_t2_black_cells_are_closed():
    assert ends(table("j4", "h9"), "j4") == "i3 i4 i5"


def test_t3_jumps_go_over_own_and_enemy_pawns_in_chains():
    rules = table("c2 d3", "f4 h5")
    assert ends(rules, "c2") == "b2 b3 c1 c3 d1 d2 e4 g4 i6"
    assert [move for move in moves(rules) if move.startswith("c2-e4")] == ["c2-e4", "c2-e4-g4", "c2-e4-g4-i6"]


def test_t4_nobody_jumps_onto_a_black_cell():
    assert ends(table("c3", "d3"), "c3") == "b2 b3 b4 c2 d2 d4"


def test_t5_a_pawn_that_loses_its_only_liberty_is_taken():
    rules = play(table("a4 b3", "b5 c5", turn="B"), "c5-b4")
    assert (white(rules), points(rules), news(rules)) == ("b3", (0, 1), ["taken"])
    assert rules.news[0][1] == {"player": "B", "cell": "a4", "count": 1, "points": 1}


def test_t7_without_contact_nobody_is_taken():
    rules = table("c1 d1 e1 f1 b2 c2 d2 e2 f2 h3", "h2")
    play(rules, "h3-i3")
    assert "d1" in white(rules)
    assert points(rules) == (0, 0)


def test_t9_a_player_can_fill_his_own_last_liberty():
    rules = play(table("a4 b3 c5", "b5"), "c5-b4")
    assert (white(rules), points(rules)) == ("b3 b4", (0, 1))


def test_t11_an_enemy_objective_ends_the_chain():
    over = dict(white="d4", bordeaux="d5 d7")
    assert [cell for cell in ends(table(**over), "d4").split() if cell in ("d6", "d8")] == ["d6"]
    through = table(**over, pass_through="on")
    assert {"d6", "d8"} <= set(ends(through, "d4").split())
    assert code(table(**over), "d4-d6-d8") == "chain_ends"
    assert code(through, "d4-d6-d8") is None


def test_t12_an_occupant_is_locked_and_a_reinforcement_must_leave():
    rules = table("d6 c5 h2", "h9")
    assert rules.next(["d", "6"]) == []
    assert code(rules, "d6-d7") == "locked"
    assert sorted(choice.token for choice in rules.next(["c", "5", "d6"])) == ["c5", "c6", "d5", "d7", "e5", "e7"]


def test_t13_the_reinforcement_scores_and_the_pair_leaves():
    rules = play(table("d6 c5 h2", "h9"), "c5-d6>d7")
    assert (points(rules), where(rules, "W"), list(rules.board.men).count(5)) == ((1, 0), "d7", 1)
    assert news(rules) == ["scored"]


def test_t14_the_separation_comes_first_and_never_back_to_the_objective():
    rules = play(table("d6 c5 h2", "h9"), "c5-d6>d7", "h9-h10")
    assert moves(rules) == ["d7/c6", "d7/c8", "d7/d8", "d7/e7", "d7/e8"]
    assert rules.expects() == "separate"


def test_t18_six_points_and_no_prisoner_win():
    rules = play(table("d6 c5", "h9", fields="ones=5,0"), "c5-d6>d7")
    assert (points(rules), rules.outcome()) == ((7, 0), ("seven", [[0], [1]]))
    assert news(rules) == ["scored", "extra", "seven"]


def test_t20_from_five_to_seven_wins_without_a_reinforcement():
    rules = play(table("b7 b6", "h9", fields="ones=5,0"), "b6-b7>c8")
    assert (points(rules), rules.outcome()) == ((7, 0), ("seven", [[0], [1]]))
    assert news(rules) == ["scored", "seven"]


def test_the_start_of_preset_a_has_32_moves_and_of_preset_b_38():
    assert len(moves(match())) == 32
    assert len(moves(match(board="B"))) == 38
    assert len(bordeaux(match()).split()) == 20
