"""The contract of a game: Game, Rules and Panel, with defaults that work.

A game is a folder in this one. Its `__init__.py` has GAME: one object of a class that builds on Game. A game that gives
`name`, `players`, `colours` and `rules` can be played on every screen. Its Rules must give what comes first in that class.
All the rest is optional. The words of a game are texts of its own section, `NAME.key`. Each name here says which texts it
needs.
"""

from wayside.games.moves import BadOption, complete, seated


class Game:
    """What is known before anybody plays. The methods import what takes memory only when it is needed."""

    name = ""  # that of its folder; records and the text protocol call the game so. Text: name
    order = 50  # lists of games show small numbers first
    players: tuple = ()  # who can play: a letter or digit each, in the order in which they sit. Texts: player_R
    seats: tuple = (2, 2, 2)  # the fewest players, the usual number, the most
    colours: dict = {}  # by player: a number of the palette (ui/palette.py)
    setup: tuple = ()  # keys of options that stand in the setup itself, not among the rules
    tallies: tuple = ()  # keys of options that are set as counts, by `tally` and `tally_text`
    kept: tuple = ()  # keys of options that the device keeps for the next match: the box of the owner stays the same
    chance: tuple = ()  # keys of options that get a number by chance when a match is set up on the device
    asks: tuple = ()  # moves for which the device asks "Really?" before it plays them
    board: str | None = None  # the key of the option that an editor makes, if boards differ
    boards: tuple = ()  # its values that come with the game

    def options(self):
        """The rules that can be chosen, each an Option. Texts: option_KEY, about_KEY, value_KEY_VALUE."""
        return ()

    def rules(self, players, options):
        """The Rules of a match; `options` is a dict of texts. Raises BadOption where they do not go together."""
        raise NotImplementedError

    def panel(self, rules, canvas, texts, stage=None):
        """The Panel that draws a match; `stage` knows the names of the people and the word list. Tests may leave it out."""
        from wayside.games.plain_panel import PlainPanel

        return PlainPanel(self, rules, canvas, texts, stage)

    def usual_players(self):
        """Who plays if nobody says otherwise."""
        return list(self.players[: self.seats[1]])

    def begins(self, count):
        """The seat of the player who has the first turn, with so many players."""
        return 0

    # Lists of its own in the pause menu

    def pages(self, rules):
        """(name, icon) of each list that makes sense now. Texts: page_NAME."""
        return ()

    def page(self, name, rules, texts, name_of):
        """(title, heads, rows, foot); a row is (icon, label, values, "now", "later" or "never", the path it leads to)."""
        raise NotImplementedError

    # Options that are set as counts

    def tally(self, key, chosen):
        """[(name, count, most)] of an option of `tallies`; `chosen` holds what is not default. Texts: tally_KEY, tally_row."""
        raise NotImplementedError

    def tally_text(self, key, rows, chosen):
        """The option's value for such counts, or None when nothing is left."""
        raise NotImplementedError

    # Boards that differ, where `board` names an option. Texts: board_status, value_KEY_NAME for each of `boards`

    def has_board(self, chosen):
        """Whether these options leave a board to choose."""
        return self.board is not None

    def board_name(self, value):
        """Which of `boards` a value of the option is, or the value itself."""
        return value

    def editor(self, text, dice, chosen):
        """A tree of choices like Rules that changes a board, with `result()` and `undo()`; `text` is a value of the option."""
        raise NotImplementedError

    def editor_panel(self, editor, canvas, texts):
        """The Panel that draws it."""
        raise NotImplementedError


