"""Building roads: what is allowed, and each reason against it (rules page 1.3; vectors D4, L1 to L3)."""

import pytest
from games.la_strada.tables import game, land, match, moves, play, refusal

ROWS = land({"c3": 5, "a3": 4, "e3": 3}, {"b1": "F", "c1": "H", "b3": "F"})


def test_the_cost_is_2_for_plain_3_for_forest_4_for_hill():
    for terrain, cost in (("P", 2), ("F", 3), ("H", 4)):
        rules = game(land({"a3": 5}, {"a2": terrain}))
        play(rules, "build a1-a2-a3")
        assert rules.days[0] == 6 - cost


def test_straight_and_bend_cost_the_same():
    rules = game(land({"b3": 5}), days="4 0 0")
    play(rules, "build a1-b2-b3")
    assert rules.days[0] == 2


def test_the_tile_of_the_hex_is_laid_and_leaves_the_stock():
    """L1: on a map the hex decides which tile is used."""
    rules = game(land({"a4": 5}, {"a2": "F", "a3": "H"}), starts="a1 a6 d1", days="7 0 0")
    play(rules, "build a1-a2-a3-a4")
    assert rules.tiles(0) == (18, 7, 4)


def test_there_is_no_credit():
    """D4."""
    rules = game(land({"a5": 5}, {"a4": "F"}), starts="a1 a7 d1")
    refused = rules.check("build a1-a2-a3-a4-a5")
    assert (refused.code, refused.facts) == ("days", {"needs": 7, "has": 6, "most": 10, "hint": "save"})


def test_a_road_that_costs_more_than_the_most_days_is_never_possible():
    """D7."""
    rows = land({"a5": 5}, {"a2": "H", "a3": "H", "a4": "F"} | {f"b{number}": "H" for number in range(1, 9)})
    rules = game(rows, starts="a1 a7 d1", days="10 0 0")
    assert rules.check("build a1-a2-a3-a4-a5").facts == {"needs": 11, "has": 10, "most": 10, "hint": "never"}
    place = [rules.place_name(place) for place in range(19)].index("a5")
    assert rules.reach().turns_to_wait(place, 0) == 255


def test_a_road_begins_at_the_own_start_or_a_place_of_the_own_network():
    rules = game(land({"a3": 5, "c3": 4}), places="a3K", roads="Ka1-a2-a3")
    assert rules.check("build a1-b2-c3") is None
    assert rules.check("build a3-b3-c3") is None
    assert refusal(rules, "build a4-b4-c4") == "origin"  # the start of another player
    assert refusal(rules, "build b1-b2-c3") == "origin"
    assert refusal(rules, "build c3-b3-a3") == "origin"  # a settlement, but not in the network


def test_a_road_ends_at_a_settlement_that_the_player_is_not_in():
    """L3."""
    rows = land({"a3": 5, "c5": 4})
    rules = game(rows, starts="a1 a5 e3", places="a3K", roads="Ka1-a2-a3", days="10 0 0")
    assert refusal(rules, "build a1-b2-b3-a3") == "present"
    assert refusal(rules, "build a3-a4-a5") == "foreign_start"
    assert rules.check("build a3-a4-a5").facts == {"cell": "a5", "player": "G"}
    assert refusal(rules, "build a3-b3-b2-a1") == "own_start"
    assert refusal(rules, "build a1-b2-c3-d4") == "destination"


def test_every_hex_is_beside_the_one_before_it():
    refused = game(ROWS).check("build a1-b2-c4-c3")
    assert (refused.code, refused.facts) == ("gap", {"cell": "b2", "other": "c4"})


def test_one_tile_lies_on_a_hex():
    rules = game(ROWS, roads="Ka1-a2-a3", places="a3K", starts="a1 c5 a7", days="10 10 0", turn="G")
    refused = rules.check("build c5-c4-b3-a2-b2-c3")
    assert (refused.code, refused.facts) == ("occupied", {"cell": "a2"})


def test_a_road_ends_in_the_first_settlement_that_it_reaches():
    rows = land({"a3": 5, "a5": 4})
    refused = game(rows, starts="a1 c3 a7", days="10 0 0").check("build a1-a2-a3-a4-a5")
    assert (refused.code, refused.facts) == ("through", {"cell": "a3"})


def test_a_road_passes_through_no_start():
    rows = land({"a6": 4})
    assert refusal(game(rows, starts="a1 a4 c3", days="10 0 0"), "build a1-a2-a3-a4-a5-a6") == "occupied"


@pytest.mark.parametrize("place", ["p1", "a8", "m6", "a99"])
def test_a_hex_is_on_the_board(place):
    assert refusal(game(ROWS), f"build a1-{place}-c3") == "off_board"
    assert refusal(match(), f"start {place}") == "off_board"


def test_a_link_needs_a_tile():
    rules = game(land({"a2": 5}))
    refused = rules.check("build a1-a2")
    assert (refused.code, refused.facts) == ("zero_link", {"cell": "a1", "other": "a2"})


