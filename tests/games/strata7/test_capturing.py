"""Prisoners: which pawns are taken, by whom, and in which order; claims, where only claimed pawns are taken."""

from games.strata7.tables import bordeaux, code, moves, news, play, points, table, white


def test_one_move_takes_several_pawns_at_once():
    """The only liberty of both e1 and f1 is f2."""
    rules = play(table("e1 f1 h3", "d1 d2 e2 g1 g2 g3", turn="B"), "g3-f2")
    assert (white(rules), points(rules), news(rules)) == ("h3", (0, 2), ["several"])
    assert rules.news[0][1] == {"player": "B", "cell": "e1", "count": 2, "points": 2}


def test_pawns_of_one_colour_are_judged_on_the_same_position():
    """Each of the two would have a liberty if the other was gone."""
    rules = play(table("e1 f1 h3", "d1 d2 e2 g1 g2 g3", turn="B"), "g3-f2")
    assert white(rules) == "h3"


def test_a_jump_does_not_save_a_pawn():
    rules = table("a4 b3", "b5 c5 c3", turn="B")
    play(rules, "c5-b4")
    assert "a4" not in white(rules)


def test_the_movers_prisoners_are_taken_first_and_may_free_his_own_pawns():
    """The same move takes the last liberty of both c1 and d1: the mover takes d1, so c1 has a liberty again."""
    pawns = dict(white="c1 b2 c2 d2", bordeaux="d1 e1 e2 f3", turn="W")
    rules = play(table(**pawns), "d2-d3")
    assert points(rules) == (0, 0)
    pawns = dict(white="c1 b2 c2 d3", bordeaux="d1 e1 e2 g7", turn="W")
    rules = play(table(**pawns), "d3-d2")
    assert (white(rules), bordeaux(rules), points(rules)) == ("b2 c1 c2 d2", "e1 e2 g7", (1, 0))
    together = play(table(**pawns, order="together"), "d3-d2")
    assert (white(together), bordeaux(together), points(together)) == ("b2 c2 d2", "e1 e2 g7", (1, 1))


def test_contact_may_be_orthogonal_only():
    """a4 touches the enemy on b5 only at a corner."""
    pawns = dict(white="a4 b3 c5", bordeaux="b5")
    assert points(play(table(**pawns), "c5-b4")) == (0, 1)
    assert points(play(table(**pawns, contact="four"), "c5-b4")) == (0, 0)


def test_an_empty_objective_is_a_liberty_unless_it_is_an_own_one_and_excluded():
    """The last liberty of e2 is f3, an objective of its own camp."""
    pawns = dict(white="e2 d1 d2 d3 e1 f1 f2", bordeaux="g8 f4 h2", turn="B")
    rules = play(table(**pawns), "f4-e4")
    assert "e2" in white(rules)
    pawns = dict(white="e2 d1 d2 d3 e1 f1", bordeaux="g8 f4 g3", turn="B")
    assert "e2" in white(play(table(**pawns), "g3-f2"))
    for option in ({"liberty": "not_own"}, {"own_objectives": "closed"}):
        assert "e2" not in white(play(table(**pawns, **option), "g3-f2")), option


def test_an_own_pawn_on_an_enemy_objective_is_a_liberty():
    """a8 is black; a6 is black: b8 has no empty neighbour, but may step onto b7."""
    pawns = dict(white="b7 b8 a7 c9 b9", bordeaux="c8 d8", turn="B")
    rules = play(table(**pawns), "d8-d9")
    assert "b8" in white(rules)
    assert "b8" not in white(play(table(**pawns, liberty="empty"), "d8-d9"))


def test_an_occupant_can_be_taken():
    rules = play(table("b7 h2", "a7 b8 c8 b6 d7", turn="B"), "d7-c6")
    assert (white(rules), points(rules)) == ("h2", (0, 1))


