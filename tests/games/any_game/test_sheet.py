"""A plain score sheet: rounds or running totals, any whole numbers; it ends when a player says so."""

import pytest
from games.any_game.tables import code, match, play, tokens, totals

from wayside.games import any_game
from wayside.games.moves import BadOption


def test_in_rounds_everybody_scores_once_in_order():
    rules = match()
    play(rules, "score 7", "score -5")
    assert (rules.turn, rules.round) == (2, 1)
    play(rules, "score 0")
    assert (rules.turn, rules.round, totals(rules)) == (0, 2, [7, -5, 0])
    play(rules, "score 23", "score 140", "score 1")
    assert rules.score()[1] == (
        135,
        [("any_game.line_round", {"number": 1}, -5), ("any_game.line_round", {"number": 2}, 140)],
    )


def test_with_running_totals_anybody_scores_at_any_time():
    rules = match(count="running")
    play(rules, "score 2 7", "score 2 -3", "score 1 12")
    assert (totals(rules), rules.turn) == ([12, 4, 0], 1)  # the player after the last one is offered first
    assert rules.likely([]) == ["2"]
    assert rules.score()[1][1] == [
        ("any_game.line_entry", {"number": 1}, 7),
        ("any_game.line_entry", {"number": 2}, -3),
    ]


def test_the_higher_total_wins_or_the_lower_one():
    for wins, winner in (("high", 1), ("low", 0)):
        rules = match("12", wins=wins)
        play(rules, "score 3", "score 9", "finish")
        assert rules.outcome() == ("finished", [[winner], [1 - winner]])
        assert (rules.turn, rules.chapter) == (-1, 1)


def test_players_who_are_level_share_a_place():
    rules = match("1234")
    play(rules, "score 5", "score 9", "score 5", "score -1", "finish")
    assert rules.outcome() == ("finished", [[1], [0, 2], [3]])


def test_a_sheet_ends_after_a_complete_round():
    rules = match("12")
    assert code(rules, "finish") == "nothing"
    play(rules, "score 3")
    assert code(rules, "finish") == "round"
    assert "finish" not in tokens(rules)
    play(rules, "score 3")
    assert "finish" in tokens(rules)
    assert "finish" not in tokens(rules, "-")
    play(rules, "finish")
    assert code(rules, "score 3") == code(rules, "finish") == "over"


def test_a_running_sheet_ends_at_any_time():
    rules = match(count="running")
    assert code(rules, "finish") == "nothing"
    play(rules, "score 3 1")
    assert code(rules, "finish") is None


def test_why_a_score_is_refused():
    rounds, running = match("12"), match("12", count="running")
    assert code(rounds, "score 2 5") == "not_turn"
    assert code(rounds, "score 1 5") is None
    assert rounds.canonical("score 1 5") == "score 5"
    assert code(running, "score 5") == "whose"
    assert code(running, "score 3 5") == code(rounds, "score 3 5") == "no_player"
    assert code(rounds, "score 10000") == code(rounds, "score -10000") == "range"
    assert code(rounds, "score 9999") is code(rounds, "score -9999") is None


@pytest.mark.parametrize(
    "text", ["", "score", "score x", "7", "score 07", "score -0", "score 1 2 3", "score ７", "score 12 5", "finish it"]
)
def test_a_text_that_is_no_move_is_refused_as_syntax(text):
    assert code(match(), text) == "syntax"


@pytest.mark.parametrize(
    "text, canonical", [(" SCORE  +7", "score 7"), ("Finish", "finish"), ("score -12", "score -12")]
)
def test_spelling_does_not_matter(text, canonical):
    assert match().canonical(text) == canonical


@pytest.mark.parametrize("players", ["1", "1234567", "11", "1x", ""])
def test_two_to_six_players(players):
    with pytest.raises(BadOption):
        match(players)
    assert len(match("654321").score()) == 6


def test_unknown_options_are_refused():
    with pytest.raises(BadOption):
        any_game.GAME.rules(("1", "2"), {"wins": "most"})


# The tree


def test_tens_first_then_the_last_digit():
    rules = match()
    assert tokens(rules) == ["0_", "1_", "2_", "3_", "4_", "5_", "6_", "7_", "8_", "9_", "-", "100"]
    assert tokens(rules, "2_") == list("0123456789")
    assert tokens(rules, "2_", "3") == ["."]
    assert rules.text_of(["2_", "3"]) == "score 23"
    assert rules.text_of(["-", "0_", "5"]) == "score -5"
    assert tokens(rules, "100") == ["1__", "2__", "3__", "4__", "5__", "6__", "7__", "8__", "9__", "1000"]
    assert rules.text_of(["100", "2__", "4_", "0"]) == "score 240"
    assert rules.text_of(["100", "1000", "1___", "2__", "4_", "0"]) == "score 1240"
    assert tokens(rules, "-", "0_") == list("123456789")  # no minus zero
    assert tokens(rules, "-", "100", "1__", "0_") == list("0123456789")
    assert (
        tokens(rules, "x") == tokens(rules, "100", "0__") == tokens(rules, "2_", "x") == tokens(rules, "-", "-") == []
    )


def test_every_number_is_in_the_tree_once():
    rules = match()
    found = set()
    waiting = [[]]
    while waiting:
        path = waiting.pop()
        for choice in rules.next(path):
            if choice.token == ".":
                text = rules.text_of(path)
                assert text not in found and rules.check(text) is None
                found.add(text)
            elif choice.token in ("3___", "4___") or not choice.token.endswith("___"):
                waiting.append(path + [choice.token])
    assert len(found) == 2 * (999 + 2 * 1000) + 1


def test_the_cursor_starts_at_what_the_player_had_the_last_time():
    rules = match("12")
    play(rules, "score 23", "score 140")
    assert (rules.likely([]), rules.likely(["2_"])) == (["2_"], [])
    play(rules, "score 5")
    assert rules.likely([]) == ["100"]
    assert rules.likely(["100"]) == ["1__"]
    assert rules.likely(["100", "1__"]) == ["4_"]
    assert rules.likely(["-"]) == []


def test_a_question_may_be_whether_the_sheet_can_be_finished():
    rules = match()
    assert [choice.token for choice in rules.tries([])][-1] == "finish"
    assert [choice.token for choice in rules.tries(["finish"])] == ["."]
    assert rules.next(["finish"]) == []


# Positions


def test_a_position_in_a_line():
    rules = match()
    assert rules.position() == "phase=play scores=-"
    play(rules, "score 7", "score -5", "score 0", "finish")
    assert rules.position() == "phase=over scores=1:7,2:-5,3:0"
    other = match()
    other.set_position(rules.position())
    assert other.snapshot() == rules.snapshot()
    assert other.state()["scores"] == {"1": [7], "2": [-5], "3": [0]}


@pytest.mark.parametrize(
    "text",
    [
        "phase=fly",
        "scores=2:5",
        "scores=1:x",
        "scores=1:5,1:5",
        "phase=over",
        "scores=1",
        "turn=1",
        "scores=1:5 scores=1:5",
        "phase=over scores=1:5",
        "scores=1:10000",
    ],
)
def test_a_position_that_cannot_be_is_refused_and_changes_nothing(text):
    rules = match()
    play(rules, "score 7")
    with pytest.raises(BadOption):
        rules.set_position(text)
    assert rules.position() == "phase=play scores=1:7"
