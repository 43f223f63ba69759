"""Stored names are offered where a name is entered, and another name can be spelled."""

from screens.hands import choose
from screens.scenes import setup

from wayside_host.boards.files import load_board
from wayside_host.device import Device


def at_the_names(flash, board="pico_display", names="Anna\nZoé\nJürgen"):
    """The first player of a new match of Nasca, asked for a name."""
    device = Device(load_board(board), flash)
    device.app.session.files.write("names", names)
    setup(device)
    choose(device, "nasca.player_B")
    choose(device, "ui.enter_name")
    return device


def labels(device):
    return [label for label, _, _ in device.app.stage.top.items()]


def test_a_known_name_takes_one_choice(tmp_path):
    device = at_the_names(tmp_path)
    assert labels(device) == ["Anna", "Zoé", "Jürgen", "Another name"]
    device.press("next", "ok")
    assert device.app.stage.top.title() == "Zoé"


def test_a_name_that_somebody_has_is_not_offered_again(tmp_path):
    device = at_the_names(tmp_path)
    device.press("ok")
    choose(device, "ui.enter_name")
    assert labels(device) == ["Zoé", "Jürgen", "Another name"]


def test_another_name_is_spelled(tmp_path):
    device = at_the_names(tmp_path, names="Anna")
    device.press("next", "ok")
    device.press("next", "ok")
    assert device.app.stage.top.name == "B"
    device.press("back", "back")
    assert device.app.stage.top.source == "wayside.ui.screens.new_match.seat"


def test_without_names_it_is_spelled_at_once(tmp_path):
    device = at_the_names(tmp_path, names="")
    assert device.app.stage.top.source == "wayside.ui.screens.name"