def test_the_tiles_run_out():
    """L2: there are 18 plain tiles in a colour."""
    rules = game(land({"a3": 5, "a5": 4}), starts="a1 c3 a7", days="10 0 0")
    rules.board.tiles[0] = 1
    rules._forget()
    play(rules, "build a1-a2-a3")
    refused = rules.check("build a3-a4-a5")
    assert (refused.code, refused.facts) == ("tile", {"terrain": "P", "needs": 1, "has": 0})
    assert moves(rules) == ["end"]


def test_the_merchants_run_out():
    rules = game(land({"a3": 5, "c3": 4}))
    rules.board.left[0] = 1
    rules._forget()
    play(rules, "build a1-a2-a3")
    assert refusal(rules, "build a1-b2-c3") == "merchant"
    assert moves(rules) == ["end"]


def test_a_merchant_is_placed_on_each_newly_linked_settlement_and_none_on_the_start():
    rules = game(land({"a3": 5, "c3": 4}))
    play(rules, "build a1-a2-a3", "build a1-b2-c3")
    assert rules.board.left[0] == 10
    assert [place for place in range(19) if rules.merchants(place)] == [0, 1]


def test_a_settlement_just_reached_may_be_the_origin_of_the_next_road():
    rules = game(land({"a3": 5, "a5": 4}), starts="a1 c2 a7")
    play(rules, "build a1-a2-a3", "build a3-a4-a5")
    assert (rules.days[0], rules.turn) == (2, 0)


def test_several_players_share_a_settlement():
    rules = game(land({"a3": 5}), starts="a1 a5 c3", days="6 6 6")
    play(rules, "build a1-a2-a3", "end", "build a5-a4-a3", "end", "build c3-b3-a3")
    assert rules.merchants(0) == [0, 1, 2]


def test_a_player_may_save_everything():
    rules = game(ROWS)
    assert rules.check("end") is None
    play(rules, "end")
    assert (rules.days[0], rules.turn) == (6, 1)


NO_MOVES = (
    "|build|build a1|build a1-|start|start a1-a2|a1-a2|end now|build PP>X1|build a01-b2|build a1--b2|go|build é1-a2"
    "|blocked a1|start 3a|build PX>C1|build >|build C1|build P>C0|build P>C10"
)


@pytest.mark.parametrize("text", NO_MOVES.split("|"))
def test_what_cannot_be_read_is_refused_as_syntax(text):
    assert refusal(game(ROWS), text) == "syntax"


def test_capitals_and_spaces_do_not_matter():
    rules = game(ROWS)
    assert rules.check("  BUILD  A1-A2-A3 ") is None
    assert rules.canonical("  BUILD  A1-A2-A3 ") == "build a1-a2-a3"


def test_moves_of_the_tracker_are_not_for_the_map():
    assert refusal(game(ROWS), "build PP>C1") == "map"
    assert refusal(game(ROWS), "blocked") == "map"


def test_the_published_example_first_turn():
    """1.10 T1: a straight hill to a town, then a bend on a plain to a city: 6, 2, 0 days, two merchants."""
    rules = game(land({"a3": 4, "b5": 5}, {"a2": "H"}), starts="a1 c2 a7", players="GKY", turn="G", days="0 0 0")
    rules.board.days[0] = 6
    play(rules, "build a1-a2-a3")
    assert (rules.days[0], rules.kind(0)) == (2, "town")
    play(rules, "build a3-b4-b5")
    assert (rules.days[0], rules.board.left[0]) == (0, 10)


def test_the_published_example_second_turn():
    """1.10 T2: three plain tiles, three merchants; a farm with two merchants is worth 1 gold to each."""
    rows = land({"a3": 2, "c3": 3, "c1": 4})
    rules = game(rows, starts="a1 a5 c5", players="GKY", turn="K", days="6 6 0")
    play(rules, "build a5-a4-a3", "end", "end", "build a1-a2-a3", "build a1-b2-c3", "build a1-b1-c1")
    assert (rules.days[0], rules.board.left[0], rules.gold(0)) == (4, 9, 1)


def test_the_published_example_third_turn():
    """1.10 T3: one forest tile leaves 3 days; three plain tiles leave none and close the rim. A city falls to 4."""
    rows = land({"a5": 5, "c5": 4}, {"b5": "F"})
    road = {"roads": "Ga1-b2-c3-c4-c5", "places": "c5G"}
    rules = game(rows, starts="a1 a7 e1", players="GKY", turn="K", days="0 6 0", **road)
    play(rules, "build a7-a6-a5")
    assert rules.gold(0) == 5
    play(rules, "end", "end")
    assert (rules.days[0], rules.reach().costs[0]) == (6, 3)
    play(rules, "build a1-a2-a3-a4-a5")
    assert (rules.days[0], rules.gold(0), rules.merchants(0)) == (0, 4, [0, 1])
