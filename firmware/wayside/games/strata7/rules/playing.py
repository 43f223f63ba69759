"""What a move does: pawns move, prisoners, points, the pawn that returns, and who is next."""

from wayside.games.strata7.rules.board import BLACK, COLOUR, OFF, PAIR, PLAIN, colour_of_camp
from wayside.games.strata7.rules.liberties import stranded
from wayside.games.strata7.rules.notation import CLAIM, DRAW, PASS, RETURN, SEPARATE, cell_name
from wayside.games.strata7.rules.trail import longer
from wayside.games.strata7.rules.walking import can_move, can_step

# Counted for each seat. Objectives are counted by value: OBJECTIVES + value.
TAKEN = 0  # all prisoners so far
PAIRS = 1  # pairs among them
OBJECTIVES = 1
EXTRA = 5  # points for the sixth taking if no pawn could return
RETURNED = 6  # own pawns that returned
COUNTS = 7

# How a match ended.
PLAYING = 0
SEVEN = 1
STUCK = 2
LOST = 3
DRAWN = 4

GOAL = 7  # fact 9
SIXTH = 6  # fact 21


def points(rules, seat):
    own, other, variant = rules.tallies[seat], rules.tallies[1 - seat], rules.variant
    total = own[OBJECTIVES + 1] + 2 * own[OBJECTIVES + 2] + 3 * own[OBJECTIVES + 3] + own[EXTRA]
    return total + prisoner_points(variant, own, other)


def prisoner_points(variant, own, other):
    """Points for prisoners: `own` took them, some of these may have returned to `other`."""
    count = own[TAKEN]
    if variant.pair_is_one:
        count -= own[PAIRS]
    if variant.give_point_back:
        count -= other[RETURNED]
    return count


def takings(rules, seat):
    """The number of prisoners and objectives, whatever their value."""
    own = rules.tallies[seat]
    return own[TAKEN] + own[OBJECTIVES + 1] + own[OBJECTIVES + 2] + own[OBJECTIVES + 3]


def held(rules, seat):
    """How many prisoners this seat holds."""
    return rules.tallies[seat][TAKEN] - rules.tallies[1 - seat][RETURNED]


def play(rules, what, cells, way_out):
    """Carry out a move that was checked before."""
    seat = rules.turn
    if what == DRAW:
        end(rules, DRAWN, -1)
    elif what == CLAIM:
        rules.trail = rules.trail[-2:]
        _take(rules, cells, _captor(rules, cells[0]))
        _settle(rules)
    elif what == RETURN:
        rules.board.men[cells[0]] = rules.colours[seat]
        rules.tallies[seat][RETURNED] += 1
        rules.due.pop(0)
        _finish(rules, seat, 0, cells[0], True)
    else:
        _move(rules, what, cells, way_out)


def _move(rules, what, cells, way_out):
    seat, board, variant = rules.turn, rules.board, rules.variant
    missed = stranded(board, variant, rules.colours[1 - seat]) if variant.claim else []
    start, last, for_good = 0, 0, False
    rules.after = 1 - seat
    if what == SEPARATE:
        start, last, for_good = cells[0], cells[-1], True
        board.men[start] &= COLOUR
        board.men[last] = rules.colours[seat]
        board.left.pop(start)
        if variant.free_separation:
            rules.after = seat
            missed = []
    elif what != PASS:
        start, last, for_good = _walk(rules, cells[0], cells[-1], way_out)
    rules.lapsed += [cell for cell in missed if cell not in rules.lapsed]
    _finish(rules, seat, start, last, for_good)


def _walk(rules, start, last, way_out):
    """A single pawn moves; on an own one it scores, and both leave. Returns (from, to, whether that is for good)."""
    seat, board = rules.turn, rules.board
    men, colour = board.men, rules.colours[seat]
    men[start] = 0
    value = board.targets[colour][last]
    if not men[last]:
        men[last] = colour
        return start, last, value > 0
    men[last] = 0
    place = way_out or last
    men[place] = colour + PAIR
    board.left[place] = last
    before = points(rules, seat), takings(rules, seat)
    rules.tallies[seat][OBJECTIVES + value] += 1
    rules.news.append(("scored", {"player": rules.players[seat], "cell": cell_name(last), "points": value}))
    _scored(rules, seat, before)
    return start, place, True


def _finish(rules, seat, start, last, for_good):
    """After a complete action: captures on the new position, then the next turn."""
    prisoners = rules.tallies[0][TAKEN] + rules.tallies[1][TAKEN]
    if not rules.ended and not rules.variant.claim:
        _capture(rules, seat)
    for_good = for_good or prisoners != rules.tallies[0][TAKEN] + rules.tallies[1][TAKEN]
    rules.trail = longer(rules.trail, start, last, for_good)
    _settle(rules)


def _capture(rules, seat):
    """Take stranded enemy pawns, then the mover's own that are still stranded; by an option all that were."""
    board, variant = rules.board, rules.variant
    own = stranded(board, variant, rules.colours[seat]) if variant.together else None
    _take(rules, stranded(board, variant, rules.colours[1 - seat]), seat)
    if not rules.ended:
        _take(rules, stranded(board, variant, rules.colours[seat]) if own is None else own, 1 - seat)


