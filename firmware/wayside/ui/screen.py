"""A screen with a title bar, a body and a bottom bar.

A screen marks what is stale; `draw` draws just that. Nothing else draws.
"""

from wayside.games.contract import Game
from wayside.ui import bars
from wayside.ui.keys import FILL_STEPS

TOP, BODY, BOTTOM = 1, 2, 4
EVERYTHING = 7
HOLD_MARK = 16  # 8 and 32 are for a screen's own use
LINE = 13  # rows of a line of text


class Screen:
    """What all screens share. A subclass says title, hints and status, draws its body and answers keys."""

    source = ""  # the name of its module, which is dropped when the screen is closed
    help = ""  # the key of the text that says what it shows
    game: Game | None = None  # the Game that a screen sets up, whose modules it needs
    undoes = False  # whether holding BACK means undo here
    tells_fault = False  # whether this is the screen of last resort
    refuses = False  # whether this screen says no to a move
    runs_clock = False  # whether the clock of the player on turn runs while this screen is on top

    def __init__(self, stage):
        self.stage = stage
        self.texts = stage.texts
        self.stale = EVERYTHING
        self._cleared = False
        self._heading = False  # the title is to be drawn before anything else
        self._kept = 0  # rows at the top that are drawn already, and not cleared

    def show(self):
        """It has come to the top: all of it must be drawn, the title first, over whatever stands there."""
        self.wipe()
        self._heading = True

    def has_title(self):
        """Whether there is a title bar on which nothing else is drawn."""
        return not self.stage.canvas.mono

    def fit(self, key, taken=0, **facts):
        """A text for a row of a list, of which so many characters are taken already."""
        from wayside.ui import metrics

        return self.texts.fit(key, metrics.of(self.stage.canvas).row_columns - taken, **facts)

    def brief(self, key, **facts):
        """A text for the bottom bar, as long as the key hints leave room for."""
        return self.texts.fit(key, bars.status_columns(self.stage.canvas, self.stage.corners, self.hints()), **facts)

    def wrapped(self, key, width, most, **facts):
        """A text in lines of this width: its longest form that needs no more than so many."""
        from wayside.ui import boxes, metrics

        font = metrics.of(self.stage.canvas).font
        lines = []
        for form in self.texts.forms(key):
            lines = boxes.wrap(form.format(**facts), width, font)
            if len(lines) <= most:
                break
        return lines

    def state(self):
        """What keys change in this screen, as a value that does not change."""
        return None

    def return_to(self, state):
        """As it was when this was its state; once it is on top, `show` comes next."""

    def think(self):
        """What it must know before a key comes or it is drawn; the loop calls this itself, where the stack is short."""

    def title(self):
        return ""

    def player(self):
        """(seat, colour) of who acts here, or None: it colours the title bar."""
        return None

    def aside(self):
        """A few small characters at the side of the title."""
        return ""

    def hints(self):
        """What the keys do: {"ok": verb, "back": ..., "prev": "", "next": ""}."""
        return {"ok": self.texts("ui.ok"), "back": "", "prev": "", "next": ""}

    def status(self):
        return ""

    def key(self, event):
        """A press, repeat or hold."""

    def held_ok(self):
        """OK was held, which means: tell me more."""
        self.more()

    def more(self):
        """What this screen shows, and what its keys do."""
        from wayside.ui.screens.help import open_help

        open_help(self)

    def magnifies(self):
        """Whether holding OK magnifies what is shown."""
        return False

    def release(self):
        """Another screen needs the memory: give back what only serves to draw this one, until it is on top again."""

    def tick(self, now):
        """Time passes: a screen that moves by itself marks what is stale."""

    def wiped(self):
        """The screen was filled with the background."""

    def draw_body(self, canvas):
        """Draw what of the body is stale."""

    def toast_changed(self):
        self.stale |= BOTTOM

    def hold_changed(self):
        """A held BACK has come farther, or was let go."""
        if self.undoes:
            self.stale |= HOLD_MARK
            if not self.stage.hold:
                self.wipe()

    def wipe(self):
        """Draw all of it anew, from an empty screen."""
        self.stale = EVERYTHING
        self._cleared = self._heading = False
        self._kept = 0

    def draw(self):
        if not self.stale or self._draw_heading():
            return
        canvas = self.stage.canvas
        if not self._cleared:
            self._cleared = True
            canvas.fill(0, self._kept, canvas.width, canvas.height, canvas.NIGHT)
            self.wiped()
        stale, self.stale = self.stale, 0
        if stale & BODY:
            self.draw_body(canvas)
        if stale & TOP:
            self.draw_top(canvas)
        if stale & BOTTOM:
            self.draw_bottom(canvas)
        if stale & HOLD_MARK:
            part = self.stage.hold * bars.TAB // FILL_STEPS
            bars.hold_mark(canvas, self.stage.corners, self.hints(), "back", part)

    def _draw_heading(self):
        """The title soon says what comes; says whether this was the time for it."""
        heading, self._heading = self._heading, False
        if heading and not self._cleared and self.has_title():
            self.stale &= ~TOP
            self._kept = bars.TAB
            canvas = self.stage.canvas
            canvas.fill(0, 0, canvas.width, bars.TAB + LINE, canvas.NIGHT)  # no letter is left cut in half below it
            self.draw_top(canvas)
            return True
        return False

    def draw_top(self, canvas):
        bars.title_bar(canvas, self.stage.corners, self.hints(), self.title(), self.player(), self.aside())

    def draw_bottom(self, canvas):
        hints = self.hints()
        status = self.status() or self.stage.back_hint(bars.status_columns(canvas, self.stage.corners, hints))
        bars.bottom_bar(canvas, self.stage.corners, hints, status)
        self.stage.draw_toast(hints)
