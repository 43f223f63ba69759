"""A new game, set up with the keys."""

from collections.abc import Mapping

from screens.hands import back, choose, on_top, walk_key

from wayside.games import load
from wayside_host.device import Device


def new_game(device: Device, game: str, options: Mapping[str, str]) -> None:
    """Go from the home screen to the board, with these options."""
    choose(device, "ui.new_game")
    choose(device, f"{game}.name")
    for key, value in options.items():
        in_setup = key in load(game).setup
        if not in_setup:
            choose(device, "ui.rules")
        choose(device, f"{game}.option_{key}")
        choices = next(option.choices for option in load(game).options() if option.key == key)
        device.press(*[walk_key(device)] * choices.index(value), "ok")
        if not in_setup:
            back(device)
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
