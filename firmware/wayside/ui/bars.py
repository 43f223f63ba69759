"""Draws the top and bottom bars, the key hints in the corners, and toasts.

`keys` says in which corner each hint is: {"prev": "tl", "next": "bl", "ok": "tr", "back": "br"}, or "none".
`hints` says what keys do now: {"ok": "Build", "back": ("menu", "Menu"), "prev": ""}: a verb, or icon and verb, or ""
for the icon alone. A key that is missing or None does nothing and has no hint.
"""

from wayside.ui import palette
from wayside.ui.palette import AMBER, AQUA, CHALK, EDGE, LEAF, MIST, NIGHT, SLATE

ACTIONS = ("prev", "next", "ok", "back")
TAB = 17
MONO_TAB = 9


def tab(canvas, corner, icon, label="", primary=False, held=0):
    """Draw a key hint in a corner; returns its width. `held` of its 17 rows show how long the key is held."""
    fill, ink = (AQUA, NIGHT) if primary else (EDGE, CHALK)
    width = TAB + (canvas.text_width(label) + 4 if label else 0)
    left = corner[1] == "l"
    x = 0 if left else canvas.width - width
    y = 0 if corner[0] == "t" else canvas.height - TAB
    canvas.fill(x, y, width, TAB - held, fill)
    canvas.fill(x, y + TAB - held, width, held, LEAF)
    canvas.icon(3 if left else canvas.width - 14, y + 3, icon, ink)
    canvas.text(18 if left else x + 4, y + 2, label, ink)
    return width


def mono_ok(canvas, label):
    """Draw the verb of OK on a mono screen, inverse at the bottom right; returns its left edge."""
    x = canvas.width - canvas.text_width(label, "S") - 12
    y = canvas.height - MONO_TAB
    canvas.fill(x, y, canvas.width - x, MONO_TAB, CHALK)
    canvas.text(x + 2, y + 1, label, NIGHT, "S")
    canvas.icon(canvas.width - 9, y + 1, "ok7", NIGHT)
    return x


def _span(canvas, keys, hints, side, draw=True):
    """Draw the hints of the top ("t") or bottom ("b") corners; returns where the free space between begins and ends."""
    begin, end = 0, canvas.width
    if canvas.mono:
        if side == "b" and hints.get("ok"):
            label = hints["ok"]
            end -= canvas.text_width(label, "S") + 12
            if draw:
                mono_ok(canvas, label)
        return begin, end
    for action in ACTIONS:
        hint = hints.get(action)
        corner = keys.get(action, "none")
        if hint is None or corner[0] != side:
            continue
        icon, label = (action, hint) if isinstance(hint, str) else hint
        width = TAB + (canvas.text_width(label) + 4 if label else 0)
        if draw:
            tab(canvas, corner, icon, label, action == "ok")
        if corner[1] == "l":
            begin = max(begin, width)
        else:
            end = min(end, canvas.width - width)
    return begin, end


def corner_tabs(canvas, keys, hints):
    """Draw only the key hints, for a board that uses the whole height."""
    _span(canvas, keys, hints, "t")
    _span(canvas, keys, hints, "b")


def title_bar(canvas, keys, hints, title, badge=None, aside=""):
    """Draw the top bar; `badge` = (seat, colour) gives it the colour of who acts. Returns the x after the title."""
    if canvas.mono:
        return _mono_title(canvas, title, aside)
    back = SLATE if badge is None else badge[1]
    ink = palette.ink_on(back)
    canvas.fill(0, 0, canvas.width, TAB, back)
    if back == NIGHT:
        canvas.fill(0, TAB - 1, canvas.width, 1, CHALK)
    begin, end = _span(canvas, keys, hints, "t")
    x = begin + 6 if begin else 4
    if badge is not None:
        canvas.seat(x + 1, 5, badge[0], badge[1])
        x += 13
    x = canvas.text(x, 2, canvas.fit(title, end - 2 - x), ink)
    if aside and x + 12 + canvas.text_width(aside, "N") < end:
        canvas.text(x + 12, 4, aside, ink, "N")
    return x


