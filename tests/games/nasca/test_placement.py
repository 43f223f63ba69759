"""Where a Nasca bar may lie: the examples of the rules page, every option, every refusal with its facts."""

import pytest
from games.nasca.literal import Literal
from games.nasca.tables import code, match, table

P1 = "Rc3v3 Be3v3"
AFTER_N1 = P1 + " Rc3h3"
P3 = "Bc3v3 Re3v3 Bg3v3"
P4 = "Nc3v2 Ne3v2 Bg3v2"

# id, pieces, player, move, code of the refusal (None: legal)
VECTORS = [
    ("N1", P1, "R", "c3h3", None),
    ("N2", P1, "B", "c4h3", None),
    ("N3", P1, "R", "c3h2", "ground"),
    ("N4", P1, "R", "c4h5", "ground"),
    ("N5", P1, "R", "c3v3", "same_piece"),
    ("N6", P1, "R", "k9v3", "off_board"),
    ("N7", P1, "R", "f1h5", None),
    ("N8", AFTER_N1, "B", "d2v2", "under"),
    ("N9", AFTER_N1, "B", "d4v2", None),
    ("N14", P3, "R", "c4h5", None),
    ("N15", P4, "R", "c3h3", None),
    ("N17", P4, "B", "e3h3", None),
]


@pytest.mark.parametrize(("name", "pieces", "player", "move", "expected"), VECTORS, ids=[row[0] for row in VECTORS])
def test_example_of_the_rules_page(name, pieces, player, move, expected):
    rules = table(pieces, player)
    assert code(rules, move) == expected
    assert Literal(",".join(pieces.split())).legal(player, move) == (expected is None)


@pytest.mark.parametrize(("move", "player"), [("c3h3", "R"), ("c4h3", "B")])
def test_a_bridge_lies_one_level_above_its_ends(move, player):
    rules = table(P1, player)
    rules.play(move)
    assert rules.pieces[-1][4] == 2


def test_the_examples_are_judged_alike_on_the_smaller_board():
    for _, pieces, player, move, expected in VECTORS:
        if move[0] != "k":
            assert code(table(pieces, player, board="10x10"), move) == expected
    assert code(table(P1, board="10x10"), "j9v3") == "off_board"
    assert code(table(P1, board="10x10"), "k9v2") == "off_board"


# Each refusal, with its facts.


def refused(rules, move):
    refusal = rules.check(move)
    return refusal.code, refusal.rule, refusal.facts


def test_a_bar_that_is_used_up_is_refused():
    rules = match()
    for move in ("a1h2", "a3h2", "a5h2", "a7h2"):
        rules.play(move)
    assert refused(rules, "a9h2") == ("stock", "2", {"length": 2})


def test_a_length_that_is_not_in_the_game_is_refused():
    assert refused(match(), "a1h6") == ("no_length", "2", {"length": 6, "lengths": "5 4 3 2"})
    assert refused(match(), "a1h99") == ("no_length", "2", {"length": 99, "lengths": "5 4 3 2"})
    assert refused(match(landscape="free"), "neutral a1h5") == ("no_length", "3", {"length": 5, "lengths": "3 2 1"})


def test_a_bar_may_not_reach_beyond_the_edge():
    assert refused(match(), "k9v3") == ("off_board", "5", {"cell": "k9", "room": 2, "length": 3})
    assert refused(match(), "j9h3") == ("off_board", "5", {"cell": "j9", "room": 2, "length": 3})
    assert refused(match(), "z12h3") == ("off_board", "5", {"cell": "z12", "room": 0, "length": 3})


def test_a_bar_on_the_ground_needs_all_its_cells_empty():
    assert refused(table(P1), "b4h3") == ("occupied", "6", {"cell": "c4"})
    # A piece on the ground is the better reason than a bridge on the way.
    assert refused(table("Nd5h1 " + AFTER_N1), "d2v5") == ("occupied", "6", {"cell": "d5"})


def test_a_bar_may_not_stand_with_one_end_on_the_ground():
    assert refused(table(P1), "c3h2") == ("ground", "7", {"cell": "d3", "other": "c3", "level": 1})
    assert refused(table(P1), "b3h2") == ("ground", "7", {"cell": "b3", "other": "c3", "level": 1})


def test_the_ends_of_a_bridge_lie_equally_high():
    rules = table(AFTER_N1 + " Rg3v3", "R")
    assert refused(rules, "e3h3") == ("level", "7", {"cell": "e3", "level": 2, "other": "g3", "other_level": 1})


def test_nothing_between_the_ends_of_a_bridge_is_higher_than_they_are():
    #  level 2:   d---f        c3h5 would have to pass through it
    #  level 1: c d   f g
    rules = table("Rc3v2 Rd3v2 Rf3v2 Rg3v2 Rd3h3", "R")
    assert refused(rules, "c3h5") == ("blocked", "7", {"cell": "d3", "level": 2, "support": 1})
    assert code(rules, "c4h5") is None


def test_a_bar_rests_on_each_piece_on_one_square_only():
    assert refused(table(P1), "c3v3") == ("same_piece", "8", {"cell": "c3", "other": "c4", "piece": "c3v3"})
    # The first contact is another piece, the next two are one piece.
    assert refused(table("Ra3h2 Rc3h2 Ra4h2"), "b3h3")[2] == {"cell": "c3", "other": "d3", "piece": "c3h2"}


