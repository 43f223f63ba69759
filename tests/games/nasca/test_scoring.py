"""The value of Nasca areas: the examples of the rules page, every option, the lines of the score."""

import pytest
from games.nasca.literal import Literal
from games.nasca.tables import points, table

RING = "Rc2h5 Rc6h5 Rc3v3 Rg3v3"

# id, pieces, options, score R : B
RULES_PAGE = [
    ("S1", RING, {}, (9, 0)),
    ("S2", "Rc1v3 Rg1v3 Rc4h5", {}, (9, 0)),
    ("S3", "Rd1v4 Ra5h4", {}, (12, 0)),
    ("S4", "Re1v5 Re6v5", {}, (0, 0)),
    ("S7", "Rb1v5 Rb6h5 Rg6h4 Rj1v5", {}, (35, 0)),
    ("S10", "Rd2h4 Rd6h4 Rc3v3 Rh3v3", {}, (12, 0)),
    ("S10 with diagonal leak", "Rd2h4 Rd6h4 Rc3v3 Rh3v3", {"diagonal_leak": "on"}, (0, 0)),
    ("S11", RING + " Bd4h2", {}, (7, 0)),
    ("S13", "Nd6h3 Rc2h5 Rc3v4 Rg3v4", {}, (0, 0)),
    ("S13 with neutral walls", "Nd6h3 Rc2h5 Rc3v4 Rg3v4", {"neutral_wall": "on"}, (9, 0)),
    ("S15", "Rc2h5 Rc6h5 Rc3v3 Bg3v3", {}, (0, 0)),
    ("S16", "Rb1h2 Ra2h2", {}, (1, 0)),
]

# The bridge c3h3 is the lower wall around d4; its middle is over the free ground of d3.
GATE = "Rc3v3 Re3v3 Rd5h1 Rc3h3"
# The blue bridge d4h3 is inside the red ring; its middle is over the free ground of e4.
INNER_BRIDGE = RING + " Bd4h1 Bf4h1 Bd4h3"
# The same in red.
OWN_INNER_BRIDGE = RING + " Rd4h1 Rf4h1 Rd4h3"
# A blue ring of two cells inside a red one of 6 x 5.
NESTED = "Rb2h5 Rg2h3 Rb8h5 Rg8h3 Rb3v5 Ri3v5 Bd4h4 Bd6h4 Bd5h1 Bg5h1"
CORNER = "Rd1v4 Ra5h4"
NEUTRAL_RING = "Nc2h5 Nc6h5 Nc3v3 Ng3v3"
NEUTRAL_CORNER = "Nd1v4 Na5h4 Bb1h1 Ba2h1"
#    3  . . B B R .        Red closes off c1 d1 e1 e2, Blue b1 c1 c2 d2:
#    2  . B R R B R        c1 lies in both, and both have four cells.
#    1  B R . B . R
#       a b c d e f
CROSSING = "Rb1h1 Rc2h2 Re3h1 Rf1v2 Ba1h1 Bb2h1 Bc3h2 Bd1h1 Be2h1"

READINGS = [
    ("a ring with a gap is worth nothing", "Rc2h5 Rc6h5 Rc3v3", {}, (0, 0)),
    ("an area between two opposite edges is worth nothing", "Rd1v5 Rd6v5 Rg1v5 Rg6v5", {}, (0, 0)),
    ("bars along two edges leave a corner area of all the rest", "Ra1v5 Ra6v5 Rb1h5 Rg1h5", {}, (90, 0)),
    ("the colour of a cell is that of the topmost piece", RING + " Bi3v3 Bg3h3", {}, (0, 0)),
    ("the inner owner has the inner cells, the outer one the rest", NESTED, {}, (18, 2)),
    ("a cell in areas of equal size goes to nobody", CROSSING, {}, (1, 0)),
    ("a neutral piece inside is just not empty", "Nd4h2 " + RING, {}, (7, 0)),
]

