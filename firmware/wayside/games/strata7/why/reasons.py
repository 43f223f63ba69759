"""Why a move is not legal, with the facts for the text. It judges every written way, not only the shortest."""

from wayside.games.moves import Refusal
from wayside.games.strata7.rules import walking
from wayside.games.strata7.rules.board import AROUND, BLACK, COLOUR, OFF, PAIR
from wayside.games.strata7.rules.liberties import in_contact, liberties
from wayside.games.strata7.rules.notation import CLAIM, DRAW, PASS, RETURN, SEPARATE, WIDTH, cell_name
from wayside.games.strata7.rules.playing import movers, return_fault

# For each answer of Walk.landing that means no: the code, and the fact of the rules page.
LANDINGS = {
    walking.OCCUPIED: ("occupied", "11"),
    walking.LEFT_OBJECTIVE: ("left_objective", "18"),
    walking.OWN_OBJECTIVE: ("own_objective", "1.2"),
    walking.STEP_ONLY: ("step_only", "17"),
    walking.NO_EXIT: ("no_exit", "17"),
}
# The fact of the rules page for these codes against a cell to return on; the others come from fact 21.
RETURNS = {"off_board": "3", "black": "11"}


def explain(rules, what, cells, way_out):
    """None, or the refusal of a move."""
    if rules.due or what == RETURN:
        return _check_return(rules, what, cells)
    if what == PASS:
        return None if rules.offers(PASS) else _must_move(rules)
    if what == DRAW:
        if not rules.variant.repetition:
            return Refusal("draw_off", "1.2")
        return None if rules.offers(DRAW) else Refusal("draw_early", "1.2", room=rules.occurrences())
    for cell in cells + ([way_out] if way_out else []):
        if rules.board.ground[cell] == OFF:
            return Refusal("off_board", "3", cell=cell_name(cell))
    if what == CLAIM:
        return _check_claim(rules, cells)
    return _check_pawn(rules, what, cells[0]) or _Route(rules, what, cells, way_out).check()


def _check_return(rules, what, cells):
    if what != RETURN:
        return Refusal("return_first", "21")
    if not rules.due:
        return Refusal("not_due", "21")
    code = return_fault(rules, rules.turn, cells[0])
    return Refusal(code, RETURNS.get(code, "21"), cell=cell_name(cells[0])) if code else None


def _must_move(rules):
    """Refuse a pass and name a possible move, because the player believes that there is none."""
    cells, separating = movers(rules, rules.turn)
    start = cells[0]
    if separating:
        return Refusal("separate_first", "18", cell=cell_name(start))
    end = rules.ends(start)[0]
    return Refusal("must_move", "1.2", cell=cell_name(start), other=cell_name(end))


def _check_claim(rules, cells):
    board, variant = rules.board, rules.variant
    if not variant.claim:
        return Refusal("claim_auto", "14")
    open_claims = rules.open_claims()
    for cell in cells:
        name = cell_name(cell)
        if not board.men[cell] & COLOUR:
            return Refusal("no_pawn", "14", cell=name)
        if cell in open_claims:
            continue
        if not in_contact(board, variant, cell):
            return Refusal("claim_contact", "13", cell=name)
        room = liberties(board, variant, cell)
        if room:
            return Refusal("claim_liberty", "13", cell=name, room=room)
        return Refusal("claim_late", "14", cell=name)
    for cell in cells:
        if (board.men[cell] ^ board.men[cells[0]]) & COLOUR:
            return Refusal("claim_mixed", "14", cell=cell_name(cells[0]), other=cell_name(cell))
    return None


