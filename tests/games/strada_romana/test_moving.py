"""Wagons on the road (2.2, 2.4, 2.5): lines, blocked squares, three steps, what coins buy, jams."""

import pytest
from games.strada_romana.tables import code, facts, game, play, tokens

from wayside.games.strada_romana.jam.orders import ends_well
from wayside.games.strada_romana.rules.on_road.turn import RoadTurn


def test_a_wagon_enters_at_any_of_three_squares_in_ostia_and_of_two_in_rome():
    rules = game()
    for square in ("1H", "1C", "1L"):
        assert code(rules, "move 1:%s-%s" % (square, square.replace("1", "2")) + " 6:14H") is None
    for square in ("14H", "14L"):
        assert code(rules, "move 6:%s 1:1H-2H" % square) is None
    assert code(rules, "move 6:13C") == "entry"
    assert code(rules, "move 1:2H") == "entry"


def test_wagons_follow_the_lines():
    rules = game(at="1:4C")
    assert code(rules, "move 1:5H-6C-7C") is None
    assert code(rules, "move 1:5L-6L-7C") is None
    assert code(game(at="1:3H"), "move 1:4C-5H-6H") == "diagonal"
    assert code(game(at="1:4H"), "move 1:5L") == "no_line"


def test_wagons_never_turn_and_never_go_straight_aside():
    assert code(game(at="1:3H"), "move 1:2H") == "backward"
    assert code(game(at="6:3H"), "move 6:4H") == "backward"
    assert facts(game(at="1:3H"), "move 1:3C-4C") == {"before": "3H", "square": "3C", "cost": 1}
    assert code(game(at="1:3H"), "move 1:5H") == "far"


def test_one_wagon_on_a_square_whichever_way_it_drives():
    for other in ("2:4H", "8:4H"):
        rules = game(at="1:3H " + other)
        assert code(rules, "move 1:4H") == "occupied"
        assert code(rules, "move 1:4H-5H") == "blocked"


def test_three_steps_are_split_in_any_way():
    rules = game(at="1:2H 2:2C 3:2L")
    for move in ("1:3H-4H-5H", "1:3H-4H 2:3C", "2:3C 1:3H-4H", "1:3H 2:3C 3:3L", "1:3H 6:14H-13H"):
        assert code(rules, "move " + move) is None, move
    assert code(rules, "move 1:3H-4H 2:3C-4C") == "extra_step"
    assert code(rules, "move 1:3H-4H-5H 2:3C-4C") == "steps"


def test_three_steps_are_compulsory_and_the_refusal_shows_a_way_to_make_them():
    rules = game(at="1:2H")
    assert facts(rules, "move 1:3H-4H") == {"made": 2, "needs": 3, "way": "1:3H-4H-5H"}
    assert "." not in tokens(rules, "1: 3H-4H")
    assert "." in tokens(rules, "1: 3H-4H-5H")


# Positions of random games in which nearly all wagons are jammed.
ONE_STEP = ("2:5H,3:4L,6:5L,7:6C,8:6H", "1:9L,4:6L,5:8C,9:8H,10:7C")
NO_STEP = ("2:5L,5:5H,6:6H,7:6L,10:6C", "1:9H,3:8H,4:8C,8:7C,9:8L")
BY_ORDER = ("2:finish,3:6L,6:5L,7:5H,9:6C", "1:8C,4:8L,5:8H,8:9L,10:7C")


def test_what_is_left_lapses_when_no_step_is_possible():
    """Wagon 1 moves to 8L; after that no wagon can move, not even wagon 1. No order allows more."""
    rules = game(2, ends=ONE_STEP)
    assert code(rules, "move 1:8L") is None
    assert sorted(tokens(rules, "1: 8L")) == [".", "cube=M08", "tile=IV"]
    assert code(game(2, ends=ONE_STEP, partial="off"), "move 1:8L") == "whole"


def test_a_wagon_leaves_the_road_by_a_step_from_a_square_next_to_its_end():
    rules = game(at="1:13H 6:2C")
    assert code(rules, "move 1:14H-finish 6:1C") is None
    assert code(rules, "move 6:1C-finish 1:14H") is None
    assert code(game(at="1:13H"), "move 1:finish") == "not_at_end"
    assert code(game(at="1:14H"), "move 1:finish-finish") == "after_finish"
    assert code(game(at="1:finish"), "move 1:finish") == "wagon_arrived"
    played = play(rules, "move 1:14H-finish 6:1C")
    assert played.news == [("arrived", {"wagon": 1, "count": 1})]


def test_the_steps_of_a_wagon_follow_each_other():
    rules = game(at="1:2H 2:2C")
    assert code(rules, "move 1:3H 2:3C 1:4H") == "moved"
    assert code(rules, "move 1:3H tile=I draw=red 1:4H-5H") == "moved"
    again = game(at="1:2H 2:2C", again="on")
    assert code(again, "move 1:3H 2:3C 1:4H") is None
    assert code(again, "move 1:3H 1:4H 1:5H") == "moved"


