"""Who begins is drawn by lot, or chosen; in Strada Romana the lot is the usual way."""

import pytest
from screens.hands import choose, on_top

from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.fixture(params=["pico_display", "waveshare_oled_13"])
def device(request, tmp_path):
    return Device(load_board(request.param), tmp_path)


def set_up(device, game, drawn=0):
    """The setup of a game, with dice that always show the same."""
    choose(device, "ui.new_game")
    choose(device, game + ".name")
    if on_top(device) == "BoardsScreen":
        device.press("ok")
    device.app.stage.doors.dice = lambda sides: drawn % sides


def players(device):
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
    return device.app.session.match.players


def rows(device):
    return [" ".join(str(part) for part in item[1:]).strip() for item in device.app.stage.top.list.items]


@pytest.mark.parametrize("drawn, order", [(0, "RBY"), (1, "BYR"), (2, "YRB")])
def test_in_strada_romana_the_lot_decides_and_the_others_follow_in_seating_order(device, drawn, order):
    set_up(device, "strada_romana", drawn)
    assert not any(row.endswith("begins") for row in rows(device))
    assert "by lot" in rows(device)[0]
    assert "".join(players(device)) == order


def test_a_player_who_was_chosen_begins_without_a_lot(device):
    set_up(device, "strada_romana", 2)
    choose(device, "strada_romana.player_B")
    choose(device, "ui.this_begins")
    assert "lot" not in rows(device)[0] and rows(device)[1] == "Blue begins"
    assert "".join(players(device)) == "BYR"


def test_in_other_games_the_lot_can_be_chosen(device):
    set_up(device, "nasca", 1)
    choose(device, "nasca.player_R")
    choose(device, "ui.draw_lots")
    assert "".join(players(device)) == "BR"


def test_with_two_players_of_la_strada_the_drawn_one_gets_the_seat_that_begins(device):
    set_up(device, "la_strada", 1)
    setup = device.app.stage.top
    setup.players = ["K", "G"]
    setup.refresh()
    setup.draw_lots()
    setup.refresh()
    assert "".join(players(device)) == "KG", "G has the second seat, which begins"