def _captor(rules, cell):
    return 0 if rules.board.men[cell] & COLOUR == rules.colours[1] else 1


def _take(rules, cells, captor):
    """All these pawns become prisoners at the same time."""
    if not cells:
        return
    board, tally = rules.board, rules.tallies[captor]
    before = points(rules, captor), takings(rules, captor)
    for cell in cells:
        tally[TAKEN] += 1
        if board.men[cell] & PAIR:
            tally[TAKEN] += 1
            tally[PAIRS] += 1
            board.left.pop(cell)
        board.men[cell] = 0
    rules.known = {}
    facts = {"player": rules.players[captor], "cell": cell_name(cells[0]), "count": len(cells)}
    facts["points"] = points(rules, captor) - before[0]
    rules.news.append(("taken" if len(cells) == 1 else "several", facts))
    _scored(rules, captor, before)


def _scored(rules, seat, before):
    """Seven points win. The sixth taking brings a pawn back, or gives a point if none is captive."""
    if points(rules, seat) >= GOAL:
        end(rules, SEVEN, seat)
        return
    if rules.variant.by_takings:
        reached = before[1] < SIXTH <= takings(rules, seat)
    else:
        reached = before[0] < SIXTH == points(rules, seat)
    tally, facts = rules.tallies[seat], {"player": rules.players[seat]}
    used = tally[EXTRA] + tally[RETURNED] > 0 and not rules.variant.every_time
    if not reached or used or seat in rules.due:
        return
    if held(rules, 1 - seat):
        rules.due.append(seat)
        rules.news.append(("due", facts))
    else:
        tally[EXTRA] += 1
        rules.news.append(("extra", facts))
        if points(rules, seat) >= GOAL:
            end(rules, SEVEN, seat)


def end(rules, how, winner):
    rules.ended = how
    rules.winner = winner
    rules.due = []
    rules.after = 0
    rules.turn = -1
    rules.news.append(_ending(rules))


def return_fault(rules, seat, cell):
    """The code of what forbids a pawn of this seat to return here, or "" if the cell is empty and ordinary."""
    board = rules.board
    if board.ground[cell] == OFF:
        return "off_board"
    if board.ground[cell] == BLACK:
        return "black"
    if board.men[cell]:
        return "occupied"
    if board.ground[cell] != PLAIN:
        return "return_objective"
    return "return_camp" if rules.variant.camp_only and colour_of_camp(cell) != rules.colours[seat] else ""


def return_cells(rules, seat):
    """Where a pawn may return."""
    return [cell for cell in rules.board.layout.cells if not return_fault(rules, seat, cell)]


def _settle(rules):
    """Find out whose turn it is now, and whether the match is over."""
    rules.known = {}
    _keep_lapsed(rules)
    while rules.due and not return_cells(rules, rules.due[0]):
        rules.due.pop(0)  # there is no room for it
    if not rules.ended:
        rules.turn = rules.due[0] if rules.due else rules.after
        end_if_stuck(rules)


def _ending(rules):
    """The news of how the match ended."""
    if rules.winner < 0:
        return ("draw_repetition" if rules.ended == DRAWN else "draw_stuck"), {}
    return ("seven", "stuck", "lost")[rules.ended - 1], {"player": rules.players[rules.winner]}


def end_if_stuck(rules):
    """Nobody can move: the points decide. By an option a player who cannot move has lost."""
    if rules.due or rules.can_move(rules.turn) or rules.open_claims():
        return
    if rules.variant.stuck_loses:
        end(rules, LOST, 1 - rules.turn)
    elif not rules.can_move(1 - rules.turn):
        lead = points(rules, 0) - points(rules, 1)
        end(rules, STUCK, -1 if lead == 0 else 0 if lead > 0 else 1)


def _keep_lapsed(rules):
    """A stranded pawn that nobody claimed in time can be claimed again after it was free."""
    if rules.lapsed:
        still = stranded(rules.board, rules.variant, rules.colours[0])
        still += stranded(rules.board, rules.variant, rules.colours[1])
        rules.lapsed = [cell for cell in rules.lapsed if cell in still]


def movers(rules, seat):
    """(cells, separating): the own pawns and pairs that may move now, and whether a separation is compulsory."""
    known = rules.known.get(seat)
    if known is None:
        known = rules.known[seat] = _movers(rules, seat)
    return known


def _movers(rules, seat):
    board, variant, colour = rules.board, rules.variant, rules.colours[seat]
    pairs = [cell for cell in board.left if board.men[cell] & colour and can_move(board, variant, cell)]
    if pairs and not (variant.separate_by_step and not any([can_step(board, variant, cell) for cell in pairs])):
        pairs.sort()
        return pairs, True
    cells = pairs
    for cell in board.of(colour):
        if board.men[cell] == colour and not board.is_locked(cell) and can_move(board, variant, cell):
            cells.append(cell)
    cells.sort()
    return cells, False
