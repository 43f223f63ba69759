"""A new game, set up with the keys."""

from collections.abc import Mapping

from screens.hands import back, choose, on_top, walk_key

from wayside.games import load
from wayside_host.device import Device


def new_game(device: Device, game: str, options: Mapping[str, str]) -> None:
    """Go from the home screen to the board, with these options."""
    choose(device, "ui.new_game")
    choose(device, f"{game}.name")
    kind, options = load(game), dict(options)
    if on_top(device) == "BoardsScreen":
        key, value = kind.boardless
        row = (key, value) if options.pop(key, None) == value else (kind.board, kind.boards[0])
        choose(device, "{}.value_{}_{}".format(game, *row))
    if kind.lot:  # the same player begins each time
        choose(device, f"{game}.player_{kind.players[0]}")
        choose(device, "ui.this_begins")
    for key, value in options.items():
        in_setup = key in kind.setup
        if not in_setup:
            choose(device, "ui.rules")
        choose(device, f"{game}.option_{key}")
        choices = next(option.choices for option in kind.options() if option.key == key)
        device.press(*[walk_key(device)] * choices.index(value), "ok")
        if not in_setup:
            back(device)
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
