"""Whether a turn of movement can still end legally.

Nearly always one wagon alone can make the steps that are missing. Only in a jam jam/orders.py tries orders of play.
"""

from wayside.games.strada_romana.rules.on_road.steps import runs
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, TILE, WAGONS, WAITING


def movers(turn):
    """The wagons to try, `first` before the others. Of those that wait at one end it takes one: they are alike."""
    pieces = turn.pieces
    found = []
    seen = [False, False]
    for wagon in [turn.first] + list(range(WAGONS)):
        if wagon < 0 or pieces.at[wagon] == ARRIVED or not turn.may_move(wagon):
            continue
        if pieces.at[wagon] == WAITING:
            side = pieces.sides[wagon]
            if seen[side]:
                continue
            seen[side] = True
        found.append(wagon)
    return found


def completable(turn):
    """Whether the turn can end, now or after more moves."""
    if not turn.variant.may_get_stuck:
        # Another wagon may move until it cannot move any more, or a good finishes the wagon that moved last.
        return turn.may_end() or turn.others_can_move() or bool(turn.spaces(TILE) or turn.spaces(CUBE))
    if _ends_easily(turn):
        return True
    from wayside.games.strada_romana.jam.orders import ends_well

    return ends_well(turn, set())


def fits(turn, kind, space):
    """Whether the turn can still end when this good is taken, whatever comes out of the bag."""
    if not turn.variant.may_get_stuck or _ends_easily(turn):
        return True
    from wayside.games.strada_romana.jam.orders import ends_with

    return ends_with(turn, kind, space)


def _ends_easily(turn):
    """Whether the turn can end now, or after moves of one other wagon."""
    if turn.may_end():
        return True
    for wagon in movers(turn):
        if does_it(turn, wagon):
            return True
    return False


def does_it(turn, wagon):
    """Whether this wagon alone can make all the steps that are missing."""
    if turn.must_use() or not turn.may_move(wagon):
        return False
    missing = turn.obliged() - turn.steps
    return runs(turn.variant, turn.pieces, turn.pay, wagon, turn.pieces.at[wagon], missing, turn.left())


def most_steps(turn, goal):
    """How many steps, up to this goal, the best order of play has from the beginning of a turn."""
    for turn.goal in range(goal, 0, -1):
        if completable(turn):
            return turn.goal
    return 0
