"""Tries orders of play in a jam: whether a turn can still end legally.

It stops at the first success. The long searches are those without success, and these are short all the same, because
hardly any wagon can move then.
"""

from wayside.games.strada_romana.rules.on_road.search import movers
from wayside.games.strada_romana.rules.shared.pieces import ALL_POINTS, CHANGED, CUBE, NO_GOOD, TILE


def ends_well(turn, tried):
    """Whether there is a legal end; `turn.way` has the moves up to it, the last one first.

    `tried` has the states without a legal end: several orders of the same moves lead to the same state.
    """
    if turn.may_end() or _ends_by_taking(turn):
        return True
    state = _state(turn)
    if turn.ended or state in tried:
        return False
    tried.add(state)
    for wagon in movers(turn):
        for _, _, route in turn.ends(wagon):
            before = turn.remember(wagon)
            turn.go(wagon, route)
            well = ends_well(turn, tried)
            turn.recall(wagon, before)
            if well:
                turn.way.append((wagon, route))
                return True
    return False


def _state(turn):
    """All that moves of wagons can change, as bytes."""
    moved = turn.moved
    return bytes(turn.pieces.at) + bytes(
        [turn.steps, turn.wagon & 255, turn.square, turn.used, moved & 255, moved >> 8]
    )


def _ends_by_taking(turn):
    """Whether a good ends the turn: the coins of a tile make the last point, or nothing is left for the wagon to do."""
    tiles = turn.spaces(TILE)
    if turn.goal or not tiles and not turn.spaces(CUBE):
        return False
    if [area for area in tiles if _ends_match(turn, turn.pieces.spaces[TILE][area])]:
        return True
    moved = turn.moved
    turn.finish_wagon()
    well = turn.may_end()
    turn.moved = moved
    return well


def _ends_match(turn, colour):
    """Whether the coins for a tile of this colour make the last victory point."""
    pieces = turn.pieces
    coins = pieces.coins[turn.seat] + turn.income(colour)
    return not turn.variant.twenty_coins and sum(pieces.points) + coins // CHANGED >= ALL_POINTS


def ends_with(turn, kind, space):
    """Whether the turn can still end when this good is taken, whatever comes out of the bag."""
    spaces = turn.pieces.spaces[kind]
    colour = spaces[space]
    if kind == TILE and _ends_match(turn, colour):
        return True
    moved, stays = turn.moved, turn.stays
    spaces[space] = NO_GOOD
    turn.taken[kind] = 1
    turn.settle_wagon()
    well = ends_well(turn, set())
    turn.moved, turn.stays = moved, stays
    turn.taken[kind] = 0
    spaces[space] = colour
    return well
