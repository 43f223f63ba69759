"""Draws rows of lists: the plain row, the large first entry of the home screen, the pointer, the scroll mark."""

from wayside.ui import metrics
from wayside.ui.palette import AQUA, CHALK, MIST, NIGHT, SLATE


def pointer(canvas, x, y, size, ink=NIGHT):
    """A triangle that points right, `size` wide. It marks the picked row."""
    for i in range(size):
        canvas.fill(x + i, y + i, 1, 2 * (size - i) - 1, ink)


def row(canvas, x, y, w, h, text, value="", picked=False, icon=None, badge=None, ink=CHALK, value_ink=None):
    """Draw a row: an icon or `badge` = (seat, colour) at the left, the value at the right; a picked row is filled."""
    if canvas.mono:
        _mono_row(canvas, x, y, w, h, text, value, picked, badge)
        return
    if picked:
        ink = value_ink = NIGHT
        canvas.fill(x, y, w, h, AQUA)
        pointer(canvas, x + 2, y + h // 2 - 4, 5)
    left = x + 12
    right = x + w - 7
    top = y + (h - 13) // 2
    if icon:
        canvas.icon(left, y + (h - canvas.icon_size(icon)[1]) // 2, icon, ink)
        left += 16
    if badge is not None:
        canvas.seat(left + 2, y + (h - 6) // 2, badge[0], badge[1])
        top = y + (h - 12) // 2  # level with the mark
        left += 18
    if value:
        canvas.text(right, top, value, ink if value_ink is None else value_ink, "M", "r")
        right -= canvas.text_width(value) + 4
    canvas.text(left, top, canvas.fit(text, right - left), ink)


def _mono_row(canvas, x, y, w, h, text, value, picked, badge):
    ink = CHALK
    if picked:
        ink = NIGHT
        canvas.fill(x, y, w, h, CHALK)
        for i in range(4):
            canvas.fill(x + 1 + i, y + 1 + i, 1, 8 - 2 * i, NIGHT)
    left = x + 7
    right = x + w - 3
    if badge is not None:
        canvas.seat(left + 1, y + 2, badge[0], badge[1])
        left += 12
    if value:
        canvas.text(right, y + 1, value, ink, "S", "r")
        right -= canvas.text_width(value, "S") + 3
    canvas.text(left, y + 1, canvas.fit(text, right - left, "S"), ink, "S")


def scroll_mark(canvas, x, y, h, first, shown, total):
    """Draw which part of a long list is visible."""
    thumb = max(4 if canvas.mono else 6, h * shown // total)
    top = min(y + h * first // total, y + h - thumb)
    if canvas.mono:
        canvas.fill(x, y, 3, h, NIGHT)
        for k in range(y, y + h, 2):
            canvas.dot(x + 1, k, CHALK)
    else:
        canvas.fill(x, y, 3, h, SLATE)
    canvas.fill(x, top, 3, thumb, MIST)


def big_entry(canvas, title, lines, picked=True):
    """Draw the large first entry of a screen, below the title bar (on mono in place of it)."""
    fill, ink = (AQUA, NIGHT) if picked else (SLATE, CHALK)
    if canvas.mono:
        canvas.fill(0, 0, canvas.width, 27, fill)
        if picked:
            pointer(canvas, 3, 9, 5)
        else:
            canvas.frame(0, 0, canvas.width, 27, CHALK)
        canvas.text(12, 2, canvas.fit(title, canvas.width - 14), ink)
        for line in lines[:1]:
            canvas.text(12, 17, canvas.fit(line, canvas.width - 14, "S"), ink, "S")
        return
    large = metrics.of(canvas).large
    x, y, h, left, first = (6, 24, 62, 36, 53) if large else (4, 21, 40, 30, 44)
    w = canvas.width - 2 * x
    canvas.rounded(x, y, w, h, fill)
    if picked:
        size = 9 if large else 7
        pointer(canvas, x + size + 1, y + (22 if large else 13), size)
    room = x + w - 4 - left
    canvas.text(left, y + (7 if large else 3), canvas.fit(title, room, "L"), ink, "L")
    for i, line in enumerate(lines[: 2 if large else 1]):
        canvas.text(left, first + 15 * i, canvas.fit(line, room), ink)
