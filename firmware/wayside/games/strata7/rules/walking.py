"""Where a pawn can go: one step, or a chain of jumps; and where a pair can go when it leaves an objective."""

from wayside.games.strata7.rules.board import AROUND, COLOUR, PAIR, PLAIN

# Answers for a pawn that would land on a cell: above 0 it may.
THROUGH = 1  # and a chain may continue from there
LAST = 2  # and the move ends there
NO = 0  # it was not asked
OCCUPIED = -1
LEFT_OBJECTIVE = -2  # the pair has left this objective
OWN_OBJECTIVE = -3
STEP_ONLY = -4
NO_EXIT = -5


class Walk:
    """One pawn (of a pair the upper one) lifted off the board until `put_back`."""

    def __init__(self, board, variant, cell):
        men = board.men
        self.board = board
        self.men = men
        self.variant = variant
        self.cell = cell
        self.man = men[cell]
        self.colour = self.man & COLOUR
        self.pair = self.man & PAIR
        self.left = board.left.get(cell, 0)
        self.targets = board.targets[self.colour]
        self.shut = board.targets[COLOUR - self.colour] if variant.own_closed else None
        men[cell] = self.colour if self.pair else 0

    def put_back(self):
        self.men[self.cell] = self.man

    def landing(self, cell, jumped):
        """Whether the pawn can land here: THROUGH, LAST, or why not."""
        man = self.men[cell]
        if man == 0:
            if cell == self.left:
                return LEFT_OBJECTIVE
            if self.shut and self.shut[cell]:
                return OWN_OBJECTIVE
            return LAST if self.targets[cell] and not self.variant.pass_through else THROUGH
        if man != self.colour or not self.targets[cell] or self.pair:
            return OCCUPIED
        if jumped and not self.variant.jump_in:
            return STEP_ONLY
        return LAST if self.variant.stay or self.exits(cell) else NO_EXIT

    def exits(self, objective):
        """The cells where a pair could go from this objective."""
        men, variant = self.men, self.variant
        found = []
        for offset in AROUND:
            cell = objective + offset
            if men[cell] == 0:
                if self.board.ground[cell] == PLAIN:
                    found.append(cell)
                elif variant.exit_anywhere if self.targets[cell] else variant.exit_own:
                    found.append(cell)
        return found

    def steps(self):
        return [self.cell + offset for offset in AROUND if self.landing(self.cell + offset, False) > 0]

    def can_jump(self):
        men, cell = self.men, self.cell
        for offset in AROUND:
            if men[cell + offset] & COLOUR and self.landing(cell + 2 * offset, True) > 0:
                return True
        return False

    def chains(self):
        """(landings, before): all cells on which chains land, shortest chains first, beginning with the start;
        `before` has for each the index of the landing before it. A landing may occur twice."""
        if not self.variant.jump_twice:
            from wayside.games.strata7.rules.single_jumps import chains  # the search for one option

            return chains(self)
        men, start = self.men, self.cell
        landings, before, ends, seen = [start], [0], [], bytearray(len(men))
        for index, cell in enumerate(landings):  # the list grows during the loop
            if index in ends:
                continue
            for offset in AROUND:
                if men[cell + offset] & COLOUR:
                    there = cell + 2 * offset
                    kind = NO if seen[there] else self.landing(there, True)
                    if kind > 0:
                        seen[there] = 1
                        if kind == LAST or there == start:
                            ends.append(len(landings))
                        landings.append(there)
                        before.append(index)
        return landings, before


def can_move(board, variant, cell):
    """Whether the pawn (or the upper one of a pair) on this cell can move. The caller knows that it is not locked."""
    men = board.men
    if not variant.own_closed and cell not in board.left:  # usually there is an empty neighbour, and this test is fast
        for offset in AROUND:
            if men[cell + offset] == 0:
                return True
    walk = Walk(board, variant, cell)
    for offset in AROUND:
        if walk.landing(cell + offset, False) > 0:
            found = True
            break
    else:
        found = walk.can_jump()
    walk.put_back()
    return found


def can_step(board, variant, cell):
    walk = Walk(board, variant, cell)
    found = len(walk.steps()) > 0
    walk.put_back()
    return found


def ends(board, variant, cell):
    """Every cell on which a move of this pawn can end, steps first."""
    walk = Walk(board, variant, cell)
    found = walk.steps()
    landings = walk.chains()[0]
    walk.put_back()
    for index in range(1, len(landings)):
        end = landings[index]
        if end not in found and (end != cell or variant.round_trip):
            found.append(end)
    return found


def way(board, variant, cell, end):
    """The shortest way to an end, as cells from start to end; of several the first in the order of AROUND."""
    walk = Walk(board, variant, cell)
    found = [cell, end]
    if end - cell not in AROUND or walk.landing(end, False) <= 0:
        landings, before = walk.chains()
        index = 0
        for place in range(len(landings) - 1, 0, -1):
            if landings[place] == end:
                index = place
        if index:
            found = []
            while index:
                found.insert(0, landings[index])
                index = before[index]
            found.insert(0, cell)
    walk.put_back()
    return found


def exits(board, variant, cell, end):
    """The cells to which the pair can go if a pawn from `cell` reinforces its own pawn on `end`; else []."""
    men = board.men
    if cell == end or not men[end]:
        return []
    walk = Walk(board, variant, cell)
    found = walk.exits(end)
    walk.put_back()
    return found
