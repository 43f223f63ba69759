"""The options of Nasca: each value has its effect, bad values are refused with a sentence."""

import pytest
from games.nasca.tables import match

from wayside.games.moves import BadOption
from wayside.games.nasca import GAME
from wayside.games.nasca.setup.option_list import OPTIONS


def test_the_game_says_what_it_is_before_its_rules_are_loaded():
    assert (GAME.name, GAME.players) == ("nasca", ("R", "B"))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_an_option_makes_a_match(option):
    assert option.choices is None or option.default in option.choices
    for value in option.choices or (option.default,):
        match(**{option.key: value})


def stock(rules, player="R"):
    return rules.state()["stock"][player]


def test_the_stock_follows_the_board():
    assert stock(match()) == [[5, 3], [4, 4], [3, 3], [2, 2]]
    assert stock(match(board="10x10")) == [[5, 3], [4, 3], [3, 3], [2, 2]]
    assert sum(count for _, count in stock(match(board="10x10"))) == 11
    assert stock(match(), "N") == [[3, 1], [2, 2], [1, 3]]


def test_the_board_has_the_size_of_the_option():
    assert [len(match(board="10x10").state()[key]) for key in ("owners", "heights")] == [10, 10]
    assert {len(row) for row in match(board="10x10").state()["owners"]} == {10}
    assert {len(row) for row in match().state()["owners"]} == {11}


def test_a_stock_can_be_given_and_is_listed_from_the_longest():
    rules = match(stock="2x2,1x10")
    assert stock(rules) == stock(rules, "B") == [[10, 1], [2, 2]]
    assert [choice.token for choice in rules.next([])] == ["h10", "v10", "h2", "v2"]


BAD = [
    ({"board": "8x8"}, "board"),
    ({"colour": "red"}, "colour"),
    ({"rounds": "3"}, "rounds"),
    ({"height_limit": "10"}, "height_limit"),
    ({"stock": ""}, "stock"),
    ({"stock": "3*5"}, "3*5"),
    ({"stock": "3x5,"}, "stock"),
    ({"stock": "0x5"}, "0x5"),
    ({"stock": "3x0"}, "3x0"),
    ({"stock": "1x11"}, "at most 10"),
    ({"stock": "1x5,2x5"}, "twice"),
    ({"stock": "41x2"}, "40"),
    ({"neutral_stock": "x"}, "neutral_stock"),
    ({"neutral": "c3"}, "c3"),
    ({"neutral": "c3v5"}, "no_length"),
    ({"neutral": "c3v2,"}, "piece"),
    ({"neutral": "k9h2"}, "board"),
    ({"neutral": "c3v2,c4h2"}, "c4h2"),
    ({"neutral": "c3v2", "landscape": "ours_middle"}, "landscape=none"),
    ({"neutral_stock": "1x1", "landscape": "ours_middle"}, "neutral"),
]


@pytest.mark.parametrize(("options", "part"), BAD, ids=[str(options) for options, _ in BAD])
def test_a_bad_value_is_refused_with_a_sentence(options, part):
    with pytest.raises(BadOption) as refused:
        match(**options)
    assert part in str(refused.value)
    assert len(str(refused.value)) > 15


@pytest.mark.parametrize("players", ["", "R", "RR", "RBR", "RG", "rb"])
def test_two_players_named_r_and_b_are_needed(players):
    with pytest.raises(BadOption):
        match(players)
