"""A turn of movement on a road while a player picks it: the steps of its wagons, and what may come next."""

from wayside.games.strada_romana.rules.on_road import judging, steps
from wayside.games.strada_romana.rules.on_road.judging import NOBODY
from wayside.games.strada_romana.rules.on_road.steps import STEPS
from wayside.games.strada_romana.rules.shared.notation import GO, TAKE
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, WAGONS
from wayside.games.strada_romana.rules.shared.road import EXTRA, FINISH
from wayside.games.strada_romana.rules.shared.turn import Turn


class RoadTurn(Turn):
    fault = judging.fault
    end_fault = judging.end_fault

    """`apply` trusts its caller. A wagon is finished when it took a good or when another wagon moved."""

    def __init__(self, rules):
        super().__init__(rules)
        self.steps = 0
        self.wagon = NOBODY  # the wagon that moved last
        self.moved = 0  # a bit for each wagon that may move no more
        self.stays = 0  # a bit for each wagon that took a good, so it stays where it is
        self.square = FINISH  # the square where goods can be taken now; FINISH for none
        self.used = False  # whether the payment was used
        # For the search: how many steps it looks for, or 0; the wagon that it tries first; the moves that it found.
        self.goal = 0
        self.first = NOBODY
        self.way = []

    def reason(self, part, names):
        """The Refusal for a part that is not legal. `names` are those of the squares of a route."""
        from wayside.games.strada_romana.why.on_road.reasons import ask  # rarely needed: most moves are legal

        return ask(self, part, names)

    def end_reason(self):
        """The Refusal for an end that is not legal."""
        from wayside.games.strada_romana.why.on_road.reasons import ask_end

        return ask_end(self)

    def apply(self, part):
        """Apply a part of a move; routes are squares."""
        if part[0] == GO:
            self.go(part[1], part[2])
        elif part[0] == TAKE:
            self.take(part[1], part[2])
            self.settle_wagon()
        else:
            super().apply(part)

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
            self.arrive(wagon)
            if not variant.arrival_goods or self.square >= variant.road.squares:
                self.square = FINISH
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
        return self.steps >= self.goal if self.goal else not self.end_fault()

    # Goods

    def spaces(self, kind):
        """The areas or markets at the wagon's square whose good may be taken."""
        if not judging.may_take_here(self, kind):
            return []
        return [space for space in judging.spaces_at(self, kind) if not judging.space_fault(self, kind, space)]
