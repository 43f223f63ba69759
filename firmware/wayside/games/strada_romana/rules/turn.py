"""A turn of movement while a player picks it: the pieces after it, and what may come next.

`Turn` trusts its caller. The referee asks `allows` before every part; the tree of moves asks what is possible.
"""

from wayside.games.strada_romana.rules import chance, steps
from wayside.games.strada_romana.rules.judging import (
    NOBODY,
    end_fault,
    fault,
    may_take,
    space_fault,
    spaces_at,
)
from wayside.games.strada_romana.rules.notation import DRAW, GO, PAY, TAKE, route_names, route_of
from wayside.games.strada_romana.rules.pieces import (
    ARRIVED,
    CUBE,
    LAST_ARRIVAL,
    NO_GOOD,
    TILE,
    WAGONS,
)
from wayside.games.strada_romana.rules.road import EXTRA, FINISH
from wayside.games.strada_romana.rules.steps import STEPS

# Why a game ends (2.6).
PLAYING, POINTS, ARRIVALS = 0, 1, 2


class Turn:
    """`apply` trusts its caller. A wagon is finished when it took a good or when another wagon moved."""

    def __init__(self, rules):
        self.rules = rules
        self.variant = rules.variant
        self.pieces = rules.pieces.copy()
        self.seat = rules.turn
        self.pay = 0
        self.steps = 0
        self.wagon = NOBODY  # the wagon that moved last
        self.moved = 0  # a bit for each wagon that may move no more
        self.stays = 0  # a bit for each wagon that took a good, so it stays where it is
        self.square = FINISH  # the square where goods can be taken now; FINISH for none
        self.taken = [0, 0]  # how many goods, by kind
        self.due: tuple = ()  # (kind, space, colour) of a taken good that must be replaced, or empty
        self.used = False  # whether the payment was used
        self.ended = PLAYING
        self.news = []
        # For the search: how many steps it looks for, or 0; the wagon that it tries first; the moves that it found.
        self.goal = 0
        self.first = NOBODY
        self.way = []

    def apply(self, part):
        """Apply a part of a move, see notation.py; routes are squares."""
        what = part[0]
        if what == PAY:
            self.pay = part[1]
            self.pieces.coins[self.seat] -= self.pay
        elif what == GO:
            self.go(part[1], part[2])
        elif what == TAKE:
            self._take(part[1], part[2])
        else:
            self._refill(part[1])

    def allows(self, part):
        """Whether this part may come next. If not, reasons.py tells why."""
        return not fault(self, part)

    # Steps

    def limit(self):
        return self.goal or steps.limit(self.variant, self.pay)

    def left(self):
        return self.limit() - self.steps

    def full(self):
        """How many steps must be made, as long as they are possible."""
        return self.limit() if self.variant.fourth_must else STEPS

    def obliged(self):
        """How many steps must be made in this turn, if the best order of play counts; else as `full`."""
        variant = self.variant
        if self.goal or variant.whole_only or not variant.order_counts:
            return self.goal or self.full()
        return self.rules.most_steps(self.order_pay(), self.full())

    def order_pay(self):
        """The payment whose special moves count in the best order of play."""
        return 0 if self.variant.unpaid_order else self.pay

    def must_use(self):
        """Whether the payment must still be used, by an option."""
        return self.variant.must_use and self.pay > 0 and not self.used and not self.goal

    def go(self, wagon, route):
        """Move a wagon this way, square by square; that may be the fourth arrival."""
        pieces, variant = self.pieces, self.variant
        if not variant.again:
            self.finish_wagon()
        before = pieces.at[wagon]
        side = pieces.sides[wagon]
        for square in route:
            special = steps.special_of(variant, self.pay, side, before, square)
            free = steps.stands_free(pieces, wagon, square)
            self.used = self.used or steps.uses_payment(variant, self.pay, special, free) > 0
            self.steps += steps.cost(variant, pieces, wagon, before, square)
            self.square, before = before, square
        self.used = self.used or self.steps > STEPS and variant.road.costs[EXTRA] == self.pay
        if before == FINISH:
            pieces.at[wagon] = ARRIVED
            self.news.append(("arrived", {"wagon": wagon + 1, "count": pieces.arrived()}))
            if not variant.arrival_goods or self.square >= variant.road.squares:
                self.square = FINISH
            if pieces.arrived() == LAST_ARRIVAL:
                self.ended = ARRIVALS
        else:
            pieces.at[wagon] = self.square = before
        self.wagon = wagon
        self.moved &= ~(1 << wagon)

    def remember(self, wagon):
        """What `recall` needs to undo the next move of this wagon."""
        at = self.pieces.at[wagon]
        return at, self.steps, self.wagon, self.moved, self.square, self.used, self.ended, len(self.news)

    def recall(self, wagon, before):
        self.pieces.at[wagon], self.steps, self.wagon, self.moved, self.square, self.used, self.ended, news = before
        del self.news[news:]

    def finish_wagon(self):
        if self.wagon != NOBODY:
            self.moved |= 1 << self.wagon

    def settle_wagon(self):
        """The wagon that moved last took a good: its movement has ended (2.11)."""
        self.finish_wagon()
        self.stays |= 1 << self.wagon

    def may_move(self, wagon):
        """Whether a wagon may move in this turn; only the order of wagons counts."""
        if self.pieces.at[wagon] == ARRIVED or self.stays >> wagon & 1:
            return False
        again = self.variant.again and wagon != self.wagon
        return again or not self.moved >> wagon & 1 and wagon != self.wagon

    def ends(self, wagon):
        return steps.ends(self.variant, self.pieces, self.pay, wagon, self.left())

    def can_move(self, wagon):
        return self.may_move(wagon) and steps.can_go(self.variant, self.pieces, self.pay, wagon, self.left())

    def others_can_move(self):
        for wagon in range(WAGONS):
            if self.can_move(wagon):
                return True
        return False

    def wagon_left(self):
        """A wagon that can make a step now, or NOBODY. The one that moved last may continue unless it took a good."""
        pay = 0 if self.variant.plain_compulsion else self.pay
        left = (self.full() if self.variant.plain_compulsion else self.limit()) - self.steps
        for wagon in range(WAGONS):
            goes_on = wagon == self.wagon and not self.moved >> wagon & 1
            if goes_on or self.may_move(wagon):
                if steps.can_step(self.variant, self.pieces, pay, wagon, left):
                    return wagon
        return NOBODY

    def may_end(self):
        """Whether the turn may end here."""
        return self.steps >= self.goal if self.goal else not end_fault(self)

    # Goods

    def spaces(self, kind):
        """The areas or markets at the wagon's square whose good may be taken."""
        if not may_take(self, kind):
            return []
        return [space for space in spaces_at(self, kind) if not space_fault(self, kind, space)]

    def in_bag(self, kind):
        """How many of each colour are in the bag."""
        return in_bag(self.variant, self.pieces, kind)

    def income(self, colour):
        """Coins for a tile of this colour: one for each cube of the colour on the board (2.4)."""
        return self.pieces.on_board(CUBE, colour)

    def _take(self, kind, space):
        pieces = self.pieces
        colour = pieces.spaces[kind][space]
        pieces.spaces[kind][space] = NO_GOOD
        pieces.goods[kind][6 * self.seat + colour] += 1
        self.taken[kind] = 1
        self.due = (kind, space, colour)
        self.settle_wagon()

    def device_draw(self):
        """The colour that the device draws now for the good that is due, by the seed; NO_GOOD from an empty bag."""
        counts = self.in_bag(self.due[0])
        total = sum(counts)
        if not total:
            return NO_GOOD
        return chance.pick(counts, chance.number(self.variant.seed, self.pieces.drawn, total))

    def _refill(self, colour):
        kind, space, taken = self.due
        self.due = ()
        self.pieces.spaces[kind][space] = colour
        if self.variant.device_bag:
            self.pieces.drawn += 1
        if colour == NO_GOOD or self.variant.device_bag:
            self.news.append(("drawn", {"kind": kind, "space": space, "colour": colour}))
        if kind == TILE:
            for _ in range(self.income(taken)):
                self._earn()

    def _earn(self):
        variant, pieces, seat = self.variant, self.pieces, self.seat
        if self.ended:
            if variant.due_is_paid:
                pieces.earn(seat, variant.twenty_coins, True)
            return
        before = pieces.points[seat]
        if pieces.earn(seat, variant.twenty_coins, False):
            self.ended = POINTS
        if pieces.points[seat] != before:
            self.news.append(("point", {"seat": seat}))

    def pass_by(self):
        """2.4 C: a coin."""
        self._earn()


def in_bag(variant, pieces, kind):
    """How many of each colour are in the bag: those of the box that are not on the board or with a player."""
    box = variant.box[kind]
    return [box[colour] - pieces.on_board(kind, colour) - pieces.in_hands(kind, colour) for colour in range(6)]


def perform(turn, parts, judged=False):
    """(refusal, parts): apply the parts of a move in order; if `judged`, only up to the first that is not legal.

    It adds missing draws of the device, and leaves out what comes after the end of the match.
    """
    done: list[tuple] = []
    road = turn.variant.road
    for part in list(parts) + [None]:
        if turn.due and turn.variant.device_bag and (part is None or part[0] != DRAW):
            done.append((DRAW, turn.device_draw()))
            turn.apply(done[-1])
        if turn.ended or part is None:
            break
        names = ()
        if part[0] == GO:
            names = part[2]
            part = (GO, part[1], route_of(road, names))
        if judged and not turn.allows(part):
            from wayside.games.strada_romana.why.reasons import ask  # rarely needed: most moves are legal

            return ask(turn, part, names), done
        turn.apply(part)
        done.append((GO, part[1], route_names(road, part[2])) if part[0] == GO else part)
    return None, done
