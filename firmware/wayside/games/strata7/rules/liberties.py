"""Liberties and contact: which pawns are stranded and become prisoners, which are in danger."""

from wayside.games.strata7.rules.board import AROUND, COLOUR, PLAIN
from wayside.games.strata7.rules.walking import Walk


def liberties(board, variant, cell):
    """How many steps the pawn or pair on this cell has, even if it is locked on an objective."""
    men, man = board.men, board.men[cell]
    colour = man & COLOUR
    targets, own = board.targets[colour], board.targets[COLOUR - colour]
    count = 0
    for offset in AROUND:
        there = cell + offset
        other = men[there]
        if other == 0:
            if not (variant.skip_own and own[there]):
                count += 1
        elif other == man and other == colour and targets[there] and variant.step_in_counts:
            if _can_step_in(board, variant, cell, there):
                count += 1
    return count


def _can_step_in(board, variant, cell, objective):
    """Whether the pawn could reinforce its neighbour: the pair needs a cell to leave to, usually the pawn's own."""
    if variant.stay or board.ground[cell] == PLAIN:
        return True
    walk = Walk(board, variant, cell)
    found = len(walk.exits(objective)) > 0
    walk.put_back()
    return found


def in_contact(board, variant, cell):
    """Whether there is an enemy beside this pawn."""
    men = board.men
    enemy = COLOUR - (men[cell] & COLOUR)
    for offset in variant.touching:
        if men[cell + offset] & enemy:
            return True
    return False


def in_contact_with(board, variant, colour, count):
    """The cells where this colour is in contact and has exactly `count` liberties."""
    found = []
    for cell in board.of(colour):
        if in_contact(board, variant, cell) and liberties(board, variant, cell) == count:
            found.append(cell)
    return found


def stranded(board, variant, colour):
    """The cells where this colour is in contact and has no liberty left."""
    return in_contact_with(board, variant, colour, 0)


def in_danger(board, variant, colour):
    """The cells where this colour is in contact and has a single liberty."""
    return in_contact_with(board, variant, colour, 1)
