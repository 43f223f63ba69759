"""The last setup of a game is offered again: the same players, colours, names and rules with one press."""

import pytest
from screens.hands import choose, on_top, pause, walk_key

from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.fixture(params=["pico_display", "waveshare_oled_13"])
def device(request, tmp_path):
    return Device(load_board(request.param), tmp_path)


def start(device, game, names=(), **options):
    """Sets up a match and starts it by keys; the test itself enters names and rules."""
    choose(device, "ui.new_game")
    choose(device, game + ".name")
    if on_top(device) == "BoardsScreen":
        device.press("ok")
    setup = device.app.stage.top
    setup.names.update(names)
    setup.options.update(options)
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"


def put_away(device):
    pause(device, "stop_match")
    choose(device, "dialog.stop_yes")


def labels(device):
    return [item[1] for item in device.app.stage.top.list.items]


def test_two_presses_start_the_same_match_again(device):
    start(device, "nasca", {"R": "Anna", "B": "Bert"}, rounds="1")
    put_away(device)
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    device.press("ok", "ok")
    match = device.app.session.match
    assert (match.players, match.names, match.options["rounds"]) == (["R", "B"], {"R": "Anna", "B": "Bert"}, "1")


def test_it_survives_a_power_cut_and_stays_with_its_game(device):
    start(device, "nasca", {"R": "Anna"})
    device.cut_power()
    device.press("ok")
    put_away(device)
    choose(device, "ui.new_game")
    choose(device, "jarnac.name")
    assert "As last time" not in labels(device)
    device.press("back" if "back" in device.app.stage.key_names else "hold_ok")
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    assert labels(device)[0] == "As last time"


def test_random_options_are_drawn_again(device):
    start(device, "strada_romana")
    seed = device.app.session.match.options["seed"]
    put_away(device)
    assert "seed" not in device.app.session.last_setup("strada_romana")[1]
    choose(device, "ui.new_game")
    choose(device, "strada_romana.name")
    device.press("ok", "ok")
    assert device.app.session.match.options["seed"] != seed


@pytest.mark.parametrize(
    "players, options",
    [(["R", "X"], {}), (["R"], {}), (["R", "B"], {"rounds": "7"}), (["R", "B"], {"unheard": "of"})],
)
def test_a_setup_that_this_firmware_cannot_play_is_not_offered(device, players, options):
    assert device.app.session.remember_setup("nasca", players, options, {})
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    assert labels(device)[0] == "Start the game"


def test_a_damaged_setup_is_set_aside_and_not_offered(device):
    start(device, "nasca")
    put_away(device)
    file = device.flash / "saves" / "setups" / "nasca"
    file.write_bytes(file.read_bytes()[:-2])
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    assert labels(device)[0] == "Start the game"
    assert device.app.session.aside == ["setups-nasca.bad1"]


def test_players_can_still_be_changed_before_the_start(device):
    start(device, "nasca", {"R": "Anna"})
    put_away(device)
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    device.press("ok", walk_key(device))
    assert device.app.stage.top.list.picked()[1] == "Anna"
    assert "As last time" not in labels(device)
