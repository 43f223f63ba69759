"""What the device owes a person, by the emulated chip's own clock: how soon keys are answered, and what memory is left."""

import statistics

from wayside_host.boards.files import load_board
from wayside_host.rp2040.presses import SAVES

FIRST_PIXEL = 50  # ms from the key edge, typically, to a pixel that stays: a key hint that lights up is not enough
FIRST_PIXEL_SAVED = 100  # and when something is saved
LAST_PIXEL = {
    240: 100,
    320: 150,
}  # ms from the key edge at most, by the width of the screen; the flash's own time aside
MEDIAN = 30  # ms to the last pixel: the median of all kinds of presses
LEAST_FREE = 32_000  # bytes in any game in its biggest position, at the worst moment
LEAST_PIECE = 6_000  # of them in one piece: the largest that is asked for on a board, a pool of names, has 3,864
LEAST_STACK = 1_000  # bytes that nothing ever uses, key interrupts on top: beyond them lies the heap


def late_ones(board, answers):
    """The kinds of presses that are not answered in time, and all their answers."""
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
    """The median of all kinds of presses of all games, each by its own median."""
    kinds = [found for answers in figures.answers.values() for found in answers.values()]
    return statistics.median(statistics.median(answer.worked for answer in found) for found in [*kinds, figures.lists])
