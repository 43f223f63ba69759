"""The contract of a game: the base classes Game, Rules and Panel, with defaults that work.

A game is a sub-folder of this folder. Its `__init__.py` has GAME, an object of a subclass of Game. A game that gives
`name`, `players`, `colours` and `rules` can be played on every screen; its Rules must give the methods that come first
in that class. All else is optional. Its words are texts `NAME.key`: name, setup_status, help_how, help_board, and those
that each entry below lists. A fact KEY=V is said as the text KEY_V if there is one; `player` as that person's name.
"""

from wayside.games.moves import complete, seated


class Game:
    """What is known before a match. Methods import large code only when they need it."""

    name = ""  # the name of its folder, also used in records and the text protocol. Text: name
    order = 50  # lists of games are sorted by it
    players: tuple = ()  # all possible players, in seating order: a letter or digit each. Texts: player_R
    seats: tuple = (2, 2, 2)  # the number of players: fewest, usual, most
    colours: dict = {}  # by player: a colour of the palette (ui/palette.py)
    setup: tuple = ()  # keys of options that are rows of the setup itself, not of its list of rules
    tallies: tuple = ()  # keys of options that are set as counts, with `tally` and `tally_text`
    kept: tuple = ()  # keys of options that the device saves for the next match, such as what is in the box
    chance: tuple = ()  # keys of options that get a random number when a match is set up on the device
    board: str | None = None  # the key of the option that has the board, if there are several boards
    boards: tuple = ()  # the values of that option that come with the game

    def options(self):
        """The rules that can be chosen, as Option objects. Texts: option_KEY, about_KEY, value_KEY_VALUE."""
        return ()

    def rules(self, players, options):
        """The Rules of a match; `options` is a dict of texts. Raises BadOption if they do not work together."""
        raise NotImplementedError

    def panel(self, rules, canvas, texts, stage=None):
        """The Panel that draws a match; `stage` gives names of people and the word list."""
        from wayside.games.plain_panel import PlainPanel

        return PlainPanel(self, rules, canvas, texts, stage)

    def usual_players(self):
        """The players if nobody chooses any."""
        return list(self.players[: self.seats[1]])

    def begins(self, count):
        """The seat that has the first turn, with this number of players."""
        return 0

    # Lists of its own in the pause menu

    def pages(self, rules):
        """(name, icon) of each list that is useful now. Texts: page_NAME."""
        return ()

    def page(self, name, rules, texts, name_of):
        """(title, heads, rows, foot); a row is (icon, label, values, "now", "later" or "never", the path it opens)."""
        raise NotImplementedError

    # Options that are set as counts

    def tally(self, key, chosen):
        """[(name, count, most)] of an option; `chosen` has what is not default. Texts: tally_KEY, tally_row."""
        raise NotImplementedError

    def tally_text(self, key, rows, chosen):
        """The value of the option for these counts, or None if all counts are 0."""
        raise NotImplementedError

    # Several boards, if `board` names an option. Texts: board_status, value_KEY_NAME for each of `boards`

    def has_board(self, chosen):
        """Whether a match with these options needs a choice of board."""
        return self.board is not None

    def board_name(self, value):
        """The name in `boards` for a value of the option, or the value itself."""
        return value

    def editor(self, text, dice, chosen):
        """For a value of the option, or a kept board: a tree of choices like Rules that changes it, with `result()`,
        `kept()` (what a board is kept as) and `undo()`. If it offers `enter`, also `entry(move)` and `take(entry)`,
        and its panel `entry_panel(entry)`; ui/screens/cells.py says what these give."""
        raise NotImplementedError

    def editor_panel(self, editor, canvas, texts):
        """The Panel that draws the editor."""
        raise NotImplementedError


class Rules:
    """One match: its rules and its state. A move is a path of tokens (DESIGN.md). `next` and `check` always agree."""

    turn = 0  # the seat that acts, or -1 when the match is over
    news: tuple | list = ()  # effects of the last move that somebody must see: (code, facts). Texts: news_CODE
    lower_wins = False  # whether the lowest total wins
    help = "help_board"  # the key of the text that the help on the board begins with
    countable = True  # whether the legal moves of a turn are few enough to list

    def __init__(self, game, players, options):
        self.players = seated(game, players)
        self.options = complete(game.options(), options)

    # What a game must give

    def next(self, path):
        """The legal next tokens, as Choice objects, with END where the move may end. Empty when the match is over."""
        raise NotImplementedError

    def check(self, text):
        """None for a legal move, or its Refusal. Texts: refuse_CODE (two lines), why_CODE (a sentence or two)."""
        raise NotImplementedError

    def play(self, text):
        """Play a move that is legal by `check`. It never fails half-way."""
        raise NotImplementedError

    def score(self):
        """For each seat (total, lines); a line is (key of its text, facts, points). Text without lines: no_points."""
        raise NotImplementedError

    def outcome(self):
        """None, or (reason, ranking). The ranking is a list of lists of equal seats, best first. Texts: end_REASON."""
        raise NotImplementedError

    def snapshot(self):
        """The whole state as bytes, small and exact."""
        raise NotImplementedError

    def restore(self, data):
        """Return to the state of a snapshot."""
        raise NotImplementedError

    # What it may give

    @property
    def chapter(self):
        """How many chapters have ended. When it changes, the end screen opens."""
        return 1 if self.turn < 0 else 0

    def told(self, move, since=()):
        """None, or (key of a text, facts) that tells a move to a person; else its notation does.

        `since` are the moves played after it; None if it is not played.
        """
        return None

    def asks(self, move):
        """Whether a legal move must be confirmed before it is played, because it ends the match."""
        return False

    def expects(self):
        """A word for what the player must do now."""
        return "over" if self.turn < 0 else "move"

    def tries(self, path):
        """Like `next`, but with illegal moves too, for *May I ...?*."""
        return self.next(path)

    def likely(self, path):
        """The tokens that are most likely chosen next: the cursor starts there."""
        return []

    def text_of(self, path):
        """A complete path as the text of a move. Texts: move_WORD, if a person says the first word differently."""
        return " ".join(path)

    def canonical(self, text):
        """A legal move in the spelling of records."""
        return " ".join(text.split())

    def revealed(self, text):
        """A move of the log as a record shows it now. Some games hide secrets until the end."""
        return text

    def spot(self, cell):
        """(column, row) of a cell, for a joystick. Rows count upward."""
        return cell, 0

    def release(self):
        """The memory is needed: drop everything that can be computed again."""

    def state(self):
        """The state as plain values, for the command `state` and for the plain panel. Texts: state_KEY."""
        player = self.players[self.turn] if self.turn >= 0 else None
        return {"turn": player, "totals": [total for total, _ in self.score()]}

    def position(self):
        """The state as one line of text, for `set_position`."""
        return "".join(["%02x" % byte for byte in self.snapshot()])

    def set_position(self, text):
        """Set the position from a text. Raises BadOption and changes nothing if it is not valid."""
        from wayside.games.plain_position import set_position

        set_position(self, text)


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