def test_one_support_has_the_own_colour_or_all_are_neutral():
    assert refused(table("Bc3v3 Be3v3"), "c3h3") == ("support_colour", "9", {"cell": "c3", "other": "e3"})
    assert code(table("Bc3v3 Be3v3", "B"), "c3h3") is None
    assert code(table("Nc3v3 Be3v3"), "c3h3") == "support_colour"
    assert code(table("Nc3v3 Re3v3"), "c3h3") is None
    assert code(table(P4), "e3h3") == "support_colour"
    # Neutral ends with an enemy bar between them are not all neutral.
    assert code(table("Nc3v3 Ng3v3 Be3v3"), "c3h5") == "support_colour"


def test_nothing_goes_under_a_bridge():
    rules = table(AFTER_N1, "B")
    assert refused(rules, "d2v2") == ("under", "10", {"cell": "d3"})
    assert refused(rules, "d1v5") == ("under", "10", {"cell": "d3"})
    assert refused(rules, "d3v2") == ("under", "10", {"cell": "d3"})


def test_colour_is_that_of_the_piece_the_bar_touches_not_of_those_below():
    # On e3 and e4 red bridges cover a blue bar.
    rules = table(AFTER_N1 + " Rg3v2 Re4h3", "R")
    assert rules.levels()[2 * 11 + 4] == 2
    assert code(rules, "e3v2") is None
    assert code(table(AFTER_N1 + " Rg3v2 Re4h3", "B"), "e3v2") == "support_colour"


def test_a_bridge_may_pass_over_something_lower():
    # Ends on level 2, with a bar of level 1 in the gap: it is still a gap.
    pieces = "Rc3v2 Rc6v2 Rg3v2 Rg6v2 Re4h2 Rc4v3 Rg4v3"
    rules = table(pieces)
    assert code(rules, "c4h5") is None
    rules.play("c4h5")
    assert rules.pieces[-1][4] == 3


def test_a_bridge_may_rest_in_between_on_pieces_of_the_same_height():
    rules = table("Rc3v2 Be3v2 Rg3v2")
    assert code(rules, "c3h5") is None


# The options.


def test_with_own_colour_at_an_end_the_middle_does_not_help():
    assert refused(table(P3, support="end"), "c4h5") == ("support_end", "9b", {"cell": "c4", "other": "g4"})
    assert code(table(P3, support="any"), "c4h5") is None


def test_with_own_colour_at_an_end_either_end_will_do_and_so_does_all_neutral():
    assert code(table("Rc3v3 Bg3v3", support="end"), "c3h5") is None
    assert code(table("Bc3v3 Rg3v3", support="end"), "c3h5") is None
    assert code(table("Nc3v3 Ng3v3", support="end"), "c3h5") is None
    assert code(table("Nc3v3 Ng3v3 Re3v3", support="end"), "c3h5") == "support_end"
    assert code(table("Nc3v3 Ng3v3 Re3v3", support="any"), "c3h5") is None


HANGING = "Rc3v2 Re3v2 Rc3h3 Rd5h2 Rd7h2 Rd5v3"  # d3 is free under the bar from c3 to e3


def test_a_bar_may_rest_on_the_hanging_middle_of_a_bridge_unless_the_option_forbids_it():
    assert code(table(HANGING), "d3v3") is None
    assert refused(table(HANGING, rest_on_span="off"), "d3v3") == ("span", "2.2", {"cell": "d3"})


def test_without_resting_on_spans_the_supported_squares_of_a_bridge_still_hold():
    pieces = "Rc3v2 Re3v2 Rc3h3 Rc5h2 Rc7h2 Rc5v3"
    assert code(table(pieces, rest_on_span="off"), "c3v3") is None


def test_a_bridge_of_length_2_lies_on_two_neighbours_unless_the_option_forbids_it():
    pieces = "Rc3v3 Bd3v3"
    assert code(table(pieces), "c3h2") is None
    assert refused(table(pieces, short_bridge="off"), "c3h2") == ("short_bridge", "2.2", {})
    assert code(table(pieces, short_bridge="off"), "a1h2") is None
    assert code(table(P1, short_bridge="off"), "c3h3") is None


def test_bars_pile_up_without_limit_unless_the_option_sets_one():
    tower = "Rc3h4 Rc6h4 Rc3v4 Rf3v4 Rc3h4 Rc6h4"  # levels 1, 2, 3, crosswise
    rules = table(tower)
    assert max(rules.levels()) == 3
    assert code(rules, "c3v4") is None
    assert refused(table(tower, height_limit="3"), "c3v4") == ("height_limit", "2.2", {"level": 4, "limit": 3})
    assert code(table(tower, height_limit="4"), "c3v4") is None
    assert code(table(P1, height_limit="1"), "c3h3") == "height_limit"
    assert code(table(P1, height_limit="1"), "f1h5") is None


def test_neutral_pieces_lie_on_the_ground_only_unless_the_option_lets_them_stack():
    pieces = "a1v2 c1v2"
    rules = match(landscape="free", neutral=",".join(pieces.split()))
    assert refused(rules, "neutral a1h3") == ("stack", "18", {"cell": "a1"})
    assert refused(rules, "neutral a1h1") == ("stack", "18", {"cell": "a1"})
    rules = match(landscape="free", neutral=",".join(pieces.split()), neutral_stack="on")
    assert code(rules, "neutral a1h3") is None
    assert code(rules, "neutral a1h1") is None
