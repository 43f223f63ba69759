"""A turn as the books know it: coins paid, goods by colour, wagons that arrived."""

from wayside.games.strada_romana.rules.books import judging
from wayside.games.strada_romana.rules.shared.notation import ARRIVE, PICK
from wayside.games.strada_romana.rules.shared.turn import Turn


class BookTurn(Turn):
    fault = judging.fault
    end_fault = judging.end_fault

    def may_end(self):
        return not self.end_fault()

    def reason(self, part, names):
        from wayside.games.strada_romana.why.books.reasons import ask

        return ask(self, part)

    def end_reason(self):
        from wayside.games.strada_romana.why.books.reasons import draw_untold

        return draw_untold(self)

    def apply(self, part):
        """Where a good lies the books do not know: it is the first of its colour in the list."""
        if part[0] == ARRIVE:
            self.arrive(part[1])
        elif part[0] == PICK:
            _, kind, colour = part
            self.take(kind, list(self.pieces.spaces[kind]).index(colour))
        else:
            super().apply(part)