def _check_pawn(rules, what, start):
    """Whether this pawn may move at all in this way."""
    board, colour = rules.board, rules.colours[rules.turn]
    man, name = board.men[start], cell_name(start)
    if not man & COLOUR:
        return Refusal("no_pawn", "11", cell=name)
    if not man & colour:
        return Refusal("not_yours", "11", cell=name)
    cells, separating = movers(rules, rules.turn)
    if separating and not man & PAIR:
        return Refusal("separate_first", "18", cell=cell_name(cells[0]))
    if man & PAIR and what != SEPARATE:
        return Refusal("pair", "18", cell=name)
    if what == SEPARATE and not man & PAIR:
        return Refusal("no_pair", "18", cell=name)
    if board.is_locked(start):
        return Refusal("locked", "16", cell=name)
    return None


class _Route:
    """The way of one pawn, hop by hop."""

    def __init__(self, rules, what, cells, way_out):
        self.board = rules.board
        self.variant = rules.variant
        self.cells = cells
        self.way_out = way_out
        self.separating = what == SEPARATE

    def check(self):
        self.walk = walking.Walk(self.board, self.variant, self.cells[0])
        refusal = self._check_hops() or self._check_exit()
        self.walk.put_back()
        return refusal

    def _check_hops(self):
        cells = self.cells
        jumped = []
        for index in range(1, len(cells)):
            here, there = cells[index - 1], cells[index]
            last = index == len(cells) - 1
            over = _between(here, there)
            if over:
                refusal = self._check_jump(over, jumped)
            else:
                refusal = self._check_step(here, there)
            refusal = refusal or self._check_landing(there, last, over > 0)
            if refusal:
                return refusal
            jumped.append(over)
        if cells[0] == cells[-1] and not self.variant.round_trip:
            return Refusal("round_trip", "1.2", cell=cell_name(cells[0]))
        return None

    def _check_step(self, here, there):
        facts = {"cell": cell_name(here), "other": cell_name(there)}
        if there - here not in AROUND:
            return Refusal("too_far", "11", **facts)
        return Refusal("mixed", "12", **facts) if len(self.cells) > 2 else None

    def _check_jump(self, over, jumped):
        name = cell_name(over)
        if self.board.ground[over] <= BLACK:
            return Refusal("jump_black", "12", cell=name)
        if not self.walk.men[over]:
            return Refusal("jump_empty", "12", cell=name)
        if over in jumped and not self.variant.jump_twice:
            return Refusal("jump_twice", "12", cell=name)
        return None

    def _check_landing(self, cell, last, jumped):
        walk, name = self.walk, cell_name(cell)
        if self.board.ground[cell] == BLACK:
            return Refusal("black", "11", cell=name)
        kind = walk.landing(cell, jumped)
        if walk.men[cell] and not last:  # a move may end on an own pawn on an enemy objective
            kind = walking.OCCUPIED
        if kind <= 0:
            code, rule = LANDINGS[kind]
            return Refusal(code, rule, cell=name)
        return Refusal("chain_ends", "16", cell=name) if kind == walking.LAST and not last else None

    def _check_exit(self):
        walk, way_out, end = self.walk, self.way_out, self.cells[-1]
        if not walk.men[end]:
            return Refusal("exit_alone", "17", cell=cell_name(end)) if way_out else None
        exits = walk.exits(end)
        if way_out in exits:
            return None
        if not way_out:
            return Refusal("exit_missing", "17", cell=cell_name(end), other=cell_name(exits[0])) if exits else None
        name = cell_name(way_out)
        if way_out - end not in AROUND:
            return Refusal("exit_far", "17", cell=name, other=cell_name(end))
        if self.board.ground[way_out] == BLACK:
            return Refusal("black", "11", cell=name)
        if walk.men[way_out]:
            return Refusal("occupied", "17", cell=name)
        is_shut = self.variant.own_closed and not walk.targets[way_out]
        return Refusal("own_objective" if is_shut else "exit_objective", "17", cell=name)


def _between(here, there):
    """The cell in the middle of a jump, or 0 if these two cells are not two apart in a line."""
    columns = there % WIDTH - here % WIDTH
    rows = there // WIDTH - here // WIDTH
    if (columns or rows) and columns in (-2, 0, 2) and rows in (-2, 0, 2):
        return (here + there) // 2
    return 0
