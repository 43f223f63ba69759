"""Players and options of a match."""

import pytest
from games.la_strada.tables import match

import wayside.games.la_strada as la_strada
from wayside.games.moves import BadOption


def test_two_to_four_of_four_colours_play():
    assert la_strada.GAME.seats == (2, 3, 4)
    for players in ("KG", "RY", "GYR", "RYGK"):
        assert "".join(match(players).players) == players


@pytest.mark.parametrize("players", ["", "K", "KK", "KGX", "KGYRK", "kg"])
def test_other_players_are_refused(players):
    with pytest.raises(BadOption, match="players=K,G,Y"):
        match(players)


def test_unknown_options_and_values_are_refused():
    with pytest.raises(BadOption, match="no option 'weather'"):
        match(weather="fine")
    with pytest.raises(BadOption, match="one of map, tracker"):
        match(mode="radio")


@pytest.mark.parametrize("option", la_strada.GAME.options(), ids=lambda option: option.key)
def test_every_value_of_every_option_makes_a_match(option):
    assert option.choices is None or option.default in option.choices
    for value in option.choices or (option.default,):
        for players in ("KG", "KGYR"):
            assert match(players, **{option.key: value}).turn in (0, 1)


def test_the_board_is_an_option():
    assert la_strada.GAME.board in [option.key for option in la_strada.GAME.options()]


def test_every_player_has_a_colour_of_its_own():
    assert sorted(la_strada.GAME.colours) == sorted(la_strada.GAME.players)
    assert len(set(la_strada.GAME.colours.values())) == 4
