"""How a match ends: seven points, nobody can move, a draw by repetition; passing."""

from games.strata7.tables import code, match, moves, news, play, table


def test_a_player_who_cannot_move_passes():
    """White's only pawn is an occupant: it is locked, but not stranded."""
    rules = table("d6", "h9")
    assert (moves(rules), rules.expects()) == (["pass"], "pass")
    play(rules, "pass")
    assert rules.players[rules.turn] == "B"


def test_by_option_a_player_who_cannot_move_has_lost():
    rules = play(table("d6", "h9", turn="B", stuck="loses"), "h9-h10")
    assert (rules.outcome(), news(rules)) == (("lost", [[1], [0]]), ["lost"])


def test_when_nobody_can_move_the_points_decide():
    even = table("d6", "d5")
    assert even.outcome() == ("stuck", [[0, 1]])
    ahead = table("d6", "d5", fields="ones=1,2")
    assert ahead.outcome() == ("stuck", [[1], [0]])
    assert even.next([]) == [] and even.turn == -1


def test_a_match_can_end_by_a_move_after_which_nobody_can_move():
    rules = play(table("d6", "e4", turn="B"), "e4-d5")
    assert (rules.outcome(), news(rules)) == (("stuck", [[0, 1]]), ["draw_stuck"])


def test_passing_is_for_those_who_cannot_move_unless_it_is_allowed():
    assert code(match(), "pass") == "must_move"
    rules = match(passing="on")
    assert "pass" in moves(rules)
    play(rules, "pass")
    assert rules.players[rules.turn] == "B"


def test_a_separation_comes_before_a_pass():
    rules = table("d7 h2", "h9", left="d7d6", passing="on")
    assert "pass" not in moves(rules)
    assert code(rules, "pass") == "separate_first"
    play(rules, "d7/d8", "h9-h10")
    assert code(rules, "pass") is None


SHUFFLE = ("d3-d4", "d8-d7", "d4-d3", "d7-d8")


def test_a_draw_may_be_claimed_when_a_position_stands_for_the_third_time():
    rules = match()
    play(rules, *SHUFFLE)
    assert rules.check("draw").facts == {"room": 2}
    play(rules, *SHUFFLE)
    assert "draw" in moves(rules)
    play(rules, "draw")
    assert (rules.outcome(), news(rules), rules.turn) == (("repetition", [[0, 1]]), ["draw_repetition"], -1)


def test_the_same_position_with_the_other_player_to_move_is_no_repetition():
    rules = match(passing="on")
    play(rules, *SHUFFLE, "pass", *("d8-d7", "d3-d4", "d7-d8", "d4-d3"))
    assert rules.occurrences() == 2


def test_the_draw_by_repetition_can_be_switched_off():
    rules = match(repetition="off")
    play(rules, *SHUFFLE, *SHUFFLE)
    assert "draw" not in moves(rules)
    assert code(rules, "draw") == "draw_off"


def test_what_changed_for_good_begins_a_new_count():
    rules = match()
    play(rules, *SHUFFLE)
    assert len(rules.trail) == 10
    fresh = play(table("d6 c5 h2", "h9"), "h2-h3", "h9-h10", "c5-d6>c6")
    assert len(fresh.trail) == 2
    assert fresh.last == (5 * 12 + 3, 6 * 12 + 3)


def test_only_the_last_64_moves_are_searched_for_a_repetition():
    rules = match()
    for _ in range(20):
        play(rules, *SHUFFLE)
    assert len(rules.trail) == 2 * 65
    assert rules.occurrences() == 17


def test_after_the_end_there_is_no_move():
    rules = play(table("d6 c5", "h9", fields="ones=6,0"), "c5-d6>d7")
    assert (rules.next([]), rules.tries([]), rules.chapter, rules.expects()) == ([], [], 1, "over")
    assert code(rules, "h9-h10") == "over"
