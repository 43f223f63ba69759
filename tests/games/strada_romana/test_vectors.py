"""The published examples of Strada Romana and the vectors of the rules page (2.10)."""

import pytest
from games.strada_romana.tables import code, game, play, total

# Cubes and tiles of yellow, red, green, blue, brown, white.
PUBLISHED = "214211/215201"


def test_the_published_contracts_are_worth_18():
    """2 yellow, 4 green, 1 red, 2 blue, 1 white pairs: 5 x 4; less a brown cube and a green tile."""
    assert total(game(goods=PUBLISHED)) == 18


def test_of_two_wagon_tiles_one_arrived_is_worth_2():
    rules = game(2, at="1:finish 2:finish 3:finish 4:14H", held="1+7")
    assert total(rules) == 0, "the tiles are hidden"
    play(rules, "move 4:finish")
    assert total(rules) == 2


@pytest.mark.parametrize(
    "name, goods, points",
    [
        ("C1", "000000/000000", 0),
        ("C2", "010000/000100", -2),
        ("C3", "030000/030000", 3),
        ("C4", "111111/111111", 6),
    ],
)
def test_contracts(name, goods, points):
    assert total(game(goods=goods)) == points


@pytest.mark.parametrize("tiles, points", [("1+2+3", 9), ("1+2+7", 5), ("1+7+8", 1), ("6+7+8", -3)])
def test_w1_three_wagon_tiles(tiles, points):
    rules = game(2, at="1:finish 2:finish 3:finish 4:14H", held=tiles)
    play(rules, "move 4:finish")
    assert total(rules) == points


def test_f1_the_three_parts_are_added():
    rules = game(2, at="1:finish 2:finish 3:finish 4:14H", held="1+7", points="3", goods=PUBLISHED)
    play(rules, "move 4:finish")
    assert total(rules) == 3 + 2 + 18
    assert rules.outcome() == ("arrivals", [[0], [1]])


FOUR_RED = "red,blue,red,blue,red,blue,red,green,green,green,brown,brown,white,white"


def test_m1_a_tile_pays_a_coin_for_each_like_cube_on_the_board():
    rules = game(at="1:2H 2:5H", tiles="red,blue,green,yellow,brown,white", cubes=FOUR_RED)
    play(rules, "move 1:3H-4H tile=I draw=blue 3:1C")
    assert rules.pieces.coins[0] == 4
    assert rules.pieces.points[0] == 0


def test_m3_the_fifth_coin_becomes_a_victory_point():
    rules = play(game(coins="4"), "pass")
    assert rules.pieces.coins[0] == 0
    assert rules.pieces.points[0] == 1
    assert rules.news == [("point", {"player": "R"})]


def test_m5_a_tile_without_a_like_cube_pays_nothing():
    rules = game(at="1:2H", tiles="yellow,blue,green,red,brown,white", cubes=FOUR_RED)
    play(rules, "move 1:3H-4H tile=I draw=red 3:1C")
    assert rules.pieces.coins[0] == 0


def test_p1_with_three_players_a_turn_brings_one_good():
    rules = game(3, at="1:2H")
    assert code(rules, "move 1:3H tile=I draw=red cube=M03 draw=blue 2:1C-2C") == "one_good"
    assert code(rules, "move 1:3H tile=I draw=red 2:1C-2C") is None
    assert code(rules, "move 1:3H cube=M03 draw=blue 2:1C-2C") is None


def test_p2_with_four_players_a_turn_brings_one_of_each():
    rules = game(4, at="1:2H 2:4L")
    assert code(rules, "move 1:3H cube=M03 draw=blue tile=I draw=red 2:5L-6L") is None
    assert code(rules, "move 1:3H cube=M03 draw=blue 2:5L-6L cube=M06 draw=red") == "one_each"
    assert code(rules, "move 1:3H tile=I draw=blue 2:5L-6L tile=IV draw=red") == "one_each"


def test_p3_a_fourth_wagon_tile_is_refused():
    assert code(game(held="1+2+3"), "wagon=4") == "three_tiles"


def test_p4_four_steps_cannot_be_bought_with_two_coins():
    rules = game(at="1:2H", coins="2")
    assert code(rules, "move pay=3 1:3H-4H-5H-6H") == "coins"
    assert code(rules, "move 1:3H-4H-5H-6H") == "extra_step"


def test_e2_the_20th_victory_point_ends_the_game_in_the_middle_of_a_turn():
    rules = game(
        3, at="1:2H 2:5H", tiles="red,blue,green,yellow,brown,white", cubes=FOUR_RED, coins="4", points="6 7 6"
    )
    play(rules, "move 1:3H-4H tile=I draw=blue 2:6H")
    assert rules.turn == -1
    assert rules.outcome()[0] == "points"
    assert sum(rules.pieces.points) == 20
    assert rules.pieces.coins[0] == 3, "the coins of one tile are received together"
    assert rules.pieces.at[1] == rules.road.square_of("5H"), "the rest of the turn is dropped"


def test_t1_more_coins_win_a_tie():
    rules = game(2, at="1:finish 2:finish 3:finish 4:14H", coins="2 1")
    play(rules, "move 4:finish")
    assert rules.outcome() == ("arrivals", [[0], [1]])
