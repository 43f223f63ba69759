"""Which board lies on the table: asked once, then a row of the setup; what is not the owner's board is called so."""

import pytest
from app.wire import Wire
from games.la_strada.positions import POSITION
from games.la_strada.scenes import open_setup
from screens.hands import choose, on_top, walk_to

from wayside.games import load
from wayside.games.strata7.setup.start.layouts import PRESETS
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.games.story import Story

LAYOUT = "/".join(row[::-1] for row in PRESETS["A"].split("/"))  # a mirrored reconstruction is another board
OWN = POSITION.rpartition("=")[2][:-1] + "F"  # one hex differs from the stand-in


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display"), tmp_path, serial=Wire())


def start(device):
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
    return device.app.session.match


def row(device, key):
    """The value of a row of the setup."""
    label = device.app.stage.texts(key)
    return next(item[2] for item in device.app.stage.top.items() if item[1] == label)


def begin(device, game):
    """Choose a game for a new match."""
    choose(device, "ui.new_game")
    choose(device, f"{game}.name")


def test_before_the_first_match_la_strada_asks_and_is_played_without_a_map(device):
    begin(device, "la_strada")
    assert on_top(device) == "BoardsScreen"
    device.press("ok")
    assert row(device, "ui.board") == "Not entered yet"
    assert start(device).options["mode"] == "tracker"
    assert device.app.stage.toast is None


def test_who_left_the_question_is_asked_again_and_plays_without_a_map(device):
    begin(device, "la_strada")
    device.press("back")
    assert row(device, "ui.board") == "Not entered yet"
    device.press("back")
    begin(device, "la_strada")
    assert on_top(device) == "BoardsScreen"


def test_after_the_first_match_it_does_not_ask(device):
    open_setup(device)
    start(device)
    device.app.session.drop()
    device.power_on()
    begin(device, "la_strada")
    assert on_top(device) == "SetupScreen"
    choose(device, "ui.as_last")
    assert row(device, "ui.board") == "Stand-in"


def test_a_kept_board_is_what_lies_on_the_table(device):
    device.app.session.boards("strata7").keep("Ours", LAYOUT)
    begin(device, "strata7")
    assert on_top(device) == "SetupScreen"
    assert row(device, "ui.board") == "your own"
    match = start(device)
    assert match.options["board"] == LAYOUT
    assert not load("strata7").is_ours(match.options)
    assert device.app.stage.toast is None
    assert Story(match).game == "Strata 7"


def test_a_kept_board_of_la_strada_is_laid_anew_for_each_match(device):
    device.app.session.boards("la_strada").keep("Rimini", OWN)
    begin(device, "la_strada")
    assert on_top(device) == "BoardsScreen"
    choose(device, "Rimini")
    choose(device, "ui.use_board")
    assert on_top(device) == "EditorScreen"
    walk_to(device, "done")
    device.press("ok")
    assert row(device, "ui.board") == "your own"
    match = start(device)
    assert (match.options["mode"], match.options["land"]) == ("map", OWN)
    assert not load("la_strada").is_ours(match.options)
    assert Story(match).game == "La Strada"


@pytest.mark.parametrize(
    "game, options, note",
    [
        ("la_strada", {}, "stand-in"),
        ("la_strada", {"mode": "tracker"}, ""),
        ("strada_romana", {}, "stand-in"),
        ("strata7", {}, "reconstruction"),
        ("strata7", {"board": "B"}, "reconstruction"),
        ("nasca", {}, ""),
    ],
)
def test_a_board_that_came_with_the_game_is_called_so_in_play_in_the_result_and_on_pages(device, game, options, note):
    device.app.session.start(game, None, options)
    device.app.stage.top.refresh()
    device.press("ok")
    toast = device.app.stage.toast
    assert (toast[0] if toast else "") == (f"{game}.ours" if note else "")
    device.press("back")
    assert on_top(device) == "PauseScreen"
    assert device.app.stage.top.aside() == note
    story = Story(device.app.session.match)
    assert story.game.endswith(f" ({note})" if note else device.app.stage.texts(f"{game}.name"))
