"""A turn while a player picks it: the pieces after it, its payment, its goods, its coins.

`Turn` trusts its caller. A subclass knows the other parts of a turn, and what forbids one (`fault`) or the end of the turn
(`end_fault`). The referee asks it before every part; the tree of moves asks what is possible.
"""

from wayside.games.strada_romana.rules.shared import chance
from wayside.games.strada_romana.rules.shared.notation import DRAW, GO, PAY, route_names, route_of
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, LAST_ARRIVAL, NO_GOOD, TILE

# Why a game ends (2.6).
PLAYING, POINTS, ARRIVALS = 0, 1, 2


class Turn:
    def __init__(self, rules):
        self.rules = rules
        self.variant = rules.variant
        self.pieces = rules.pieces.copy()
        self.seat = rules.turn
        self.pay = 0
        self.taken = [0, 0]  # how many goods, by kind
        self.due: tuple = ()  # (kind, space, colour) of a taken good that must be replaced, or empty
        self.ended = PLAYING
        self.news = []

    def apply(self, part):
        """Apply a payment or a draw; see notation.py."""
        if part[0] == PAY:
            self.pay = part[1]
            self.pieces.coins[self.seat] -= self.pay
        else:
            self._refill(part[1])

    def arrive(self, wagon):
        """A wagon reaches its destination; the fourth one ends the match (2.6)."""
        pieces = self.pieces
        pieces.at[wagon] = ARRIVED
        self.news.append(("arrived", {"wagon": wagon + 1, "count": pieces.arrived()}))
        if pieces.arrived() == LAST_ARRIVAL:
            self.ended = ARRIVALS

    # Goods

    def in_bag(self, kind):
        """How many of each colour are in the bag."""
        return in_bag(self.variant, self.pieces, kind)

    def income(self, colour):
        """Coins for a tile of this colour: one for each cube of the colour on the board (2.4)."""
        return self.pieces.on_board(CUBE, colour)

    def take(self, kind, space):
        pieces = self.pieces
        colour = pieces.spaces[kind][space]
        pieces.spaces[kind][space] = NO_GOOD
        pieces.goods[kind][6 * self.seat + colour] += 1
        self.taken[kind] = 1
        self.due = (kind, space, colour)

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
                self.earn()

    def earn(self):
        """A coin; the fifth one becomes a point, and the 20th point ends the match (2.4, 2.6)."""
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
        if judged and turn.fault(part):
            return turn.reason(part, names), done
        turn.apply(part)
        done.append((GO, part[1], route_names(road, part[2])) if part[0] == GO else part)
    return None, done
