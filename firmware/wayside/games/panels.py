"""What the panel of every game has: what a screen asks of whoever draws a board."""


class GamePanel:
    """A panel is made with the rules, a canvas and the texts; what it does not say itself is as here."""

    def __init__(self, rules):
        self.rules = rules

    def release(self):
        """The memory is needed: let go of all that only serves to draw the board."""

    def prepare(self):
        """The board is drawn: make ready a part of what comes next; says whether more is to be done."""
        return False

    def seat_of(self, path):
        """Who would act on this path: where anybody may, it is not who is on turn."""
        return self.rules.turn
