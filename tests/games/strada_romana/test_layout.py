"""The layout before the first turn (2.3): drawn by the device, or entered by the players."""

import pytest
from games.strada_romana.tables import code, facts, match, play, tokens

from wayside.games.moves import BadOption
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, TILE


def test_the_device_lays_out_five_wagons_an_end_a_tile_of_each_colour_and_14_cubes():
    for seed in range(1, 30):
        rules = match(seed=str(seed))
        assert sum(rules.pieces.sides) == 5
        assert sorted(rules.pieces.spaces[TILE]) == [0, 1, 2, 3, 4, 5]
        assert sum(rules.bag(CUBE)) == 22 and min(rules.bag(CUBE)) >= 0
        assert rules.bag(TILE) == [5] * 6
        assert rules.stack() == 9


def test_the_same_seed_gives_the_same_layout_and_another_one_another():
    assert match(seed="5").snapshot() == match(seed="5").snapshot()
    assert len({match(seed=str(seed)).snapshot() for seed in range(40)}) == 40


def test_every_wagon_and_colour_comes_everywhere():
    sides, tiles, cubes = set(), set(), set()
    for seed in range(60):
        table = match(seed=str(seed)).pieces
        sides |= {(wagon, table.sides[wagon]) for wagon in range(10)}
        tiles |= {(area, table.spaces[TILE][area]) for area in range(6)}
        cubes |= {(market, table.spaces[CUBE][market]) for market in range(14)}
    assert (len(sides), len(tiles), len(cubes)) == (20, 36, 84)


def test_the_players_may_type_in_what_they_laid_out():
    rules = match(layout="typed")
    assert rules.expects() == "ostia"
    assert code(rules, "pass") == "laying"
    assert code(rules, "tiles red blue green white brown yellow") == "laying"
    assert tokens(rules) == ["ostia"]
    assert tokens(rules, "ostia 1 3") == ["4", "5", "6", "7", "8"]
    play(rules, "ostia 1 3 4 5 9")
    assert tokens(rules, "tiles red blue green white brown") == ["yellow"]
    play(rules, "tiles red blue green white brown yellow")
    assert rules.expects() == "cubes"
    colours = list(COLOURS) * 2 + ["red", "red"]
    play(rules, "cubes " + " ".join(colours))
    assert rules.expects() == "turn" and rules.turn == 0
    assert code(rules, "ostia 1 3 4 5 9") == "laid"
    assert [wagon + 1 for wagon in range(10) if rules.pieces.sides[wagon] == 0] == [1, 3, 4, 5, 9]


def test_five_different_wagons():
    rules = match(layout="typed")
    assert code(rules, "ostia 1 2 3 4 4") == "twice" and facts(rules, "ostia 1 2 3 4 4") == {"wagon": 4}
    assert facts(rules, "ostia 5 4 3 2 5") == {"wagon": 5}
    for move, count in (("ostia 1 2 3 4", 4), ("ostia 1 2 3 4 5 6", 6)):
        assert code(rules, move) == "lay_count" and facts(rules, move) == {"count": count, "needs": 5}


def test_the_order_of_the_wagons_does_not_matter():
    rules = match(layout="typed")
    assert code(rules, "ostia 9 1 5 4 3") is None
    assert rules.canonical("ostia 9 1 5 4 3") == "ostia 1 3 4 5 9"


def test_no_more_than_the_box_has():
    rules = play(match(layout="typed"), "ostia 1 2 3 4 5")
    assert code(rules, "tiles red red green white brown yellow") == "second_tile"
    play(rules, "tiles red blue green white brown yellow")
    assert facts(rules, "cubes" + " red" * 7 + " blue" * 7) == {"colour": "red"}
    assert code(rules, "cubes" + " red" * 7 + " blue" * 7) == "box_lacks"
    assert code(rules, "cubes" + " red" * 6 + " blue" * 6 + " white") == "lay_count"
    assert code(rules, "cubes" + " red" * 6 + " blue" * 6 + " white white") is None


@pytest.mark.parametrize(
    "options",
    [
        {"seed": "x"},
        {"seed": "1234567890"},
        {"cubes": "6,6,6"},
        {"cubes": "1,1,1,1,1,1"},
        {"tiles": "6,6,6,6,6,0"},
        {"tiles": "6,6,6,6,6,99"},
        {"board": "nonsense"},
        {"bag": "none"},
    ],
)
def test_options_that_make_no_game_are_refused(options):
    with pytest.raises(BadOption):
        match(**options)


def test_two_to_five_players():
    with pytest.raises(BadOption):
        match(1)
    import wayside.games.strada_romana as strada_romana

    with pytest.raises(BadOption):
        strada_romana.GAME.rules(("R", "R"), {})
    with pytest.raises(BadOption):
        strada_romana.GAME.rules(("R", "K"), {})
