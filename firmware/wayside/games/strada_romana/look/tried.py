"""A refused move in words: the wagon and its way, what it wanted to take, what came out of the bag."""

from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import (
    ARRIVE,
    GO,
    KINDS,
    MOVE,
    PAY,
    PICK,
    TAKE,
    colour_name,
    space_name,
)

MOST_LINES = 3


def draw_tried(rules, canvas, texts, move, x, y):
    columns = (canvas.width - 2 * x) // 7
    line = ""
    lines = []
    for word in words_of(rules, texts, move):
        if line and len(line) + 2 + len(word) > columns:
            lines.append(line + ",")
            line = ""
        line = line + ", " + word if line else word
    lines.append(line)
    for line in lines[:MOST_LINES]:
        canvas.text(x, y, canvas.fit(line, canvas.width - 2 * x), canvas.CHALK)
        y += 14


def words_of(rules, texts, move):
    """Each part of a move in words; a part that cannot be read is shown as written."""
    found = notation.read_move(move)
    if found is None:
        return [move]
    what, parts = found
    if what != MOVE:
        return [texts("strada_romana.what_" + what)]
    return [_part(rules, texts, part) for part in parts] or [texts("strada_romana.what_told_move")]


def _part(rules, texts, part):
    if part[0] == PAY:
        return texts("strada_romana.what_pay", count=part[1])
    if part[0] == GO:
        squares = "-".join([name if name == notation.FINISHED else name.upper() for name in part[2]])
        return texts("strada_romana.what_move", wagon=part[1] + 1) + ": " + squares
    if part[0] == TAKE:
        kind, space = part[1:]
        good = texts("strada_romana.good_" + colour_name(rules.pieces.spaces[kind][space]))
        return texts("strada_romana.note_lay", space=space_name(kind, space), good=good)
    if part[0] == ARRIVE:
        return texts("strada_romana.note_arrived", wagon=part[1] + 1)
    if part[0] == PICK:
        good = texts("strada_romana.good_" + colour_name(part[2]))
        return "%s: %s" % (texts("strada_romana.what_told_" + KINDS[part[1]]), good)
    good = texts("strada_romana.good_" + colour_name(part[1]))
    return "%s: %s" % (texts("strada_romana.what_refill"), good)