class Rules:
    """One match. All that a player may do is a path of tokens (DESIGN.md). The rules never draw and never guess.

    `turn` is the seat that acts, -1 when the match is over. `next` and `check` always agree.
    """

    turn = 0
    news: tuple | list = ()  # what the last move did that somebody must see: (code, facts). Texts: news_CODE
    lower_wins = False  # whether the lowest total is the best
    countable = True  # whether the legal moves of a turn are few enough to be listed

    def __init__(self, game, players, options):
        self.players = seated(game, players)
        self.options = complete(game.options(), options)

    # What a game must give

    def next(self, path):
        """The legal next tokens after these, each a Choice; END is one of them where the move may end. Nothing when it is over."""
        raise NotImplementedError

    def check(self, text):
        """None, or the Refusal of this move. Texts: refuse_CODE in two lines, why_CODE in a sentence or two."""
        raise NotImplementedError

    def play(self, text):
        """Play a move that `check` has found legal; it never fails half-way."""
        raise NotImplementedError

    def score(self):
        """For each seat (total, lines); a line is (key of its text, facts, points). Text where there is none: no_points."""
        raise NotImplementedError

    def outcome(self):
        """None, or (reason, ranking). The ranking is a list of lists: seats that are level, the best first. Texts: end_REASON."""
        raise NotImplementedError

    def snapshot(self):
        """The whole state as bytes, small and exact."""
        raise NotImplementedError

    def restore(self, data):
        """Go back to the state that wrote these bytes as its snapshot."""
        raise NotImplementedError

    # What it may give

    @property
    def chapter(self):
        """How many chapters have ended. When the number changes, the end screen shows the last of them."""
        return 1 if self.turn < 0 else 0

    def expects(self):
        """A word for what the player has to do now."""
        return "over" if self.turn < 0 else "move"

    def tries(self, path):
        """Like `next`, but with all that can be written, legal or not: for *May I ...?*."""
        return self.next(path)

    def likely(self, path):
        """The tokens that a player most likely chooses after these. The cursor starts there."""
        return []

    def text_of(self, path):
        """A complete path as the text of a move."""
        return " ".join(path)

    def canonical(self, text):
        """A legal move in the one spelling that records use."""
        return " ".join(text.split())

    def revealed(self, text):
        """A move of the log as a record shows it now. Some games keep a secret until they are over."""
        return text

    def spot(self, cell):
        """(column, row) of a cell, for a joystick; rows count upward."""
        return cell, 0

    def state(self):
        """The position as plain values, for `state` of the text protocol and for the plain panel."""
        player = self.players[self.turn] if self.turn >= 0 else None
        return {"turn": player, "totals": [total for total, _ in self.score()]}

    def position(self):
        """The state as one line of text, which `set_position` takes."""
        return "".join(["%02x" % byte for byte in self.snapshot()])

    def set_position(self, text):
        """Take over a position, or raise BadOption and change nothing."""
        before = self.snapshot()
        try:
            data = bytes([int(text[at : at + 2], 16) for at in range(0, len(text), 2)])
            self.restore(data)
            if self.position() == text:
                return
        except (ValueError, IndexError):
            pass
        self.restore(before)
        raise BadOption("'%s' is no position of this match" % text[:20])


class Panel:
    """Draws a match. Each screen with a board makes a new one. `path` is what the picker shows: the choices so far and
    the one under the cursor."""

    has_bars = True  # whether a title bar and a status bar are drawn; else the panel has the whole screen
    side = 0  # where the sidebar begins, a column beside the board, if the panel has the whole screen
    steps = 0  # so many pictures count up the score at the end
    zoomed = False  # whether the board is magnified

    def __init__(self, game, rules, canvas, texts, stage=None):
        self.game = game
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.stage = stage
        self.picker = None  # on screens where somebody picks

    # What a panel must give

    def draw(self, path):
        """Draw all of the board that looks different from what is on the screen."""
        raise NotImplementedError

    # What it may give: drawing

    def forget(self):
        """The screen was wiped: nothing of the board is on it any more."""

    def finish(self, path):
        """After `draw`: draw what takes longer and may come later. Says whether more is left."""
        return False

    def follow(self, path):
        """Only the cursor moved: draw that. Says whether `finish` has something to do."""
        self.draw(path)
        return False

    def prepare(self):
        """All is drawn: prepare a part of what comes next. Says whether more is left."""
        return False

    def release(self):
        """Somebody else needs the memory: drop all that only serves to draw the board."""

    def view(self, path):
        """A number for how the board is seen. When it changes, the screen is wiped first."""
        return 0

    def zooms(self, path):
        """Whether holding OK magnifies the board."""
        return False

    def zoom(self, zoomed):
        self.zoomed = zoomed

    def draw_chapter(self, status):
        """A chapter has ended: draw the board as it was then."""
        self.forget()
        self.draw(())

    def draw_step(self, step, status):
        """One of the `steps` pictures before it."""
        self.draw_chapter(status)

    def draw_tried(self, move, x, y):
        """Draw a move that was refused, above the reason."""
        self.canvas.text(x, y + 3, move, self.canvas.CHALK)

    # Words

    def title(self, path, player):
        return player

    def aside(self):
        """A few small characters at the side of the title."""
        return ""

    def status(self, path):
        """A line below the board."""
        return ""

    def verb(self, path):
        """The key of the text that says what OK does now."""
        return "ui.choose"

    def chapter_title(self):
        reason, _ = self.rules.outcome()
        return self.texts.fit("%s.end_%s" % (self.game.name, reason), 24)

    def chapter_status(self):
        """What the players have to do before the next chapter."""
        return ""

    # What it may ask for

    def name_of(self, seat):
        """The name that a player entered, or else the colour."""
        if self.stage is not None:
            return self.stage.player_name(seat)
        return self.texts("%s.player_%s" % (self.game.name, self.rules.players[seat]))

    def in_list(self, word):
        """What the word list says of a word: True, False, or None without a list. Advice only."""
        return self.stage.in_list(word) if self.stage is not None else None

    def seat_of(self, path):
        """The seat that would act on this path. Where anybody may act, it can differ from `turn`."""
        return self.rules.turn

    def pick_with(self, picker):
        """Paths come from this picker from now on."""
        self.picker = picker

    def completes(self):
        """Whether the choice under the cursor is the last one of a move."""
        return self.picker is not None and self.picker.completes()

    def at_end(self):
        """Whether the choice under the cursor ends the move without adding to it."""
        return self.picker is not None and self.picker.at_end()
