"""The base class of what draws a match on the screen, with defaults that work. All but `draw` is optional."""


class Panel:
    """Draws a match. `path` is what the picker shows: the tokens chosen so far and the one under the cursor."""

    has_bars = True  # whether there are bars with title and status; without them the panel has the whole screen
    side = 0  # where the column beside the board begins, on the whole screen
    steps = 0  # number of pictures that count up the score at the end
    zoomed = False  # whether the board is magnified

    def __init__(self, game, rules, canvas, texts, stage=None):
        self.game = game
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.stage = stage
        self.picker = None  # only on screens with a picker

    # What a panel must give

    def draw(self, path):
        """Draw all parts of the board that have changed."""
        raise NotImplementedError

    # What it may give: drawing

    def forget(self):
        """The screen was wiped: nothing of the panel is on it any more."""

    def finish(self, path):
        """After `draw`: draw a part that is slower and can come later; says whether more is left."""
        return False

    def follow(self, path):
        """Draw a moved cursor; says whether `finish` has work."""
        self.draw(path)
        return False

    def prepare(self):
        """All is drawn: prepare a part of what may be needed next; says whether more is left."""
        return False

    def view(self, path):
        """A number for the view of the board. When it changes, the screen is wiped."""
        return 0

    def zooms(self, path):
        """Whether holding OK magnifies the board."""
        return False

    def zoom(self, zoomed):
        self.zoomed = zoomed

    def draw_chapter(self, status):
        """Draw the board at the end of a chapter."""
        self.forget()
        self.draw(())

    def draw_step(self, step, status):
        """Draw one of the `steps` pictures that come before it."""
        self.draw_chapter(status)

    def draw_tried(self, move, x, y):
        """Draw a refused move above the reason."""
        self.canvas.text(x, y + 3, move, self.canvas.CHALK)

    # Words

    def seat_of(self, path):
        """The seat that acts with this path. It can differ from `turn` where any player may act."""
        return self.rules.turn

    def title(self, path, player):
        return player

    def aside(self):
        """A few small characters beside the title."""
        return ""

    def status(self, path):
        """The line below the board."""
        return ""

    def actions(self, path):
        """(words of all that can be done at the beginning of a turn, the number of the one under the cursor)."""
        return (), 0

    def verb(self, path):
        """The key of the text for what OK does."""
        return "ui.choose"

    def chapter_title(self):
        reason, _ = self.rules.outcome()
        return self.texts.fit("%s.end_%s" % (self.game.name, reason), 24)

    def chapter_status(self):
        """What must be done before the next chapter."""
        return ""

    # What it may use

    def name_of(self, seat):
        """The name that was entered for a seat, or the player's colour."""
        if self.stage is not None:
            return self.stage.player_name(seat)
        return self.texts("%s.player_%s" % (self.game.name, self.rules.players[seat]))

    def in_list(self, word):
        """Whether a word is in the word list; None without a list. Advice only."""
        return self.stage.in_list(word) if self.stage is not None else None

    def pick_with(self, picker):
        """Use the paths of this picker from now on."""
        self.picker = picker

    def completes(self):
        """Whether the choice under the cursor completes a move."""
        return self.picker is not None and self.picker.completes()

    def at_end(self):
        """Whether the choice under the cursor is END."""
        return self.picker is not None and self.picker.at_end()