def test_a_wagon_that_took_a_good_stays_even_if_wagons_may_move_again():
    again = game(at="1:2H 2:2C", again="on")
    assert code(again, "move 1:3H cube=M03 draw=red 2:3C 1:4H") == "moved"
    assert "1:" not in tokens(again, "1: 3H cube=M03 draw=red 2: 3C")


def test_no_good_is_offered_that_strands_the_turn():
    """Wagons 9 and 10 alone can move. With its cube wagon 9 would stay on 7C, and block wagon 10 after one step."""
    ends = ("1:12C,3:13L,4:12H,9:6L,10:5H", "2:14L,5:14H,6:13C,7,8:13H")
    rules = game(2, ends=ends, again="on")
    assert code(rules, "move 9:7C 10:6H 9:8H") is None
    assert code(rules, "move 9:7C cube=M07 draw=red 10:6H") == "go_on"
    assert tokens(rules, "9: 7C") == ["10:"]


# Special moves


def test_a_lateral_step_costs_1_and_leads_to_the_neighbour_in_the_column():
    rules = game(at="1:2H 6:3H", coins="1")
    assert code(rules, "move pay=1 1:2C-3C-4C") is None
    assert code(rules, "move 1:2C-3C-4C") == "lateral"
    assert code(rules, "move pay=1 1:2L") == "far"


def test_across_the_gap_of_a_column_of_two_by_default():
    assert code(game(at="1:5H", coins="1"), "move pay=1 1:5L-6L-7C") is None
    assert code(game(at="1:5H", coins="1", gap="off"), "move pay=1 1:5L-6L-7C") == "far"


def test_a_free_diagonal_costs_2_and_lateral_steps_come_with_it():
    rules = game(at="1:2H", coins="2")
    assert code(rules, "move pay=2 1:3C-4L-5L") is None
    assert code(rules, "move pay=2 1:3C-3L-4L") is None
    assert code(rules, "move pay=1 1:3C-4C-5H") == "diagonal"


def test_three_coins_buy_a_fourth_step_with_diagonals_between_as_in_the_sheet():
    rules = game(at="1:1H", coins="3")
    assert code(rules, "move pay=3 1:2H-3C-4C-5H") is None
    assert code(rules, "move pay=3 1:2H-3C-4C") is None, "it may be left out"
    assert code(game(at="1:1H", coins="3", fourth="must"), "move pay=3 1:2H-3C-4C") == "go_on"
    assert code(game(at="1:1H", coins="4"), "move pay=3 1:2H-3C-4C-5H-6H") == "steps"


def test_four_coins_lead_through_wagons_and_each_square_is_a_step():
    rules = game(at="1:2H 2:3H 7:4H", coins="4")
    assert code(rules, "move pay=4 1:3H-4H-5H 3:1H") is None
    assert code(rules, "move pay=4 1:3H") == "occupied"
    assert code(rules, "move pay=3 1:3H-4H-5H") == "blocked"
    jump = game(at="1:2H 2:3H 7:4H", coins="4", through="jump")
    assert code(jump, "move pay=4 1:3H-4H-5H-6H-7C-8H") is None


def test_coins_are_paid_at_the_start_even_for_nothing():
    rules = play(game(at="1:2H", coins="3"), "move pay=2 1:3H-4H-5H")
    assert rules.pieces.coins[0] == 1
    strict = game(at="1:2H", coins="3", unused="refused")
    assert code(strict, "move pay=2 1:3H-4H-5H") == "unused"
    assert code(strict, "move pay=2 1:3C-4C-5H") is None
    assert code(strict, "move pay=2 1:3H-3C-4C") == "unused", "a lateral step would have cost 1"
    assert code(strict, "move pay=3 1:3H-4H-5H-6H") is None


def test_coins_earned_in_the_same_turn_cannot_pay():
    rules = game(at="1:2H", coins="0")
    assert code(rules, "move pay=1 1:3H tile=I draw=red 2:1H-1C") == "coins"


def test_the_costs_belong_to_the_board():
    from wayside.games.strada_romana.setup.start.roads import STANDIN

    swapped = STANDIN.replace("|1234|", "|2134|")
    assert code(game(at="1:2H", coins="1", board=swapped), "move pay=1 1:3C-4C-5H") is None
    assert code(game(at="1:2H", coins="1", board=swapped), "move pay=1 1:2C-3C-4C") == "lateral"
    cheap = STANDIN.replace("|1234|", "|1123|")
    assert code(game(coins="4", board=cheap), "move pay=4 1:1H-2H-3H") == "no_special"


# Compulsion and its variants


