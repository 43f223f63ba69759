"""Cubes, tiles and coins (2.4): where a good can be taken, what it brings, what comes out of the bag."""

import pytest
from games.strada_romana.tables import CUBES, code, facts, game, match, play, tokens

from wayside.games.moves import BadOption
from wayside.games.strada_romana.rules.shared.pieces import CUBE, NO_GOOD, TILE
from wayside.games.strada_romana.setup.start.roads import STANDIN


def test_a_high_square_gives_the_upper_tile_a_low_one_the_lower_a_central_one_either():
    assert "tile=I" in tokens(game(at="1:2H"), "1: 3H-4H") and "tile=II" not in tokens(game(at="1:2H"), "1: 3H-4H")
    assert "tile=II" in tokens(game(at="1:2L"), "1: 3L-4L") and "tile=I" not in tokens(game(at="1:2L"), "1: 3L-4L")
    assert {"tile=I", "tile=II"} <= set(tokens(game(at="1:2C"), "1: 3C-4C"))
    assert facts(game(at="1:2H"), "move 1:3H-4H-5H tile=II draw=red") == {"space": "II", "square": "5H", "areas": "I"}


def test_a_cube_comes_from_a_market_beside_the_square():
    rules = game(at="1:2H")
    assert code(rules, "move 1:3H cube=M03 draw=red 2:1H-2H") is None
    assert code(rules, "move 1:3H cube=M05 draw=red 2:1H-2H") == "not_here"
    played = play(rules, "move 1:3H cube=M03 draw=red 2:1H-2H")
    assert played.pieces.own(0, CUBE, 2) == 1
    assert played.pieces.spaces[CUBE][2] == 1
    assert played.pieces.coins[0] == 0, "a cube brings no coins"


def test_taking_is_free_and_comes_before_the_next_wagon_moves():
    rules = game(at="1:2H 2:2C")
    assert code(rules, "move 1:3H 2:3C-4C") is None
    assert code(rules, "move 1:3H 2:3C-4C tile=I draw=red") is None
    assert code(rules, "move tile=I draw=red 1:3H-4H-5H") == "syntax"


def test_a_wagon_that_arrives_takes_nothing_unless_an_option_says_so():
    rules = game(at="1:13H")
    assert code(rules, "move 1:14H-finish tile=V draw=red 2:1H") == "off_road"
    assert code(rules, "move 1:14H-finish 2:1H tile=I draw=red") is None
    assert code(game(at="1:13H", arrival_goods="on"), "move 1:14H-finish tile=V draw=red 2:1H") is None


def test_the_order_of_cube_and_tile_counts_because_of_the_refill():
    """With four players: the drawn cube may have the tile's colour; so may the cube that is taken."""
    first = game(4, at="1:2H", tiles="green,red,yellow,blue,brown,white")
    play(first, "move 1:3H tile=I draw=red cube=M03 draw=green 2:1H-2H")
    second = game(4, at="1:2H", tiles="green,red,yellow,blue,brown,white")
    play(second, "move 1:3H cube=M03 draw=red tile=I draw=red 2:1H-2H")
    assert CUBES.split(",").count("green") == 2
    assert (first.pieces.coins[0], second.pieces.coins[0]) == (2, 1)


def test_the_refill_must_be_told_and_be_in_the_bag():
    rules = game(at="1:2H", goods="000000/050000")
    assert code(rules, "move 1:3H tile=I 2:1H-2H") == "draw_missing"
    assert code(rules, "move 1:3H-4H-5H tile=I") == "draw_missing"
    assert code(rules, "move 1:3H tile=I draw=none 2:1H-2H") == "bag_has"
    assert code(rules, "move 1:3H tile=I draw=red 2:1H-2H") == "bag_lacks_tile"
    assert "draw=red" not in tokens(rules, "1: 3H tile=I")
    cubes = game(at="1:2H", goods="040000/000000", cubes=CUBES.replace("red", "blue", 1))
    assert code(cubes, "move 1:3H cube=M03 draw=red 2:1H-2H") == "bag_lacks_cube"


# The players have all cubes that are not on the board.
NO_CUBES = "114444/000000 110000/000000 110000/000000"


