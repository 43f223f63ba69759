"""Chains that do not jump over the same pawn twice: the search of walking.Walk.chains for the option jump_twice=off."""

from wayside.games.strata7.rules.board import AROUND, COLOUR
from wayside.games.strata7.rules.walking import LAST


def chains(walk):
    """(landings, before), like Walk.chains. Two ways to a cell may jump over different pawns. A way that jumps over
    all the pawns of another way and more leads nowhere new and is dropped."""
    men, start = walk.men, walk.cell
    landings, before, used, ends = [start], [0], [0], [False]
    by_cell = {start: [0]}
    for index, cell in enumerate(landings):  # the list grows during the loop
        if ends[index]:
            continue
        for offset in AROUND:
            over = cell + offset
            if not men[over] & COLOUR or used[index] & 1 << over:
                continue
            there = over + offset
            kind = walk.landing(there, True)
            mask = used[index] | 1 << over
            known = by_cell.get(there, ())
            if kind <= 0 or _covered(mask, known) and there != start:
                continue
            if there == start and len(known) > 1:
                continue
            by_cell.setdefault(there, []).append(mask)
            landings.append(there)
            before.append(index)
            used.append(mask)
            ends.append(kind == LAST or there == start)
    return landings, before


def _covered(mask, known):
    """Whether one of the known ways jumped over no other pawns than these."""
    for other in known:
        if other & mask == other:
            return True
    return False
