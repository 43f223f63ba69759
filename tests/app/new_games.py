"""A new game of each kind, set up with the keys."""

from screens.hands import choose, on_top, walk_key

from wayside_host.device import Device


def start_one_round(device: Device) -> None:
    """Nasca, one round only."""
    walk = "next" if any(key["action"] == "next" for key in device.board["keys"]) else "down"
    back = "back" if any(key["action"] == "back" for key in device.board["keys"]) else "hold_ok"
    choose(device, "ui.new_game")
    choose(device, "nasca.name")
    choose(device, "ui.rules")
    screen = device.app.stage.top
    while screen.options[screen.list.cursor].key != "rounds":
        device.press(walk)
    device.press("ok", walk, "ok", back)
    while device.app.stage.top.list.cursor != 0:
        device.press(walk)
    device.press("ok")


def start_strada(device: Device, mode: str) -> None:
    """La Strada for three, with a map or told to the tracker."""
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    if mode == "tracker":
        choose(device, "la_strada.option_mode")
        device.press(walk_key(device), "ok")
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"


def start_strata(device: Device) -> None:
    choose(device, "ui.new_game")
    choose(device, "strata7.name")
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"


def start_jarnac(device: Device, mode: str) -> None:
    """Jarnac with full words, or with their lengths alone."""
    choose(device, "ui.new_game")
    choose(device, "jarnac.name")
    if mode == "lengths":
        choose(device, "jarnac.option_mode")
        device.press(walk_key(device), "ok")
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
