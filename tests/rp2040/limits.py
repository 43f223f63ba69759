"""The limits of the device, by the emulated chip's own clock: how soon it answers keys, how much memory is left."""

import statistics

from wayside_host.boards.files import load_board
from wayside_host.rp2040.presses import SAVES

FIRST_PIXEL = 50  # ms from key edge to a pixel that stays, typical; a key hint that lights up does not count
FIRST_PIXEL_SAVED = 100  # and if something is saved
LAST_PIXEL = {
    240: 100,
    320: 150,
}  # ms from the key edge at most, by the width of the screen; without the flash's own time
MEDIAN = 30  # ms to the last pixel, as the median of all kinds of presses
LEAST_FREE = 32_000  # bytes, in any game, in its biggest position, at the worst moment
LEAST_PIECE = 6_000  # bytes in one piece; a board requests at most 3,864, for a pool of names
LEAST_STACK = 1_000  # bytes that are never used, with key interrupts; the heap comes after them


def late_ones(board, answers):
    """The kinds of presses that are answered too late, each with all its answers."""
    last = LAST_PIXEL[load_board(board)["display"]["width"]]
    late = {}
    for kind, found in answers.items():
        allowed = FIRST_PIXEL_SAVED if kind.endswith(SAVES) else FIRST_PIXEL
        first, content = (
            statistics.median(getattr(answer, moment) for answer in found) for moment in ("first", "content")
        )
        if first > allowed or content > allowed or max(answer.worked for answer in found) > last:
            late[kind] = found
    return late


def middle(figures):
    """The median of all kinds of presses of all games; each kind has its own median."""
    kinds = [found for answers in figures.answers.values() for found in answers.values()]
    return statistics.median(statistics.median(answer.worked for answer in found) for found in [*kinds, figures.lists])