def test_a_jam_is_ended_by_a_wagon_tile_a_pass_or_coins():
    """Every wagon is face to face with another one, or behind one."""
    rules = game(2, ends=NO_STEP)
    assert tokens(rules) == ["wagon", "pass"]
    assert code(rules, "pass") is None
    assert code(rules, "wagon=3") is None
    rich = game(2, ends=NO_STEP, coins="4")
    assert tokens(rich)[-2:] == ["wagon", "pass"]
    assert "pay=4" in tokens(rich)
    assert code(rich, "move pay=4 8:6C-5H-4H") is None


def test_bought_steps_are_never_compulsory():
    """A coin lets wagon 1 step aside in the jam; it could step to and fro for ever."""
    rules = game(2, ends=NO_STEP, coins="1")
    assert code(rules, "move pay=1 1:9L") is None
    assert code(rules, "move pay=1 1:9L-9H-9L") is None
    for value in ("there", "most"):
        rules = game(2, ends=NO_STEP, coins="1", compulsion=value)
        assert code(rules, "move pay=1 1:9L") == "go_on"
    assert code(game(2, ends=NO_STEP, coins="1", compulsion="plain"), "move pay=1 1:9L") is None


def test_bought_steps_count_as_steps_of_the_turn():
    """Three steps must be made, and one of them may be bought."""
    rules = game(at="1:2H", coins="1")
    assert code(rules, "move pay=1 1:2C-3C-4C") is None
    assert code(rules, "move pay=1 1:2C-3C") == "go_on"


def test_as_many_steps_as_some_order_allows():
    """Wagon 7 takes the only free square, and then no wagon can move; wagon 10 there lets others follow."""
    rules = game(2, ends=BY_ORDER)
    assert facts(rules, "move 7:6H") == {"made": 1, "needs": 3, "way": "10:6H 1:7C 8:8C"}
    assert "6H" not in tokens(rules, "7:")
    assert code(rules, "move 10:6H 1:7C 8:8C") is None
    assert code(game(2, ends=BY_ORDER, compulsion="there"), "move 7:6H") is None
    assert code(game(2, ends=BY_ORDER, compulsion="plain"), "move 7:6H") is None
    assert code(game(2, ends=BY_ORDER, compulsion="most"), "move 7:6H") == "go_on"


def test_the_way_of_a_refusal_is_a_turn():
    for ends in (BY_ORDER, ONE_STEP, NO_STEP):
        rules = game(2, ends=ends)
        for move in ("move 7:6H", "move 10:6H", "move 10:6H 1:7C", "move 1:8L"):
            refusal = rules.check(move)
            if refusal is not None and refusal.code == "go_on":
                assert code(rules, "move " + refusal.facts["way"]) is None


def test_the_search_for_an_order_looks_at_few_states():
    """Not more than a handful even in jams, because hardly any wagon can move then."""
    for ends, steps in ((BY_ORDER, 3), (ONE_STEP, 1), (NO_STEP, 0)):
        rules = game(2, ends=ends)
        assert rules.most_steps(0, 3) == steps
        turn, tried = RoadTurn(rules), set()
        turn.goal = 3
        assert ends_well(turn, tried) == (steps == 3) and len(tried) < 20


def test_the_last_coin_ends_a_turn_that_has_too_few_steps():
    """Wagon 7 on 6H blocks the others; its tile makes the 20th point, and the rest of the turn is dropped."""
    tiles = "yellow,red,green,blue,brown,white"
    rules = game(2, ends=BY_ORDER, tiles=tiles, coins="4", points="10 9")
    assert code(rules, "move 7:6H tile=III draw=red") is None
    assert "6H" in tokens(rules, "7:") and tokens(rules, "7: 6H") == ["tile=III"]
    assert play(rules, "move 7:6H tile=III draw=red").outcome()[0] == "points"


def test_without_all_steps_no_movement_by_an_option():
    rules = game(at="1:14H 2:13H", partial="off")
    assert code(rules, "move 1:finish 2:14H-finish") is None
    assert code(rules, "move 1:finish 2:14H") == "whole"


@pytest.mark.parametrize(
    "option, move", [("entering", "move 1:1H-2H-3H-4H"), ("leaving", "move 2:13H-14H-finish 3:1C")]
)
def test_entering_and_leaving_cost_a_step_unless_an_option_says_no(option, move):
    assert code(game(at="2:12H"), move) in ("extra_step", "steps")
    assert code(game(at="2:12H", **{option: "free"}), move) is None


def test_an_end_with_five_places_by_an_option():
    """No wagon has left Rome, so there is no place for another one."""
    assert code(game(at="1:14H"), "move 1:finish 2:1H-2H") is None
    assert code(game(at="1:14H", arrivals="five"), "move 1:finish 2:1H-2H") == "full"
    assert code(game(at="1:14H 6:3H", arrivals="five"), "move 1:finish 2:1H-2H") is None
