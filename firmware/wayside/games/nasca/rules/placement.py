"""Where a bar may lie, and what forbids it elsewhere."""

from wayside.games.nasca.rules.board import NEUTRAL
from wayside.games.nasca.rules.notation import HORIZONTAL, VERTICAL, pointed


def bar_fault(board, variant, owner, bar):
    """The code of what forbids a bar (in the form of notation.read_bar), or "" if it may be placed."""
    column, row, direction, length = bar
    if not board.count_left(owner, length):
        return "stock" if length in [kept for kept, _ in board.stock[owner]] else "no_length"
    if length > board.room(column, row, direction):
        return "off_board"
    return obstacle(board, variant, owner, row * board.width + column, board.step(direction), length)


def obstacle(board, variant, owner, cell, step, length):
    """The code of what forbids a bar that does not leave the board, or "" if it may lie there."""
    levels = board.levels
    last = cell + step * (length - 1)
    support = levels[cell]
    if levels[last] != support:
        return _uneven(board, cell, last)
    if support:
        return _bridge(board, variant, owner, cell, last, step)
    code = ""
    for spot in range(cell, last, step):
        if levels[spot]:
            if board.built[spot]:
                return "occupied"
            code = "under"
    return code


def _uneven(board, cell, last):
    if board.levels[cell] and board.levels[last]:
        return "level"
    high = cell if board.levels[cell] else last
    return "ground" if board.built[high] else "under"


def _bridge(board, variant, owner, cell, last, step):
    """Both ends are on pieces of one level: check all that the bar would touch."""
    levels = board.levels
    owners = board.owners
    support = levels[cell]
    previous = -1
    twice = own = foreign = on_span = False
    for spot in range(cell, last + 1, step):
        level = levels[spot]
        if level > support:
            return "blocked"
        if level == support:
            # A straight piece that is touched twice is touched on two adjacent cells.
            piece = board.topmost[spot]
            if piece == previous:
                twice = True
            previous = piece
            if board.hanging[spot]:
                on_span = True
            supporter = owners[spot]
            if supporter == owner:
                own = True
            elif supporter != NEUTRAL:
                foreign = True
    if twice:
        return "same_piece"
    if owner == NEUTRAL and not variant.neutral_stack:
        return "stack"
    if foreign and not own:
        return "support_colour"
    if variant.support_end and own and owners[cell] != owner and owners[last] != owner:
        return "support_end"
    return _optional_limit(variant, on_span, cell + step == last, support + 1)


def _optional_limit(variant, on_span, is_short, level):
    if on_span and not variant.rest_on_span:
        return "span"
    if is_short and not variant.short_bridge:
        return "short_bridge"
    if 0 < variant.height_limit < level:
        return "height_limit"
    return ""


def _starts(board, variant, owner, direction, length):
    """Yield the cells on which a bar of this kind may start, in the order of the board.

    The first test of the two levels is only for speed: `obstacle` would find the same.
    """
    levels = board.levels
    step = board.step(direction)
    reach = step * (length - 1)
    rows = board.height if direction == HORIZONTAL else board.height - length + 1
    columns = board.width if direction == VERTICAL else board.width - length + 1
    for row in range(0, rows * board.width, board.width):
        for cell in range(row, row + columns):
            if levels[cell] == levels[cell + reach] and not obstacle(board, variant, owner, cell, step, length):
                yield cell


def _key(owner, direction, length):
    return (owner << 5) + (length << 1) + (direction == VERTICAL)


def starts(board, variant, owner, direction, length):
    """The cells on which a bar of this kind may start; computed once for each position."""
    key = _key(owner, direction, length)
    found = board.known.get(key)
    if not isinstance(found, list):
        found = list(_starts(board, variant, owner, direction, length))
        board.known[key] = found
    return found


def fits(board, variant, owner, direction, length):
    """Whether a bar of this kind may lie anywhere; stops at the first place."""
    key = _key(owner, direction, length)
    found = board.known.get(key)
    if found is None:
        found = False
        for _ in _starts(board, variant, owner, direction, length):
            found = True
            break
        board.known[key] = found
    return bool(found)


def kinds(board, owner):
    """(direction, length) of every kind of bar the owner has in the game, used up or not, longest first."""
    for length, _ in board.stock[owner]:
        for direction in (HORIZONTAL, VERTICAL):
            if pointed(direction, length) == direction:
                yield direction, length


def first_fit(board, variant, owner):
    """(direction, length) of a bar of the owner's stock that may lie somewhere, or None."""
    for direction, length in kinds(board, owner):
        if board.left[owner][length] and fits(board, variant, owner, direction, length):
            return direction, length
    return None


def anyone_fits(board, variant):
    """Whether one of the two players can still place a bar."""
    return first_fit(board, variant, 0) is not None or first_fit(board, variant, 1) is not None
