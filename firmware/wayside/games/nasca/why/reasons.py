"""Why a bar may not lie somewhere, with the facts for the text of the refusal."""

from wayside.games.moves import Refusal
from wayside.games.nasca.rules.board import NEUTRAL
from wayside.games.nasca.rules.notation import bar_name, cell_name, place_name

# The fact of the rules page behind each refusal.
RULES = {
    "occupied": "6",
    "ground": "7",
    "level": "7",
    "blocked": "7",
    "same_piece": "8",
    "support_colour": "9",
    "support_end": "9b",
    "under": "10",
    "stack": "18",
    "span": "2.2",
    "short_bridge": "2.2",
    "height_limit": "2.2",
}


def explain(board, variant, owner, bar, code):
    """The refusal for a code of `bar_fault`, with the facts that its text needs."""
    column, row, direction, length = bar
    if code == "stock":
        return Refusal(code, "3" if owner == NEUTRAL else "2", length=length)
    if code == "no_length":
        lengths = " ".join([str(kept) for kept, _ in board.stock[owner]])
        return Refusal(code, "3" if owner == NEUTRAL else "2", length=length, lengths=lengths)
    if code == "off_board":
        room = board.room(column, row, direction)
        return Refusal(code, "5", cell=place_name(column, row), room=room, length=length)
    return Refusal(code, RULES[code], **_sidebar(board, variant, bar, code))


def _sidebar(board, variant, bar, code):
    """The facts that the text for a code of `obstacle` needs."""
    column, row, direction, length = bar
    width = board.width
    cell = row * width + column
    levels = board.levels
    step = board.step(direction)
    last = cell + step * (length - 1)
    spots = range(cell, last + 1, step)
    facts = {}
    if code == "occupied" or code == "under":
        built = 0 if code == "under" else 1
        facts["cell"] = cell_name(_first(spots, lambda spot: levels[spot] and board.built[spot] == built), width)
    elif code == "ground":
        low, high = (last, cell) if levels[cell] else (cell, last)
        facts = {"cell": cell_name(low, width), "other": cell_name(high, width), "level": levels[high]}
    elif code == "level":
        facts = {"cell": cell_name(cell, width), "level": levels[cell]}
        facts.update({"other": cell_name(last, width), "other_level": levels[last]})
    elif code == "blocked":
        high = _first(spots, lambda spot: levels[spot] > levels[cell])
        facts = {"cell": cell_name(high, width), "level": levels[high], "support": levels[cell]}
    elif code == "same_piece":
        topmost = board.topmost
        spot = _first(spots, lambda spot: levels[spot] == levels[cell] and topmost[spot] == topmost[spot + step])
        piece = board.pieces[topmost[spot]]
        facts = {"cell": cell_name(spot, width), "other": cell_name(spot + step, width)}
        facts["piece"] = bar_name(piece[1], piece[2], piece[3], width)
    elif code == "support_colour" or code == "support_end":
        facts = {"cell": cell_name(cell, width), "other": cell_name(last, width)}
    elif code == "stack":
        facts["cell"] = cell_name(cell, width)
    elif code == "span":
        contact = _first(spots, lambda spot: levels[spot] == levels[cell] and board.hanging[spot])
        facts["cell"] = cell_name(contact, width)
    elif code == "height_limit":
        facts = {"level": levels[cell] + 1, "limit": variant.height_limit}
    return facts


def _first(spots, condition):
    """The first cell that meets the condition; the caller knows that there is one."""
    for spot in spots:
        if condition(spot):
            return spot
    raise ValueError("no such cell")
