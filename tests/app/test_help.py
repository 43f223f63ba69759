"""Holding OK explains a screen and its keys; on a board the pause menu has the same help."""

import pytest
from games.la_strada.scenes import open_map
from screens.hands import back, choose, on_top, open_board, pause
from screens.hands import walk_to as walk_map

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display"), tmp_path)


def told(device):
    assert on_top(device) in ("HelpScreen", "PageScreen")
    return " ".join(" ".join(lines) for lines in device.app.stage.top.parts)


def test_holding_ok_explains_a_list(device):
    choose(device, "ui.settings")
    device.press("hold_ok")
    text = told(device)
    assert text.startswith("Language, how bright the screen is")
    assert "A, B: walk" in text and "X: Change" in text and "Y: Back" in text and "hold X: this help" in text
    device.press("ok")
    assert on_top(device) == "SettingsScreen"


@pytest.mark.parametrize("game", names())
def test_holding_ok_explains_every_board_and_its_game(game, device):
    device.app.session.start(game)
    device.app.stage.top.refresh()
    device.press("ok")
    pause(device, "help")
    text = told(device)
    texts = device.app.stage.texts
    assert " ".join(texts(game + ".help_board").split()) in text
    assert " ".join(texts(game + ".help_how").split()) in text
    assert "hold Y: undo" in text
    device.press("back")
    assert on_top(device) == "GameScreen"


def test_the_help_of_a_board_leads_on_to_the_score(device):
    open_board(device)
    device.press("hold_ok")
    assert "hold X: this help" in told(device)
    device.press("ok")
    assert on_top(device) == "ScoreScreen"
    device.press("back")
    assert on_top(device) == "GameScreen"


def test_holding_ok_magnifies_a_map_and_the_menu_has_the_help(device):
    open_map(device)
    walk_map(device, "build", device.app.stage.top.rules.next(("build",))[0].token)
    device.press("hold_ok")
    assert on_top(device) == "GameScreen" and device.app.stage.top.panel.zoomed
    device.press("hold_ok")
    while on_top(device) == "GameScreen":
        back(device)
    choose(device, "ui.help")
    assert on_top(device) == "HelpScreen"


def test_a_game_tells_how_it_works_where_it_is_chosen(device):
    choose(device, "ui.new_game")
    device.press("next", "hold_ok")
    assert device.app.stage.top.title() == "Strada Romana"
    assert told(device).startswith("The ten wagons belong to nobody")


def test_two_keys_read_it_in_the_setup_and_in_the_pause_menu(tmp_path):
    device = Device(load_board("waveshare_oled_13"), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "jarnac.name")
    choose(device, "ui.how")
    assert told(device).startswith("Make words of your loose letters")
    device.press("ok")
    choose(device, "ui.start_game")
    pause(device, "help")
    assert "KEY0: walk" in told(device) and "hold KEY1: " in told(device)


def test_holding_ok_on_a_refusal_tells_the_rule(device):
    open_board(device)
    pause(device, "may_i")
    device.app.stage.top.complete("c7h3")
    device.run(20)
    assert on_top(device) == "RefusalScreen"
    device.press("hold_ok")
    assert told(device).startswith("A bar lies on empty ground")


def test_the_help_has_no_help(device):
    choose(device, "ui.settings")
    device.press("hold_ok", "hold_ok")
    assert len(device.app.stage.screens) == 3
