"""The heap that any game may take on each size of screen, and the kinds of boards."""

from wayside_host.boards.files import list_boards, load_board

# By the size of the screen; measured with about 1.5 kB to spare.
BUDGETS = {
    (128, 64): 164_000,
    (240, 135): 195_000,
    (240, 240): 212_000,
    (320, 240): 219_500,
}
# The board of each size that takes most: one with an LED, if there is one.
FULLEST = ("waveshare_oled_13", "pico_display", "picosystem", "pico_display_2")


def kind(name: str) -> tuple[object, ...]:
    """What the firmware loads and holds for a board; boards with the same value take the same memory."""
    board = load_board(name)
    display = board["display"]
    actions = tuple(key["action"] for key in board["keys"])
    has_led, has_battery = bool(board["led"]), bool(board["battery"])
    return display["width"], display["height"], display["chip"], board["bus"]["kind"], actions, has_led, has_battery


def kinds() -> list[str]:
    """One board of each kind, those that take most before others."""
    found: dict[tuple[object, ...], str] = {}
    for name in [*FULLEST, *list_boards()]:
        found.setdefault(kind(name), name)
    return list(found.values())
