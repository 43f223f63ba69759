"""Tries how a turn of movement can continue: whether it can still end legally, and how many steps it can have."""

from wayside.games.strada_romana.rules.pieces import CUBE, TILE, WAGONS


def completable(turn):
    """Whether the turn can end, now or after more moves."""
    variant = turn.variant
    if turn.may_end():
        return True
    if not variant.may_get_stuck:
        # Another wagon may move until it cannot move any more, or a good finishes the wagon that moved last.
        return turn.others_can_move() or bool(turn.spaces(TILE) or turn.spaces(CUBE))
    return _ends_well(turn, set())


def _ends_well(turn, tried):
    """`tried` has the states without a legal end: several orders of the same moves lead to the same state."""
    if turn.may_end() or _ends_by_taking(turn):
        return True
    state = _state(turn)
    if state in tried:
        return False
    tried.add(state)
    for wagon in range(WAGONS):
        if turn.may_move(wagon):
            for _, _, route in turn.ends(wagon):
                before = turn.remember(wagon)
                turn.go(wagon, route)
                well = _ends_well(turn, tried)
                turn.recall(wagon, before)
                if well:
                    return True
    return False


def _state(turn):
    """All that moves of wagons can change, as bytes."""
    moved = turn.moved
    return bytes(turn.pieces.at) + bytes(
        [turn.steps, turn.wagon & 255, turn.square, turn.used, moved & 255, moved >> 8]
    )


def _ends_by_taking(turn):
    """Whether taking a good would finish the wagon, and with it the turn."""
    if not turn.spaces(TILE) and not turn.spaces(CUBE):
        return False
    moved = turn.moved
    turn.finish_wagon()
    well = turn.may_end()
    turn.moved = moved
    return well


def most_steps(turn):
    """How many compulsory steps are possible in the best order of play, including those already made."""
    best = turn.steps
    for wagon in range(WAGONS):
        if turn.may_move(wagon):
            for _, _, route in turn.ends(wagon):
                before = turn.remember(wagon)
                turn.go(wagon, route)
                best = max(best, turn.steps if turn.ended else most_steps(turn))
                turn.recall(wagon, before)
                if best >= turn.obliged():
                    return turn.obliged()
    return best
