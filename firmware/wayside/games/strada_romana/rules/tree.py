"""The tree of moves: a wagon, its end square, goods and what came out of the bag, the next wagon; wagon tiles; pass.

The tokens are the words of the notation, with routes separate: `3:`, `1H-2H-3C`, `tile=I`, `draw=red`.
"""

from wayside.games.moves import CELL, END, WAIT, WORD, Choice
from wayside.games.strada_romana.rules import notation, scoring
from wayside.games.strada_romana.rules.judging import NOBODY
from wayside.games.strada_romana.rules.notation import (
    CUBES,
    GO,
    LOOK,
    OSTIA,
    PASS,
    TILES,
    WAGON,
    colour_name,
    route_names,
    space_name,
)
from wayside.games.strada_romana.rules.pieces import COLOURS, CUBE, NO_GOOD, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.road import FINISH
from wayside.games.strada_romana.rules.search import completable, does_it, fits

WAITS_AT = 100  # the cell of a waiting wagon is this plus the number of the wagon
MOST_GOODS = 32  # a square touches fewer spaces than this
ENDS_AT = 120  # the cell of an end of the road is this plus the number of the end


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    words = notation.words_of_path(path)
    if rules.turn < 0 or words is None:
        return []
    if rules.laying:
        from wayside.games.strada_romana.setup.laying import legal_words

        return legal_words(rules, words)
    if not words:
        return _movement(rules, path) + _others(rules)
    if words[0] == PASS:
        return [Choice(END)] if len(words) == 1 else []
    if words[0].startswith(WAGON):
        return _tiles(rules, words)
    return _movement(rules, path)


def _others(rules):
    choices = [Choice(PASS)]
    if rules.tile_fault() is None:
        choices.insert(0, Choice(WAGON))
    return choices


# Wagon tiles


def _tiles(rules, words):
    if rules.tile_fault() is not None:
        return []
    left = [str(tile) for tile in rules.tiles_left()]
    if words == [WAGON]:
        return [Choice(LOOK, WAIT)]
    if words == [WAGON, LOOK]:
        return [Choice(tile) for tile in left]
    chosen = "".join([word for word in words if word != LOOK])[len(WAGON) :].lstrip("=")
    return [Choice(END)] if chosen in left else []


# Movement


def _movement(rules, path):
    parts = notation.parts_of_path(path)
    if parts is None:
        return []
    waiting = NOBODY
    if parts and parts[-1][0] == GO and not parts[-1][2]:
        waiting = parts.pop()[1]
    turn = rules.turn_after(parts)
    if turn is None:
        return []
    if waiting != NOBODY:
        return _routes(turn, waiting)
    if turn.due:
        return _draws(turn)
    if turn.wagon == NOBODY:
        return _wagons(turn) + ([] if turn.pay else _payments(rules))
    if not completable(turn):
        return []
    ends = [Choice(END)] if turn.may_end() else []
    return ends if turn.ended else _goods(turn) + ends + _wagons(turn)


def _payments(rules):
    coins = rules.pieces.coins[rules.turn]
    choices = []
    for cost in sorted(set(rules.variant.road.costs)):
        if cost <= coins and _any_wagon(rules.turn_after([(notation.PAY, cost)])):
            choices.append(Choice("pay=%d" % cost, value=cost))
    return choices


def _any_wagon(turn):
    for wagon in range(WAGONS):
        if _is_offered(turn, wagon):
            return True
    return False


def _is_offered(turn, wagon):
    """Whether a wagon can move now so that the turn can still end."""
    if not turn.variant.may_get_stuck:
        return turn.can_move(wagon)
    return does_it(turn, wagon) or len(_routes(turn, wagon, 1)) > 0


def _wagons(turn):
    """The wagons that can move now, those in front first."""
    keys = []
    if not turn.left() and not turn.variant.free_moves:
        return []
    for wagon in range(WAGONS):
        if _is_offered(turn, wagon):
            keys.append(-progress(turn, wagon) * WAGONS + wagon)
    keys.sort()
    return [Choice("%d:" % (key % WAGONS + 1), CELL, pointed(turn.pieces, key % WAGONS)) for key in keys]


def progress(turn, wagon):
    """How many columns a wagon has passed."""
    square = turn.pieces.at[wagon]
    if square == WAITING:
        return 0
    column = square // 3
    return column + 1 if turn.pieces.sides[wagon] == 0 else turn.variant.road.columns - column


def pointed(pieces, wagon):
    """The cell of a wagon, for the picker."""
    square = pieces.at[wagon]
    return WAITS_AT + wagon if square == WAITING else square


def _routes(turn, wagon, most=99):
    """Where a wagon can stop, as whole routes after which the turn can end; at most `most` of them."""
    if not turn.can_move(wagon):
        return []
    road = turn.variant.road
    choices = []
    for steps, square, route in turn.ends(wagon):
        before = turn.remember(wagon)
        turn.go(wagon, route)
        if completable(turn):
            cell = ENDS_AT + 1 - turn.pieces.sides[wagon] if square == FINISH else square
            choices.append(Choice("-".join(route_names(road, route)), CELL, cell, steps))
        turn.recall(wagon, before)
        if len(choices) == most:
            break
    return choices


def _goods(turn):
    """What can be taken, best first; the value is (coins, points that the contracts gain)."""
    keys = []
    choices = []
    before = points(turn.pieces, turn.seat)
    for kind in (TILE, CUBE):
        for space in turn.spaces(kind):
            if not fits(turn, kind, space):
                continue
            colour = turn.pieces.spaces[kind][space]
            turn.pieces.goods[kind][6 * turn.seat + colour] += 1
            gain = points(turn.pieces, turn.seat) - before
            turn.pieces.goods[kind][6 * turn.seat + colour] -= 1
            coins = turn.income(colour) if kind == TILE else 0
            keys.append(-(50 * (5 * gain + coins) + 10 * coins) * MOST_GOODS + len(choices))
            name = "%s=%s" % (notation.KINDS[kind], space_name(kind, space))
            # The device draws at once and everybody sees it, so this choice cannot be taken back.
            choices.append(Choice(name, WAIT if turn.variant.device_bag else WORD, -1, (coins, gain)))
    keys.sort()
    return [choices[key % MOST_GOODS] for key in keys]


def points(pieces, seat):
    """What the contracts of a seat are worth now."""
    return scoring.contract_points(*scoring.contracts(pieces, seat))


def _draws(turn):
    """The colours left in the bag. The most likely is first, the next ones are on either side of it in the ring.

    With the device's own bag nobody is asked: the device draws.
    """
    counts = turn.in_bag(turn.due[0])
    keys = [-counts[colour] * 8 + colour for colour in range(6) if counts[colour]]
    keys.sort()
    order = [key % 8 for key in keys]
    ring = order[:1] + order[1::2] + list(reversed(order[2::2]))
    return [Choice("draw=" + COLOURS[colour], value=counts[colour]) for colour in ring] or [
        Choice("draw=" + colour_name(NO_GOOD))
    ]


def text_of(rules, path):
    """A complete path as a move text."""
    words = notation.words_of_path(path)
    if words[0] in (PASS, OSTIA, TILES, CUBES):
        return " ".join(words)
    if words[0].startswith(WAGON):
        return "%s=%s" % (WAGON, "".join([word for word in words if word != LOOK])[len(WAGON) :].lstrip("="))
    parts = []
    for part in notation.parts_of_path(path):
        if part[0] == GO:
            part = (GO, part[1], tuple([name if name == notation.FINISHED else name.upper() for name in part[2]]))
        parts.append(part)
    return notation.write_movement(parts)
