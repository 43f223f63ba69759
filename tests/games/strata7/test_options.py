"""The options of Strata 7: each value has its effect, bad values are refused with a sentence."""

import pytest
from games.strata7.tables import match

from wayside.games.moves import BadOption
from wayside.games.strata7 import GAME
from wayside.games.strata7.setup.start.layouts import PRESETS
from wayside.games.strata7.setup.start.option_list import OPTIONS


def test_the_game_says_what_it_is_before_its_rules_are_loaded():
    assert (GAME.name, GAME.players, GAME.seats, GAME.board) == ("strata7", ("W", "B"), (2, 2, 2), "board")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_an_option_makes_a_match(option):
    assert option.choices is None or option.default in option.choices
    for value in option.choices or (option.default,):
        match(**{option.key: value})


def test_a_board_is_a_preset_or_ten_rows():
    assert match(board=PRESETS["B"]).position() == match(board="B").position()
    small = match(
        board="/".join(["__________"] * 3 + ["__b...____", "__..1.____", "__..1.____", "__w...____"] + ["_" * 10] * 3)
    )
    assert len(small.board.layout.cells) == 16


EMPTY = "/".join(["." * 10] * 10)
BAD = [
    ({"board": "C"}, "A or B"),
    ({"board": ""}, "ten rows"),
    ({"board": PRESETS["A"][:-1]}, "ten rows"),
    ({"board": PRESETS["A"] + "/.........."}, "ten rows"),
    ({"board": PRESETS["A"].replace("3", "4")}, "'4'"),
    ({"board": PRESETS["A"].replace("w", "W", 1)}, "pairs"),
    ({"board": EMPTY}, "White has 1 to 20"),
    ({"board": PRESETS["A"].replace("b", ".")}, "Bordeaux has 1 to 20"),
    ({"board": PRESETS["A"].replace(".", "w")}, "White has 1 to 20"),
    ({"contact": "six"}, "contact"),
    ({"colour": "red"}, "colour"),
    ({"pair_points": "3"}, "pair_points"),
]


@pytest.mark.parametrize(("options", "part"), BAD, ids=[str(options)[:60] for options, _ in BAD])
def test_a_bad_value_is_refused_with_a_sentence(options, part):
    with pytest.raises(BadOption) as refused:
        match(**options)
    assert part in str(refused.value)


@pytest.mark.parametrize("players", ["", "W", "WW", "WBW", "WR", "wb"])
def test_two_players_named_w_and_b_are_needed(players):
    with pytest.raises(BadOption):
        match(players)