def test_an_occupant_threatens_like_any_pawn():
    rules = play(table("b7 h2", "a7 b8 c5", turn="B"), "c5-b6")
    assert (bordeaux(rules), points(rules)) == ("b6 b8", (1, 0))


def test_a_captured_pair_is_two_prisoners_and_two_points_or_one():
    pawns = dict(white="a7 h2", bordeaux="b6 b8 c8", turn="B", left="a7b7")
    rules = play(table(**pawns), "c8-b7")
    assert (white(rules), points(rules), rules.held(1)) == ("h2", (0, 2), 2)
    assert rules.news[0] == ("taken", {"player": "B", "cell": "a7", "count": 1, "points": 2})
    one = play(table(**pawns, pair_points="1"), "c8-b7")
    assert (points(one), one.held(1)) == ((0, 1), 2)


def test_the_left_objective_is_a_liberty_of_the_pair():
    rules = play(table("a7 h2", "b6 b8 e9", turn="B", left="a7b7"), "e9-e10")
    assert "a7" in white(rules)


# Claims

CLAIM = dict(white="a4 b3 h3", bordeaux="b5 c5 e9", turn="B", captures="claim")


def test_nothing_is_taken_that_nobody_claims():
    rules = play(table(**CLAIM), "c5-b4")
    assert ("a4" in white(rules), points(rules), rules.news) == (True, (0, 0), [])


def test_a_claim_right_after_the_move_takes_the_pawn_and_the_turn_goes_on():
    rules = play(table(**CLAIM), "c5-b4")
    assert "claim a4" in moves(rules)
    play(rules, "claim a4")
    assert (white(rules), points(rules), news(rules)) == ("b3 h3", (0, 1), ["taken"])
    assert rules.players[rules.turn] == "W"


def test_a_claim_is_good_until_the_captors_next_move():
    rules = play(table(**CLAIM), "c5-b4", "h3-h2")
    assert code(rules, "claim a4") is None
    play(rules, "e9-e10")
    assert code(rules, "claim a4") == "claim_late"
    assert not any(move.startswith("claim") for move in moves(rules))
    # After the pawn had a liberty again, a new claim is possible.
    play(rules, "b3-b2", "e10-e9", "b2-b3")
    assert code(rules, "claim a4") is None


def test_the_owner_may_save_the_pawn_before_it_is_claimed():
    rules = play(table(**CLAIM), "c5-b4", "b3-b2")
    assert code(rules, "claim a4") == "claim_liberty"


def test_several_pawns_are_claimed_together_but_only_of_one_colour():
    pawns = dict(white="e1 f1 h3", bordeaux="d1 d2 e2 g1 g2 g3", turn="B", captures="claim")
    rules = play(table(**pawns), "g3-f2")
    assert [move for move in moves(rules) if move.startswith("claim")] == ["claim e1", "claim e1 f1", "claim f1"]
    assert rules.canonical("CLAIM f1 e1") == "claim e1 f1"
    one = play(table(**pawns), "g3-f2", "claim e1")
    assert code(one, "claim f1") == "claim_liberty"
    play(rules, "claim e1 f1")
    assert (white(rules), points(rules)) == ("h3", (0, 2))


def test_a_wrong_claim_is_refused_with_its_reason():
    rules = table("a4 b3 e1 d1 f1 d2 e2 f2", "b5 c5", captures="claim")
    assert code(rules, "claim e1") == "claim_contact"
    assert rules.check("claim a4").facts == {"cell": "a4", "room": 1}
    assert code(rules, "claim g7") == "no_pawn"
    assert code(table("a4", "b5"), "claim a4") == "claim_auto"


def test_claims_of_both_colours_are_two_claims():
    rules = table("c1 b2 c2 d3", "d1 e1 e2 g7", captures="claim")
    play(rules, "d3-d2")
    assert code(rules, "claim c1") is None and code(rules, "claim d1") is None
    assert code(rules, "claim c1 d1") == "claim_mixed"
