"""What can be reached: now, after saving, never. It is exact, whatever tiles are left (brief 5)."""

import random

import pytest
from games.la_strada.literal import Literal
from games.la_strada.tables import game, land, match, moves, play
from moves import paired, random_move

from wayside.games.la_strada.rules.on_map.search import NEVER


def place(rules, name):
    return rules.land.place_at[rules.hexes.cell_of(name)]


def test_the_cheapest_way_is_found():
    rules = game(land({"a4": 5}, {"a2": "H", "a3": "H"}), starts="a1 a6 d1", days="10 0 0")
    number = place(rules, "a4")
    assert rules.reach().costs[number] == 6  # around the hills: b2, b3, b4 or b2, b3, a3
    assert len(rules.reach().way(number)) == 5


def test_turns_of_saving_are_counted():
    rows = land({"a5": 5}, {f"b{number}": "H" for number in range(1, 9)} | {"a2": "H", "a3": "H", "a4": "P"})
    rules = game(rows, starts="a1 a7 d1", days="6 0 0")
    reach, number = rules.reach(), place(rules, "a5")
    assert reach.costs[number] == 10
    assert [reach.turns_to_wait(number, days) for days in (10, 9, 4, 3, 0)] == [0, 1, 1, 2, 2]


def test_with_day_cap_save_one_turn_may_bring_16_days():
    rows = land({"a5": 5}, {f"b{number}": "H" for number in range(1, 9)} | {"a2": "H", "a3": "H", "a4": "H"})
    rules = game(rows, starts="a1 a7 d1", days="6 0 0", day_cap="save")
    assert rules.reach().turns_to_wait(place(rules, "a5"), 6) == 1
    assert rules.reach().turns_to_wait(place(rules, "a5"), 5) == 2


def test_places_of_the_own_network_are_out_of_reach():
    rules = game(land({"a3": 5}))
    play(rules, "build a1-a2-a3")
    assert rules.reach().costs[place(rules, "a3")] == NEVER
    assert rules.reach().way(place(rules, "a3")) is None


def test_any_seat_may_be_asked_about():
    rules = game(land({"a3": 5, "a5": 4}), starts="a1 a7 d1")
    assert rules.reach(1).costs[place(rules, "a5")] == 2
    assert rules.reach().costs[place(rules, "a3")] == 2


def test_without_plain_tiles_a_road_goes_over_forest():
    rules = game(land({"a3": 5}, {"b2": "F", "b3": "F"}), starts="a1 a6 d1", days="10 0 0")
    number = place(rules, "a3")
    assert rules.reach().costs[number] == 2
    rules.board.tiles[0] = 0
    rules._forget()
    assert rules.reach().costs[number] == 6


def test_one_forest_tile_left_is_not_two():
    """The cheapest way takes two forests, the next one a hill and a forest, the last one only hills."""
    terrain = {"a2": "F", "a3": "F", "b1": "H", "b2": "H", "b3": "H", "b4": "H", "c2": "H", "c3": "H", "c4": "H"}
    for forests, cost in ((2, 6), (1, NEVER), (0, NEVER)):
        rules = game(land({"a4": 5}, terrain), starts="a1 a6 d1", days="10 0 0")
        rules.board.tiles[1] = forests
        rules._forget()
        assert rules.reach().costs[place(rules, "a4")] == cost
    terrain["b3"] = "P"
    for forests, cost in ((2, 6), (1, 9), (0, 10)):
        rules = game(land({"a4": 5}, terrain), starts="a1 a6 d1", days="10 0 0")
        rules.board.tiles[1] = forests
        rules._forget()
        assert rules.reach().costs[place(rules, "a4")] == cost


def cost_of(rules, route):
    names = route.split()[1].split("-")
    return sum(rules.land.costs[rules.hexes.cell_of(name)] for name in names[1:-1])


@pytest.mark.parametrize("chunk", range(3))
def test_the_reach_is_that_of_the_literal_reading_with_any_stock(chunk):
    """For every settlement: the least cost of all roads of 10 days; also with few tiles left."""
    for seed in range(chunk * 12, chunk * 12 + 12):
        rng = random.Random(seed)
        rules = match("KGYR"[: rng.choice((2, 3, 4))])
        for _ in range(rng.randrange(8, 45)):
            if rules.turn >= 0:
                rules.play(random_move(rules, rng))
        if rules.phase != 1:
            continue
        for _ in range(4):
            seat = rules.turn
            stock = [rng.randrange(5), rng.randrange(4), rng.randrange(3)]
            rules.board.tiles[3 * seat : 3 * seat + 3] = bytes(stock)
            rules._forget()
            literal = Literal(rules.position())
            literal.tiles_left = lambda player, left=stock: dict(paired("PFH", left))
            least = {}
            for route in literal.routes(10):
                goal = route.rpartition("-")[2]
                least[goal] = min(least.get(goal, NEVER), cost_of(rules, route))
            reach = rules.reach()
            assert [reach.costs[number] for number in range(19)] == [
                least.get(rules.place_name(number), NEVER) for number in range(19)
            ]
            for number in range(19):
                way = reach.way(number)
                assert (way is None) == (reach.costs[number] == NEVER)
                if way:
                    assert sum(rules.land.costs[cell] for cell in way[1:-1]) == reach.costs[number]


def test_a_way_of_16_days_comes_to_no_hex_twice():
    """day_cap=save: seven tiles could go around a ring and leave with a sharp bend; but a hex holds only one tile."""
    rules = game(land({"c4": 5}), starts="d4 a1 a7", days="16 0 0", day_cap="save")
    for cell in range(rules.hexes.count):
        if rules.hexes.name(cell) not in ("d5", "d6", "e7", "f7", "f6", "e5"):
            rules.board.costs[cell] = 0
    rules._forget()
    assert moves(rules) == ["build d4-e5-f6-f7-e7-d6-d5-c4", "end"]


def test_the_reach_is_computed_once_for_a_position():
    rules = game(land({"a3": 5, "a5": 4}), starts="a1 a7 d1")
    first = rules.reach()
    assert rules.reach() is first
    snapshot = rules.snapshot()
    play(rules, "build a1-a2-a3")
    assert rules.reach() is not first
    rules.restore(snapshot)
    assert rules.reach().costs == first.costs
