"""The base of all screens: a title bar, a body and a bottom bar.

A screen marks what is stale; `draw` draws only that. Nothing else draws.
"""

from wayside.games.contract import Game
from wayside.ui import bars
from wayside.ui.keys import FILL_STEPS

TOP, BODY, BOTTOM = 1, 2, 4
EVERYTHING = 7
HOLD_MARK = 16  # 8, 32 and 64 are free for subclasses
LINE = 13  # rows of a line of text


class Screen:
    """What all screens share. A subclass gives title, hints and status, draws its body and answers keys."""

    source = ""  # its module, which is dropped when the screen is closed
    help = ""  # the key of the text that explains it
    game: Game | None = None  # the Game that this screen sets up, so that its code stays in memory
    undoes = False  # whether holding BACK means undo here
    tells_fault = False  # whether this is the crash screen
    refuses = False  # whether this screen shows a refusal
    runs_clock = False  # whether the player's clock runs while this screen is on top

    def __init__(self, stage):
        self.stage = stage
        self.texts = stage.texts
        self.stale = EVERYTHING
        self._cleared = False
        self._heading = False  # whether the title must be drawn first
        self._drawn_rows = 0  # rows at the top that are already drawn and must not be cleared

    def refresh(self):
        """It is on top now, or something else has changed: draw all of it, the title first."""
        self.wipe()
        self._heading = True

    def has_title(self):
        """Whether there is a title bar that nothing else covers."""
        return not self.stage.canvas.mono

    def fit(self, key, used=0, **facts):
        """A text for a row of a list, in which this many characters are used already."""
        from wayside.ui import metrics

        return self.texts.fit(key, metrics.of(self.stage.canvas).row_columns - used, **facts)

    def brief(self, key, **facts):
        """A text for the bottom bar, in the longest form that fits beside the key hints."""
        return self.texts.fit(key, bars.status_columns(self.stage.canvas, self.stage.corners, self.hints()), **facts)

    def wrapped(self, key, width, most, **facts):
        """A text in lines of this width: the longest form that needs at most this many lines."""
        from wayside.ui import boxes, metrics

        font = metrics.of(self.stage.canvas).font
        lines = []
        for form in self.texts.forms(key):
            lines = boxes.wrap(self.texts.filled(form, facts), width, font)
            if len(lines) <= most:
                break
        return lines

    def state(self):
        """All that keys change in this screen, as an immutable value."""
        return None

    def return_to(self, state):
        """Return to this state. If it is on top then, `refresh` is called next."""

    def think(self):
        """Prepare for the next key or picture. The loop itself calls it, so that the stack stays small."""

    def title(self):
        return ""

    def badge(self):
        """(seat, colour) of who acts, for the title bar, or None."""
        return None

    def aside(self):
        """A few small characters beside the title."""
        return ""

    def hints(self):
        """What the keys do: {"ok": verb, "back": ..., "prev": "", "next": ""}."""
        return {"ok": self.texts("ui.ok"), "back": "", "prev": "", "next": ""}

    def status(self):
        return ""

    def actions(self):
        """Words to show before the status, and the number of the one under the cursor; see Panel.actions."""
        return (), 0

    def key(self, event):
        """A press, repeat or hold."""

    def held_ok(self):
        """OK was held: show more about this screen."""
        self.more()

    def more(self):
        """Explain this screen and its keys."""
        from wayside.ui.screens.reading.help import open_help

        open_help(self)

    def magnifies(self):
        """Whether holding OK magnifies the picture."""
        return False

    def release(self):
        """Another screen needs memory: free what is only used for drawing, until this one is on top again."""

    def tick(self, now):
        """Time passes: a screen with moving parts marks them as stale."""

    def wiped(self):
        """The whole screen was filled with the background."""

    def draw_body(self, canvas):
        """Draw the stale parts of the body."""

    def toast_changed(self):
        self.stale |= BOTTOM

    def hold_changed(self):
        """BACK is held longer, or went up."""
        if self.undoes:
            self.stale |= HOLD_MARK
            if not self.stage.hold:
                self.wipe()

    def wipe(self):
        """Clear the screen and draw all of it again."""
        self.stale = EVERYTHING
        self._cleared = self._heading = False
        self._drawn_rows = 0

    def draw(self):
        if not self.stale or self._draw_heading():
            return
        canvas = self.stage.canvas
        if not self._cleared:
            self._cleared = True
            canvas.fill(0, self._drawn_rows, canvas.width, canvas.height, canvas.NIGHT)
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
        """Draw the title before all else, so that a person sees an answer early; says whether it was drawn."""
        heading, self._heading = self._heading, False
        if heading and not self._cleared and self.has_title():
            self.stale &= ~TOP
            self._drawn_rows = bars.TAB
            canvas = self.stage.canvas
            canvas.fill(0, 0, canvas.width, bars.TAB + LINE, canvas.NIGHT)  # clears half letters below the title
            self.draw_top(canvas)
            return True
        return False

    def draw_top(self, canvas):
        bars.title_bar(canvas, self.stage.corners, self.hints(), self.title(), self.badge(), self.aside())

    def draw_bottom(self, canvas):
        hints = self.hints()
        status = self.status() or self.stage.back_hint(bars.status_columns(canvas, self.stage.corners, hints))
        bars.bottom_bar(canvas, self.stage.corners, hints, status, actions=self.actions())
        self.stage.draw_toast(hints)