def _mono_title(canvas, title, aside):
    width = canvas.width
    canvas.fill(0, 0, width, MONO_TAB, CHALK)
    room = width - 2
    if aside:
        canvas.text(width - 2, 1, aside, NIGHT, "S", "r")
        room -= canvas.text_width(aside, "S") + 5
    return canvas.text(2, 1, canvas.fit(title, room, "S"), NIGHT, "S")


def bottom_bar(canvas, keys, hints, status="", ink=MIST, actions=((), 0)):
    """Draw the bottom bar with actions (see Panel.actions) and a line of status; returns the x after it.

    Beside actions the status is only drawn if all of it fits.
    """
    if canvas.mono:
        y = canvas.height - MONO_TAB
        canvas.fill(0, y - 1, canvas.width, 1, CHALK)
        canvas.fill(0, y, canvas.width, MONO_TAB, NIGHT)
        _, end = _span(canvas, keys, hints, "b")
        if actions[0]:
            return _draw_actions(canvas, 1, y, actions)
        return canvas.text(2, y + 1, canvas.fit(status, end - 2, "S"), CHALK, "S")
    y = canvas.height - TAB
    canvas.fill(0, y, canvas.width, TAB, SLATE)
    begin, end = _span(canvas, keys, hints, "b")
    x = begin + 6 if begin else 4
    if actions[0]:
        x = _draw_actions(canvas, x - 3, y, actions) + 6
        if x + canvas.text_width(status) > end - 2:
            return x
    return canvas.text(x, y + 2, canvas.fit(status, end - 2 - x), ink)


def _draw_actions(canvas, x, y, actions):
    """Draw the words of actions side by side; the one under the cursor is filled. Returns the x after them."""
    words, picked = actions
    font, margin, height = ("S", 1, MONO_TAB) if canvas.mono else ("M", 4, TAB - 2)
    for index, word in enumerate(words):
        fill, ink = (AQUA, NIGHT) if index == picked else (NIGHT if canvas.mono else EDGE, CHALK)
        width = canvas.text_width(word, font) + 2 * margin
        canvas.fill(x, y + (0 if canvas.mono else 1), width, height, fill)
        canvas.text(x + margin, y + (1 if canvas.mono else 2), word, ink, font)
        x += width + 2
    return x


def status_columns(canvas, keys, hints):
    """How many characters of status fit beside the key hints."""
    begin, end = _span(canvas, keys, hints, "b", False)
    if canvas.mono:
        return (end - 2) // 5
    return (end - 2 - (begin + 6 if begin else 4)) // 7


def toast_columns(canvas, keys, hints):
    """How many characters of a toast fit."""
    begin, end = _span(canvas, keys, hints, "b", False)
    return (end - 3) // 5 if canvas.mono else (end - begin - 27) // 7


def toast(canvas, keys, hints, text, warning=False):
    """Draw a toast in place of the status. It covers no key hint."""
    begin, end = _span(canvas, keys, hints, "b", False)
    if canvas.mono:
        y = canvas.height - MONO_TAB
        end -= 1 if end < canvas.width else 0
        canvas.fill(0, y, end, MONO_TAB, CHALK)
        canvas.text(2, y + 1, canvas.fit(text, end - 2, "S"), NIGHT, "S")
        return
    y = canvas.height - TAB
    begin += 1 if begin else 0
    end -= 1 if end < canvas.width else 0
    canvas.fill(begin, y, end - begin, TAB, AMBER if warning else LEAF)
    canvas.icon(begin + 6, y + 3, "warning" if warning else "ok", NIGHT)
    canvas.text(begin + 23, y + 2, canvas.fit(text, end - begin - 25), NIGHT)


def hold_mark(canvas, keys, hints, action, part):
    """Show how long a key is held, `part` of 17: its hint fills; on mono a line grows above the bottom bar."""
    if canvas.mono:
        y = canvas.height - MONO_TAB - 2
        canvas.fill(0, y, canvas.width, 1, NIGHT)
        canvas.fill(0, y, canvas.width * part // TAB, 1, CHALK)
        return
    hint = hints.get(action)
    corner = keys.get(action, "none")
    if hint is not None and corner != "none":
        icon, label = (action, hint) if isinstance(hint, str) else hint
        tab(canvas, corner, icon, label, action == "ok", part)
