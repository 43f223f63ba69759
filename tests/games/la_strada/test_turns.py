"""Starts, income, the cap and the order of play (rules page 1.1, 1.2; vectors D1 to D3)."""

import pytest
from games.la_strada.tables import game, land, match, moves, play, refusal

ROWS = land({"a3": 5, "c6": 4, "d2": 3})


def test_a_new_game_is_ready_to_play():
    for players in ("KG", "KGY", "KGYR", "RYG"):
        rules = match(players)
        assert (rules.turn, rules.expects(), rules.outcome()) == (0, "start", None)


def test_the_stand_in_board_is_the_default_and_has_127_hexes():
    assert match().land.text() == match(land="standin").land.text()
    assert match().hexes.count == 127


def test_the_starts_are_laid_clockwise_from_the_first_player():
    rules = match("GRK", land=ROWS)
    for seat, move in enumerate(("start a1", "start c3", "start a7")):
        assert rules.turn == seat
        play(rules, move)
    assert (rules.turn, rules.expects(), list(rules.days)) == (0, "build", [6, 0, 0])


def test_a_start_lies_on_an_empty_plain():
    rules = match(land=land({"a3": 5}, {"a4": "F", "a5": "H"}))
    assert refusal(rules, "start a4") == "terrain"
    assert refusal(rules, "start a5") == "terrain"
    assert refusal(rules, "start a3") == "occupied"
    play(rules, "start a1")
    assert refusal(rules, "start a1") == "occupied"


def test_one_free_hex_lies_between_the_starts_of_two_players():
    rules = match(land=ROWS)
    play(rules, "start c3")
    for name in ("c4", "d4", "d3", "c2", "b2", "b3"):
        refused = rules.check(f"start {name}")
        assert (refused.code, refused.facts) == ("spacing", {"cell": name, "other": "c3"})
    assert rules.check("start c5") is None


def test_the_hex_between_two_starts_may_be_a_settlement():
    rules = match(land=ROWS)
    play(rules, "start a2")
    assert rules.check("start a4") is None


def test_a_start_beside_a_settlement_is_allowed_or_not():
    assert match(land=ROWS).check("start a2") is None
    assert refusal(match(land=ROWS, start_by_settlement="off"), "start a2") == "by_settlement"
    assert match(land=ROWS, start_by_settlement="off").check("start a1") is None


def test_the_option_has_no_effect_if_every_plain_is_beside_a_settlement():
    """The stand-in board has six plains beside no settlement, two of them side by side."""
    rules = match("KGYR", start_by_settlement="off")
    free = moves(rules)
    assert free == ["start a1", "start f12", "start g13", "start h2", "start m13", "start m8"]
    for cell in (rules.hexes.cell_of(move.split()[1]) for move in free):
        rules.board.costs[cell] = 0
    rules._forget()
    assert len(moves(rules)) > 40


def test_moves_come_after_the_starts_and_starts_before_the_moves():
    rules = match(land=ROWS)
    assert refusal(rules, "end") == "not_started"
    assert refusal(rules, "build a1-a2-a3") == "not_started"
    assert refusal(game(ROWS), "start c3") == "started"


@pytest.mark.parametrize("saved, begins, lost", [(0, 6, 0), (4, 10, 0), (5, 10, 1), (10, 10, 6)])
def test_a_turn_begins_with_6_days_more_and_10_are_the_most(saved, begins, lost):
    """D1, D2, D3."""
    rules = game(ROWS, days=f"0 {saved} 0")
    play(rules, "end")
    assert rules.days[1] == begins
    assert rules.news == ([("lost", {"days": lost, "player": "G"})] if lost else [])


def test_the_rest_of_the_days_is_kept():
    rules = game(ROWS)
    play(rules, "build a1-a2-a3", "end", "end", "end")
    assert (rules.turn, rules.days[0]) == (0, 10)


def test_news_are_told_once():
    rules = game(ROWS, days="0 9 0")
    play(rules, "end")
    assert rules.news
    play(rules, "end")
    assert rules.news == []


def test_day_cap_save_saves_10_and_adds_the_income():
    rules = game(ROWS, days="0 10 0", day_cap="save")
    play(rules, "end")
    assert (rules.days[1], rules.news) == (16, [])
    play(rules, "end")
    assert (rules.days[1], rules.news) == (10, [("lost", {"days": 6, "player": "G"})])


def test_day_cap_save_makes_expensive_roads_possible():
    rows = land({"a5": 5}, {"a2": "H", "a3": "H", "a4": "F"})
    rules = game(rows, starts="a1 a7 d1", days="16 0 0", day_cap="save")
    assert rules.check("build a1-a2-a3-a4-a5") is None


def test_two_players_lay_two_starts_each_and_the_second_one_begins():
    rules = match("YR", land=ROWS)
    for seat, move in enumerate(("start a1", "start a7", "start c3", "start e3")):
        assert rules.turn == seat % 2
        play(rules, move)
    assert (rules.turn, list(rules.days)) == (1, [0, 6])


def test_own_starts_may_be_neighbours_or_not():
    for option, code in (("free", None), ("apart", "spacing")):
        rules = match("KG", land=ROWS, own_starts=option)
        play(rules, "start c3", "start a7")
        refused = rules.check("start c4")
        assert (refused.code if refused else None) == code


def test_every_player_always_finds_a_start():
    rules = match("KGYR")
    for _ in range(4):
        assert rules.next([])
        row = rules.next([])[0].token
        play(rules, rules.text_of([row, rules.next([row])[0].token]))
    assert rules.expects() == "build"
