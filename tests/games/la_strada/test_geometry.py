"""The hexagon: names as in Abalone, neighbours, gentle bends (rules page 1.3, 1.11; vectors G1 to G4)."""

import pytest
from games.la_strada.tables import game, land, moves, refusal

from wayside.games.la_strada.rules.shared.hexes import NOWHERE, Hexes


@pytest.mark.parametrize("size, cells, edge", [(5, 91, 6), (6, 127, 7), (7, 169, 8)])
def test_a_hexagon_has_one_hex_more_along_its_edge_than_rows_below_its_middle(size, cells, edge):
    hexes = Hexes(size)
    assert (hexes.count, hexes.length(0), hexes.length(size)) == (cells, edge, 2 * size + 1)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_names_and_cells_go_both_ways(size):
    hexes = Hexes(size)
    names = [hexes.name(cell) for cell in range(hexes.count)]
    assert len(set(names)) == hexes.count
    assert [hexes.cell_of(name) for name in names] == list(range(hexes.count))


def test_rows_go_up_from_a_and_diagonals_begin_at_1_below_the_middle():
    hexes = Hexes(6)
    assert [hexes.name(hexes.firsts[row]) for row in (0, 6, 7, 12)] == ["a1", "g1", "h2", "m7"]
    assert [hexes.name(hexes.firsts[row + 1] - 1) for row in (0, 6, 12)] == ["a7", "g13", "m13"]
    assert hexes.cell_of("a8") == hexes.cell_of("m6") == hexes.cell_of("n7") == NOWHERE


def test_directions_go_round_from_the_east_counter_clockwise():
    hexes = Hexes(6)
    around = [hexes.name(hexes.neighbours[6 * hexes.cell_of("g7") + direction]) for direction in range(6)]
    assert around == ["g8", "h8", "h7", "g6", "f6", "f7"]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_neighbours_are_mutual_and_six_inside(size):
    hexes = Hexes(size)
    beyond = 0
    for cell in range(hexes.count):
        for direction in range(6):
            other = hexes.neighbours[6 * cell + direction]
            if other == NOWHERE:
                beyond += 1
            else:
                assert hexes.neighbours[6 * other + (direction + 3) % 6] == cell
                assert hexes.direction(cell, other) == direction
    assert beyond == 6 * (2 * size + 1)  # two for each hex of the edge, one more at the corners


def test_the_joystick_finds_every_hex_at_a_spot_of_its_own():
    hexes = Hexes(6)
    spots = {hexes.spot(cell) for cell in range(hexes.count)}
    assert len(spots) == hexes.count
    assert min(x for x, _ in spots) == 0 and max(x for x, _ in spots) == 12
    assert hexes.spot(hexes.cell_of("g7")) == (hexes.spot(hexes.cell_of("g6"))[0] + 1, 6)


def test_a_tile_is_straight_or_bends_by_60_degrees():
    """G1, G2: from a1 over b2 the road continues to c3 (straight), c2 or b3 (bends)."""
    for goal in ("c3", "c2", "b3"):
        assert game(land({goal: 5}), starts="a1 a4 a7").check(f"build a1-b2-{goal}") is None


def test_a_sharp_turn_does_not_exist():
    """G3: from a1 over b2 to b1 or a2 the road would turn by 120 degrees."""
    for goal in ("b1", "a2"):
        assert refusal(game(land({goal: 5}), starts="a1 a4 a7"), f"build a1-b2-{goal}") == "bend"


def test_a_road_comes_to_no_hex_twice():
    """Bends are gentle, so it takes a ring of six tiles."""
    rules = game(land({"c4": 5}), starts="d4 a1 a7")
    assert refusal(rules, "build d4-d5-c4") == "bend"
    assert refusal(rules, "build d4-d5-d6-e7-f7-f6-e5-d5-c4") == "twice"


def test_two_places_with_one_hex_between_them_have_one_way_of_one_tile():
    """G4."""
    rules = game(land({"a3": 5}), starts="a1 a5 a7", days="2 0 0")
    assert moves(rules) == ["build a1-a2-a3", "end"]


def test_two_places_side_by_side_need_four_tiles():
    rows = land({"d5": 5})
    ways = [
        [move for move in moves(game(rows, starts="d4 a4 a7", days=f"{days} 0 0")) if move.endswith("-d5")]
        for days in (7, 8)
    ]
    assert ways[0] == []
    assert ways[1] and all(move.count("-") == 5 for move in ways[1])


def test_a_place_may_be_left_by_any_side():
    """There is no bend limit at a settlement: a road that came from the west leaves to the west."""
    rules = game(land({"c5": 5, "c3": 4, "e7": 3, "a3": 2}), starts="c7 a5 a7", roads="Kc7-c6-c5", places="c5K")
    for goal in ("c4-c3", "d6-e7", "b4-a3"):
        assert rules.check(f"build c5-{goal}") is None