OPTIONS = [
    ("a bridge closes over a gap", GATE, {}, (1, 0)),
    ("a bridge over a gap closes nothing by option", GATE, {"bridge_closes": "off"}, (0, 0)),
    ("a bridge that closes is border, not area", GATE, {"under_bridge": "empty"}, (1, 0)),
    ("ground under an enemy bridge is not empty", INNER_BRIDGE, {}, (6, 0)),
    ("ground under an enemy bridge is empty by option", INNER_BRIDGE, {"under_bridge": "empty"}, (7, 0)),
    ("ground under an own bridge is border", OWN_INNER_BRIDGE, {"under_bridge": "empty"}, (6, 0)),
    ("open ground under an own bridge is not empty", OWN_INNER_BRIDGE, {"bridge_closes": "off"}, (6, 0)),
    (
        "open ground under an own bridge is empty by option",
        OWN_INNER_BRIDGE,
        {"bridge_closes": "off", "under_bridge": "empty"},
        (7, 0),
    ),
    ("a ring without gaps holds diagonal leaks off", RING, {"diagonal_leak": "on"}, (9, 0)),
    ("neutral pieces alone fence in nothing", NEUTRAL_RING, {"neutral_wall": "on"}, (0, 0)),
    ("neutral walls help whoever borders the area", NEUTRAL_RING + " Rd4h3", {"neutral_wall": "on"}, (6, 0)),
    ("neutral walls help Blue to both parts of a corner", NEUTRAL_CORNER, {"neutral_wall": "on"}, (0, 10)),
    (
        "what Blue loses for want of an open corner is not Red's, who has no bar there",
        NEUTRAL_CORNER,
        {"neutral_wall": "on", "covered_corner": "off"},
        (0, 1),
    ),
    ("neutral pieces inside do not count with walls either", "Nd4h2 " + RING, {"neutral_wall": "on"}, (7, 0)),
    ("an enemy bar inside spoils an area by option", RING + " Bd4h2", {"enemy_inside": "off"}, (0, 0)),
    ("a nested area spoils nothing even by option", NESTED, {"enemy_inside": "off"}, (18, 2)),
    ("two edges count although the corner is covered", CORNER + " Ra1h1", {}, (11, 0)),
    ("a corner covered by the owner costs the area by option", CORNER + " Ra1h1", {"covered_corner": "off"}, (0, 0)),
    ("a corner covered by the enemy costs it too", CORNER + " Ba1h1", {"covered_corner": "off"}, (0, 0)),
    ("an empty corner counts by option", CORNER, {"covered_corner": "off"}, (12, 0)),
    ("an area on one edge needs no corner", "Rc1v3 Rg1v3 Rc4h5", {"covered_corner": "off"}, (9, 0)),
]

EXAMPLES = RULES_PAGE + READINGS + OPTIONS
NAMES = [example[0] for example in EXAMPLES]


@pytest.mark.parametrize(("_name", "pieces", "options", "expected"), EXAMPLES, ids=NAMES)
def test_example(_name, pieces, options, expected):
    assert points(table(pieces, **options)) == expected
    assert Literal(",".join(pieces.split()), **options).score() == expected


@pytest.mark.parametrize(("_name", "pieces", "options", "expected"), EXAMPLES, ids=NAMES)
def test_colours_exchanged_exchange_the_score(_name, pieces, options, expected):
    exchanged = pieces.replace("R", "?").replace("B", "R").replace("?", "B")
    assert points(table(exchanged, **options)) == (expected[1], expected[0])


def test_the_score_names_each_area_by_its_first_cell():
    rules = table(RING + " Ri1v2 Rj2h2 Ba9h2 Bb10h1")
    assert rules.score() == [
        (
            11,
            [
                ("nasca.area", {"round": 1, "cell": "j1", "cells": 2}, 2),
                ("nasca.area", {"round": 1, "cell": "d3", "cells": 9}, 9),
            ],
        ),
        (1, [("nasca.area", {"round": 1, "cell": "a10", "cells": 1}, 1)]),
    ]


def test_areas_list_the_owner_and_the_cells():
    rules = table("Rb1h2 Ra2h2 Bj1v2 Bk2h1")
    assert rules.areas() == [(0, [0]), (1, [10])]
    assert rules.areas_of(1) == rules.areas()


def test_the_score_is_live():
    rules = table("Rc2h5 Rc6h5 Rc3v3")
    assert points(rules) == (0, 0)
    rules.play("g3v3")
    assert points(rules) == (9, 0)
    rules.play("d4h2")
    assert points(rules) == (7, 0)


def test_the_smaller_board_has_its_own_edges():
    wall = "Rj3h1 Ri1v2"  # j1 and j2: a corner of 10 x 10, but open to column k of 11 x 10
    assert points(table(wall, board="10x10")) == (2, 0)
    assert points(table(wall)) == (0, 0)