def test_a_space_stays_empty_when_the_bag_lacks_the_kind():
    rules = game(at="1:2H 2:1H", goods=NO_CUBES)
    assert sum(rules.bag(CUBE)) == 0
    assert tokens(rules, "1: 3H cube=M03") == ["draw=none"]
    play(rules, "move 1:3H cube=M03 draw=none 2:2H 3:1C")
    assert rules.pieces.spaces[CUBE][2] == NO_GOOD
    assert rules.news == [("empty_cube", {"space": "M03", "colour": "none"})]
    play(rules, "pass", "pass")
    assert code(rules, "move 1:4H 2:3H cube=M03 draw=none 3:2C") == "empty_space"
    stays = game(at="1:2H", goods=NO_CUBES, lacking="stays")
    assert code(stays, "move 1:3H cube=M03 draw=none 2:1H-2H") == "not_replaced"


def test_coins_of_one_tile_are_received_together_though_the_20th_point_is_among_them():
    four_red = "red,blue,red,blue,red,blue,red,green,green,green,brown,brown,white,white"
    setup = dict(at="1:2H", tiles="red,blue,green,yellow,brown,white", cubes=four_red, coins="4 3", points="10 9")
    move = "move 1:3H-4H-5H tile=I draw=blue"
    assert play(game(2, **setup), move).pieces.coins[0] == 3
    assert play(game(2, due="lost", **setup), move).pieces.coins[0] == 0


def test_the_bank_of_20_coins():
    """Only five players with four coins each empty it: the fifth coin still becomes a point, or is lost."""
    assert play(game(5, coins="4 4 4 4 4"), "pass").pieces.points[0] == 1
    assert play(game(5, coins="4 4 4 4 4", bank="twenty"), "pass").pieces.points[0] == 0


def test_start_coins_by_seat():
    assert list(match(5).pieces.coins) == [0, 1, 2, 3, 3]
    assert list(match(2).pieces.coins) == [0, 1]


def test_other_start_coins_by_an_option():
    assert list(match(4, start_coins="1,1,2,2,4").pieces.coins) == [1, 1, 2, 2]
    for wrong in ("0,1,2", "0,1,2,3,5", "0,1,2,3,x", ""):
        with pytest.raises(BadOption):
            match(4, start_coins=wrong)


def test_at_a_square_of_the_middle_row_the_refusal_names_both_areas():
    rules = game(at="1:6H")
    assert code(rules, "move 1:7C tile=I draw=red 2:1H-2H") == "other_area"
    assert facts(rules, "move 1:7C tile=I draw=red 2:1H-2H")["areas"] == "III+IV"


def test_a_road_has_as_many_markets_as_its_board():
    fields = STANDIN.split("|")
    fields[2] = "1H,2L,3H,5L"
    rules = match(board="|".join(fields), seed="4")
    assert len(rules.pieces.spaces[CUBE]) == 4 and sum(rules.bag(CUBE)) == 32
    assert len(rules.state()["cubes"]) == 4
    other = match(board="|".join(fields), seed="5")
    other.set_position(rules.position())
    assert other.snapshot() == rules.snapshot()
    assert code(rules, "move 1:1H cube=M05 draw=red") == "no_market"
    assert facts(rules, "move 1:1H cube=M05 draw=red") == {"space": "M05", "count": 4}


def test_the_device_draws_by_its_seed_and_says_what_to_place():
    rules = game(at="1:2H", bag="device", seed="7")
    assert tokens(rules, "1: 3H-4H-5H tile=I") == ["."], "nobody is asked what came"
    canonical = rules.canonical("move 1:3H-4H-5H tile=I")
    drawn = canonical.partition("draw=")[2]
    assert canonical == "move 1:3H-4H-5H tile=I draw=" + drawn
    other = [colour for colour in ("red", "blue") if drawn != colour][0]
    assert code(rules, canonical) is None
    assert code(rules, "move 1:3H-4H-5H tile=I draw=" + other) == "device_draws"
    play(rules, "move 1:3H-4H-5H tile=I")
    assert rules.news[0] == ("drawn_tile", {"space": "I", "colour": drawn})


def test_the_first_good_offered_is_the_best():
    """A cube that makes a contract comes before a tile that pays one coin."""
    rules = game(4, at="1:2H", goods="000000/001000", tiles="brown,red,yellow,blue,green,white")
    assert tokens(rules, "1: 3H")[0] == "cube=M03"
    rules = game(4, at="1:2H", tiles="yellow,red,green,blue,brown,white")
    assert tokens(rules, "1: 3H")[0] == "tile=I"


def test_the_likeliest_colour_is_offered_first():
    rules = game(at="1:2H", goods="000000/330330")
    assert tokens(rules, "1: 3H tile=I")[0] in ("draw=green", "draw=white")
    assert sum(rules.bag(TILE)) == 18
