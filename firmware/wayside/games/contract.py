"""The contract of a game: the base classes Game and Rules, with defaults that work; Panel is in panel.py.

A game is a sub-folder of this folder. Its `__init__.py` has GAME, an object of a subclass of Game. A game that gives
`name`, `players`, `colours` and `rules` can be played on every screen; its Rules must give the methods that come first
in that class. All else is optional. Its words are texts `NAME.key`: name, setup_status, help_how, help_board, and those
that each entry below lists. A fact KEY=V is said as the text KEY_V if there is one; `player` as that person's name.
"""

from wayside.games.moves import capitals, complete, seated


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
    lot = False  # whether who begins is usually drawn by lot
    board: str | None = None  # the key of the option that has the board, if there are several boards
    boards: tuple = ()  # its values that come with the game; none of them is the printed board. Texts: ours
    laid_anew = False  # whether the parts of the owner's board are laid differently for each match
    boardless: tuple = ()  # (key, value) of the option to play without knowing the board. Texts: boardless

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

    def spoken(self, text):
        """A move, or names of cells, as screens show them. Records and the text protocol keep small letters."""
        return capitals(text)

    # Lists of its own in the pause menu

    def pages(self, rules):
        """(name, icon) of each list that is useful now. Texts: page_NAME."""
        return ()

    def page(self, name, rules, texts, name_of):
        """(title, heads, rows, foot); a row is (icon, label, values, "now", "later" or "never", the path it opens).

        A head is a text, or (icon,). The icon of a row `seat1`, `seat2`, ... is that player's mark.
        """
        raise NotImplementedError

    # Options that are set as counts

    def tally(self, key, chosen):
        """[(name, count, most)] of an option; `chosen` has what is not default. Texts: tally_KEY, tally_row."""
        raise NotImplementedError

    def tally_text(self, key, rows, chosen):
        """The value of the option for these counts, or None if all counts are 0."""
        raise NotImplementedError

    # Several boards, if `board` names an option. Texts: value_KEY_NAME for each of `boards`

    def is_ours(self, options):
        """Whether these options choose a board that came with the game, and not the one on the owner's table."""
        if self.board is None or self.boardless and options.get(self.boardless[0]) == self.boardless[1]:
            return False
        value = options.get(self.board, self.boards[0])
        return value in self.boards or self.board_name(value) in self.boards  # board_name loads code

    def board_name(self, value):
        """The name in `boards` for a value of the option, or the value itself."""
        return value

    def editor(self, text, dice, chosen):
        """For a value of the option, or a kept board: a tree of choices like Rules that changes it, with `result()`,
        `kept()` (what a board is kept as) and `undo()`. If it offers `enter`, also `entry(move)` and `take(entry)`,
        and its panel `entry_panel(entry)`; ui/screens/editing/cells.py says what these give."""
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
