"""Every row of every game's setup opens something."""

import pytest
from screens.hands import back, choose, on_top

from wayside.games import load, names
from wayside.ui.screens.new_match.setup import START, SetupScreen
from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.mark.parametrize("game", names())
def test_every_row_of_the_setup_opens_and_closes(tmp_path, game):
    device = Device(load_board("pico_display"), tmp_path)
    stage = device.app.stage
    setup = SetupScreen(stage, load(game))
    stage.push(setup)
    for row in [item[0] for item in setup.list.items if item[0] != START]:
        setup.list.pick([item[0] for item in setup.list.items].index(row))
        device.press("ok")
        device.run(300)
        assert on_top(device) != "CrashScreen"
        while stage.top is not setup:
            back(device)
            device.run(100)


def test_a_default_is_as_printed_only_if_the_sheet_says_so(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    choose(device, "ui.rules")
    screen = device.app.stage.top
    said = {}
    for option in screen.options:
        said[option.key] = screen.status()
        device.press("next")
    assert (said["rounds"], said["support"]) == ("as printed", "as printed")
    assert (said["height_limit"], said["tie"]) == ("our reading", "our reading")
    choose(device, "nasca.option_height_limit")
    assert [note for _, note, _ in device.app.stage.top.items()][:2] == ["our reading", ""]
