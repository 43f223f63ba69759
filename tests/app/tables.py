"""Devices with a match or a list on the table, for tests that press random keys."""

from games.parts import part

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device


def tables():
    """{name: None or (game, players, options, position)}: those that a game lists (positions.py), or its start."""
    found = {"nothing": None}
    for game in names():
        own = part(game, "positions")
        for name, (players, options, position) in (own.POSITIONS if own else {"": (None, {}, None)}).items():
            found[f"{game} {name}".strip()] = game, players, options, position
    return found


TABLES = tables()


def at_table(board, table, folder):
    """A device at home with this on the table."""
    device = Device(load_board(board), folder)
    if TABLES[table]:
        game, players, options, position = TABLES[table]
        device.app.session.start(game, players, options, {"R": "Anna"}, position)
        device.app.stage.top.refresh()
    return device


def presses(device, rng):
    """One random action of fingers: mostly short presses, some long ones, some that end halfway."""
    key = rng.choice(device.board["keys"])["name"]
    ms = rng.choice((60, 60, 60, 60, 450, 650, 1000))
    device.hardware.press(key, ms)
    device.run(ms + 60)
    if rng.randrange(10) == 0:
        device.run(2500)  # toasts disappear
