"""The end of a game for three or four, and the score (rules page 1.4, 1.5; vectors S1, S2, S7)."""

import pytest
from games.la_strada.tables import game, land, moves, play

WALL = {name: "H" for name in ("b1", "b2", "c1", "c2", "c3")}


def place(rules, name):
    return rules.land.place_at[rules.hexes.cell_of(name)]


def far(days, terrain="HHF", **options):
    """Grey has the start a1 and can reach one settlement, a5, behind these terrains (H, H, F would be 11 days)."""
    walls = {f"b{number}": "H" for number in range(1, 9)}
    rows = land({"a5": 5, "c7": 4, "d9": 3}, walls | {f"a{index + 2}": letter for index, letter in enumerate(terrain)})
    return game(rows, starts="e7 a1 f3", days=days, **options)


def test_the_game_ends_as_soon_as_a_player_comes_to_his_turn_and_can_build_nothing():
    rules = far("6 2 3")
    play(rules, "end")
    assert (rules.turn, rules.phase, rules.chapter) == (-1, 2, 1)
    assert rules.outcome()[0] == "no_route"
    assert rules.news == [("no_route", {"player": "G"})]


def test_the_end_comes_before_the_income_or_after_it():
    rules = far("6 2 3")
    play(rules, "end")
    assert list(rules.days) == [6, 2, 3]
    rules = far("6 2 3", end_timing="after_income")
    play(rules, "end")
    assert list(rules.days) == [6, 8, 3]


def test_there_is_no_final_round():
    rules = far("6 2 3")
    play(rules, "end")
    assert rules.next([]) == [] and rules.tries([]) == [] and rules.likely([]) == []
    assert rules.check("end").code == "over"


def test_what_can_be_paid_after_saving_does_not_end_the_game():
    """H + H + P = 10 days: not in this turn, but later."""
    rules = far("6 0 3", "HHP")
    play(rules, "end")
    assert (rules.turn, moves(rules)) == (1, ["end"])


def test_with_current_days_only_this_turn_counts():
    rules = far("6 0 3", "HHP", end_check="current_days")
    play(rules, "end")
    assert rules.outcome()[0] == "no_route"
    rules = far("6 4 3", "HHP", end_check="current_days")  # with the income of this turn there are 10 days
    play(rules, "end")
    assert rules.turn == 1


def test_with_day_cap_save_16_days_count():
    rules = far("6 0 3", "HHF", day_cap="save")
    play(rules, "end")
    assert rules.turn == 1


def test_a_player_without_merchants_ends_the_game_when_his_turn_comes():
    rules = far("6 0 3", "PPP")
    rules.board.left[1] = 0
    play(rules, "end")
    assert rules.outcome()[0] == "no_merchants"


@pytest.mark.parametrize("tiles", [(0, 0, 0), (2, 8, 5)])
def test_a_player_without_fitting_tiles_ends_the_game_when_his_turn_comes(tiles):
    rules = far("6 0 3", "PPP")
    rules.board.tiles[3:6] = bytes(tiles)
    play(rules, "end")
    assert rules.outcome()[0] == "no_tiles"


def test_three_plain_tiles_are_enough_for_three_plains():
    rules = far("6 0 3", "PPP")
    rules.board.tiles[3:6] = bytes((3, 0, 0))
    play(rules, "end")
    assert (rules.turn, moves(rules)) == (1, ["build a1-a2-a3-a4-a5", "end"])


def test_a_player_walled_in_on_his_first_turn_ends_the_game():
    rows = land({"c7": 4, "d9": 3}, {name: "H" for name in ("a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")})
    rules = game(rows, starts="e7 a1 f3", days="6 0 0")
    for name in ("a2", "b2", "b1"):
        rules.board.costs[rules.hexes.cell_of(name)] = 0
    play(rules, "end")
    assert rules.outcome()[0] == "no_route"


def test_an_open_link_without_a_tile_keeps_the_game_alive():
    walls = {name: "H" for name in ("b1", "b2", "b3", "a3", "a4", "c1", "c2", "c3")}
    rows = land({"a2": 5, "c7": 4, "d9": 3}, walls)
    for option, alive in (("off", False), ("free", True)):
        rules = game(rows, starts="e7 a1 f3", days="6 0 0", zero_tile_link=option)
        rules.board.tiles[3:6] = bytes(3)
        play(rules, "end")
        assert (rules.turn == 1) == alive
    assert moves(rules) == ["build a1-a2", "end"]
    play(rules, "build a1-a2")
    assert (rules.days[1], rules.merchants(place(rules, "a2"))) == (6, [1])


def test_a_link_without_a_tile_joins_two_settlements_too():
    rules = game(land({"a3": 5, "a4": 4}), starts="a1 c3 a7", zero_tile_link="free")
    play(rules, "build a1-a2-a3", "build a3-a4")
    assert rules.merchants(place(rules, "a4")) == [0]


def test_saving_does_not_end_the_game():
    rules = game(land({"a3": 5, "c6": 4}), starts="a1 a5 c3")
    for _ in range(9):
        play(rules, "end")
    assert rules.turn == 0


# Score


def with_merchants(**seats):
    rules = game(land({"a1": 5, "a3": 4, "a5": 3, "a7": 2}), starts="c1 c3 c5 c7", players="KGYR", days="0 0 0 0")
    for name, players in seats.items():
        for player in players:
            rules.board.link("KGYR".index(player), place(rules, name), False)
    return rules


def test_one_of_each_kind_alone_is_worth_14():
    """S1."""
    rules = with_merchants(a1="K", a3="K", a5="K", a7="K")
    total, lines = rules.score()[0]
    assert total == 14
    assert [(label, points) for label, _, points in lines] == [
        ("la_strada.city", 5),
        ("la_strada.town", 4),
        ("la_strada.village", 3),
        ("la_strada.farm", 2),
    ]
    assert lines[0][1] == {"place": "a1", "merchants": 1}


@pytest.mark.parametrize(
    "name, gold", [("a1", [5, 4, 3, 2]), ("a3", [4, 3, 2, 1]), ("a5", [3, 2, 1, 0]), ("a7", [2, 1, 0, 0])]
)
def test_every_merchant_more_makes_each_of_them_worth_one_less(name, gold):
    """The table of 1.5; S2: a farm with three merchants is worth nothing."""
    for count in range(1, 5):
        rules = with_merchants(**{name: "KGYR"[:count]})
        assert rules.gold(place(rules, name)) == gold[count - 1]
        assert [total for total, _ in rules.score()] == [gold[count - 1]] * count + [0] * (4 - count)


def finished(days, **seats):
    rules = with_merchants(**seats)
    rules.board.days[:] = bytes(days)
    rules._finish("no_route")
    return rules.outcome()


def test_most_gold_wins():
    assert finished((0, 9, 0, 0), a1="K", a3="G") == ("no_route", [[0], [1], [2, 3]])


def test_a_tie_goes_to_more_days_left():
    """S7."""
    assert finished((3, 5, 0, 0), a1="KG")[1] == [[1], [0], [2, 3]]


def test_what_is_still_tied_is_shared():
    assert finished((4, 4, 0, 1), a1="KG")[1] == [[0, 1], [3], [2]]
