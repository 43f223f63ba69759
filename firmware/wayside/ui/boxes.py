"""Draws boxes with text and numbers: card, refusal, information; and lines of text."""

from wayside.ui import fonts, metrics
from wayside.ui.palette import AMBER, CHALK, EDGE, LEAF, MIST, NIGHT, SLATE


def wrap(text, width, font="M"):
    """The text as lines of at most `width` pixels, broken at spaces; a word that is longer than a line is split."""
    columns = max(1, width // fonts.WIDTHS[font])
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) <= columns:
                line += " " + word
                continue
            if line:
                lines.append(line)
            while len(word) > columns:
                lines.append(word[:columns])
                word = word[columns:]
            line = word
        lines.append(line)
    return lines


def text_lines(canvas, x, y, lines, ink=CHALK, font=None):
    """Draw lines of text; returns the y below them."""
    measures = metrics.of(canvas)
    for line in lines:
        canvas.text(x, y, line, ink, font or measures.font)
        y += measures.line_pitch
    return y


def card(canvas, x, y, w, h, icon, value, label, fill=SLATE, ink=CHALK, value_ink=CHALK):
    """Draw an icon, a large number and a small label. The number has double size if the card is at least 70 high.

    On mono only a 7x7 icon and the value, in font M at +10.
    """
    if canvas.mono:
        canvas.icon(x, y + 3, icon, CHALK)
        canvas.text(x + 10, y, value, CHALK)
        return
    double = h >= 70
    head = 17 if double else 14
    middle = x + w // 2
    canvas.rounded(x, y, w, h, SLATE)
    canvas.fill(x + 1, y, w - 2, head, fill)
    canvas.icon(middle - 5, y + (3 if double else 2), icon, ink, EDGE)
    canvas.figure(middle, y + (22 if double else 19), value, value_ink, "c", 2 if double else 1)
    canvas.text(middle, y + h - (14 if double else 13), label, MIST, "N", "c")


def banner(canvas, lines):
    """Draw a refusal above the bottom bar, with a warning sign. The refused move stays visible above it.

    On mono: a frame with the first line as headline and two more lines.
    """
    if canvas.mono:
        canvas.fill(0, 12, canvas.width, 40, NIGHT)
        canvas.frame(0, 12, canvas.width, 40, CHALK)
        canvas.frame(1, 13, canvas.width - 2, 38, CHALK)
        _mono_headline(canvas, 6, 16, "warning", lines[0], 23)
        text_lines(canvas, 6, 31, lines[1:3])
        return
    h = 12 + 14 * max(2, len(lines))
    y = metrics.of(canvas).body_bottom - 6 - h
    canvas.fill(0, y, canvas.width, h, AMBER)
    canvas.icon(5, y + 5, "warning", NIGHT)
    text_lines(canvas, 22, y + 4, lines, NIGHT)


def info_box(canvas, icon, title, lines, foot="", badge=None, role=LEAF, foot_ink=CHALK):
    """Draw a message that fills the body: icon and headline, lines of text, then `foot` with a player's mark.

    At 240x135 three lines fit above a foot, four without one. On mono there are a headline and two lines; the bottom
    bar must show the foot.
    """
    if canvas.mono:
        _mono_headline(canvas, 4, 13, icon, title, 20)
        text_lines(canvas, 4, 30, lines[:2])
        return
    x, y = 6, 23
    w = canvas.width - 12
    h = max(89, 28 + 14 * len(lines) + (19 if foot else 5))
    canvas.rounded(x, y, w, h, SLATE, role)
    canvas.icon(x + 10, y + 9, icon, role)
    canvas.text(x + 30, y + 5, canvas.fit(title, w - 34, "L"), CHALK, "L")
    text_lines(canvas, x + 10, y + 28, lines)
    left = x + 10
    if badge is not None:
        canvas.seat(x + 11, y + h - 13, badge[0], badge[1])
        left += 16
    canvas.text(left, y + h - 16, foot, foot_ink)


def _mono_headline(canvas, x, y, icon, title, left):
    canvas.icon(x, y + 2, icon, CHALK)
    canvas.text(left, y, canvas.fit(title, canvas.width - left - 4), CHALK)
