"""The tree of moves on a map: what it offers, in which order, every move once (brief 4; rules page 1.3)."""

import random

import pytest
from games.la_strada.tables import game, land, match, moves, paths, play
from moves import random_move

from wayside.games.la_strada.rules.on_map.reach import MOST_WAYS
from wayside.games.moves import CELL, COLUMN, END, WORD

ROWS = land({"a3": 2, "c3": 5, "c5": 4, "e3": 3}, {"a2": "F"})


def tokens(choices):
    return [choice.token for choice in choices]


def test_a_start_is_asked_by_row_and_diagonal():
    rules = match(land=ROWS)
    rows = rules.next([])
    assert tokens(rows) == list("abcdefghij") + ["k"] and {choice.kind for choice in rows} == {COLUMN}
    diagonals = rules.next(["a"])
    assert tokens(diagonals) == ["1", "4", "5", "6", "7"] and {choice.kind for choice in diagonals} == {CELL}
    assert [rules.hexes.name(choice.cell) for choice in diagonals] == ["a1", "a4", "a5", "a6", "a7"]
    assert tokens(rules.next(["a", "4"])) == [END]
    assert rules.text_of(["a", "4"]) == "start a4"


def test_the_root_has_build_and_end_or_end_alone():
    assert tokens(game(ROWS).next([])) == ["build", "end"]
    assert tokens(game(ROWS, days="0 0 0").next([])) == ["end"]
    assert tokens(game(ROWS).next(["end"])) == [END]


def test_settlements_come_cheapest_first_with_their_cost_and_gold():
    choices = game(ROWS, starts="a1 a7 g3", days="10 0 0").next(["build"])
    assert [(choice.token, choice.kind, choice.value) for choice in choices[:3]] == [
        ("c3", CELL, (2, 5)),
        ("a3", CELL, (3, 2)),
        ("c5", CELL, (6, 4)),
    ]
    costs = [choice.value[0] for choice in choices]
    assert costs == sorted(costs)


def test_the_cursor_starts_on_most_gold_a_day():
    rules = game(land({"a3": 2, "c3": 5, "e5": 4}), days="10 0 0")
    assert rules.likely(["build"]) == ["c3"]
    rules = game(land({"a3": 4, "a5": 5}), starts="a1 c2 a7")
    assert rules.likely(["build"]) == ["a3"]


def test_the_first_start_offered_has_most_gold_around_it():
    rules = match(land=land({"c3": 5, "c5": 5, "e4": 2}))
    row, diagonal = rules.likely([])
    assert row + diagonal == "c4"
    assert rules.likely(["d"]) == ["3"]


def test_a_single_way_is_a_single_choice():
    rules = game(ROWS, days="3 0 0")
    ways = rules.next(["build", "a3"])
    assert [(choice.token, choice.kind, choice.value) for choice in ways] == [("a1-a2-a3", WORD, 3)]
    assert tokens(rules.next(["build", "a3", "a1-a2-a3"])) == [END]
    assert rules.text_of(["build", "a3", "a1-a2-a3"]) == "build a1-a2-a3"


def open_game():
    return game(land({"e5": 5}), starts="c3 a7 a1", days="10 0 0")


def test_the_ways_come_cheapest_first_and_differ():
    ways = open_game().next(["build", "e5"])
    costs = [choice.value for choice in ways[:-1]]
    assert costs == sorted(costs) and costs[0] == 2
    assert len(ways) == MOST_WAYS + 1 and ways[-1].token == "hexes"
    marks = [(choice.token.split("-")[0], choice.token.split("-")[1], choice.token.count("-")) for choice in ways[:-1]]
    assert len(set(marks)) == MOST_WAYS


def test_a_few_ways_are_all_listed_though_they_hardly_differ():
    rules = game(land({"c4": 5}), starts="a1 a7 e1", days="4 0 0")
    assert tokens(rules.next(["build", "c4"])) == ["a1-b2-c3-c4", "a1-b2-b3-c4", "a1-a2-b3-c4"]


def test_the_other_ways_are_drawn_hex_by_hex_with_what_they_cost_so_far():
    rules = open_game()
    listed = tokens(rules.next(["build", "e5"]))
    path = ["build", "e5", "hexes"]
    assert tokens(rules.next(path)) == ["c3"]
    path.append("c3")
    spent = 0
    while tokens(rules.next(path)) != [END]:
        choice = rules.next(path)[-1]
        assert choice.kind == CELL and rules.hexes.name(choice.cell) == choice.token
        assert choice.value == (spent if choice.token == "e5" else spent + 2)
        spent = choice.value
        path.append(choice.token)
    assert "-".join(path[3:]) not in listed
    assert rules.check(rules.text_of(path)) is None


def test_every_move_is_in_the_tree_once():
    rules = open_game()
    listed = moves(rules)
    assert len(listed) == len(set(listed)) == 10
    assert all(rules.check(move) is None for move in listed)


def test_the_protocol_lists_every_move_once():
    rng = random.Random(5)
    rules = match("KGY")
    for _ in range(12):
        rules.play(random_move(rules, rng))
    every = [rules.text_of(path) for path in paths(rules)]
    assert len(every) == len(set(every))


WRONG = (
    "fly|build a2|build x9|build e5 c3-e5|build e5 c3-d4-e5 x|end end|build e5 hexes d4|build e5 hexes c3 e5"
    "|build e5 hexes c3 d4 c4|build e5 hexes c3 d4 e5|build e5 hexes c3 ??|build e5 hexes e5"
)


@pytest.mark.parametrize("path", WRONG.split("|"))
def test_what_is_not_in_the_tree_leads_nowhere(path):
    assert open_game().next(path.split()) == []


@pytest.mark.parametrize("path", [["z"], ["a", "9"], ["a", "x"], ["aa"], ["a", "1", "1"], ["build"]])
def test_what_is_no_start_leads_nowhere(path):
    assert match(land=ROWS).next(path) == []


def test_questions_may_be_about_any_start():
    rules = match(land=ROWS)
    play(rules, "start a1")
    assert "2" in tokens(rules.tries(["a"])) and "1" in tokens(rules.tries(["a"]))
    assert tokens(rules.tries(["a", "2"])) == [END]


def test_questions_may_be_about_any_road():
    rules = game(ROWS, days="0 0 0")
    assert tokens(rules.tries([])) == ["build", "end"]
    assert len(rules.tries(["build"])) == 19
    assert tokens(rules.tries(["build", "a3"])) == ["hexes"]
    origins = tokens(rules.tries(["build", "a3", "hexes"]))
    assert origins[0] == "a1" and "a4" in origins and len(origins) == 22
    assert tokens(rules.tries(["build", "a3", "hexes", "a1"])) == ["a2", "b2", "b1"]
    path = ["build", "a3", "hexes", "a1", "b2", "a2", "a3"]
    assert tokens(rules.tries(path)) == [END]
    assert rules.check(rules.text_of(path)).code == "bend"


def test_the_road_of_a_question_does_not_grow_for_ever():
    rules = game(ROWS)
    path = ["build", "c3", "hexes", "a1"]
    while rules.tries(path):
        path.append("b1" if path[-1] != "b1" else "a1")
    assert len(path) == 3 + 16
