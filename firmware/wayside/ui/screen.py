"""A screen with a title bar, a body and a bottom bar.

A screen marks what is stale; `draw` draws just that. Nothing else draws.
"""

from wayside.ui import bars
from wayside.ui.keys import BACK, FILL_STEPS, HOLD, OK

TOP, BODY, BOTTOM = 1, 2, 4
EVERYTHING = 7
HOLD_MARK = 16  # 8 and 32 are for a screen's own use
NAMES = {OK: "ok", BACK: "back"}
TAKEN = {OK: 128, BACK: 256}  # stale: the hint of a key that was pressed
LINE = 13  # rows of a line of text
READY = 64  # nothing is stale, but a screen may load what it will need next


class Screen:
    """What all screens share. A subclass says title, hints and status, draws its body and answers keys."""

    source = ""  # the name of a screen's module, if its memory may be given back when it is closed
    help = ""  # the name of the text that says what it shows
    game = ""  # the game that a screen sets up, whose modules it needs
    undoes = False  # whether holding BACK means undo here
    stands_still = False  # whether it just stands there until a key comes
    went_round = False  # whether the step that was done ahead led from one end to the other, where a held key halts
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

    def think(self):
        """What it must know before a key comes or it is drawn; the app calls this itself, where the stack is short."""

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

    def expect(self, action):
        """OK or BACK went down: work out what it leads to; the answer is a function that loads code for it, or None."""
        return None

    def ponder(self):
        """Nobody presses a key: work out what the next one leads to; the answer is as that of `expect`."""
        return None

    def ahead(self, action):
        """Do already what a key will do, if that can be undone; the answer is a function that does so, or None.

        A move is played, but nothing is saved.
        """
        return None

    def close_ahead(self):
        """For screens that a key just closes."""
        if not self.stage.screens[-2].stands_still:
            return None
        self.stage.pop()
        return self._open_again

    def _open_again(self):
        self.stage.push(self)

    def loader(self):
        """A function that loads what was let go when another screen came on top of this one; None if nothing is missing."""
        return None

    def opens(self, event):
        """Whether a key may bring in another screen, which then needs room for its code."""
        return event in (BACK, OK + HOLD) or event == OK and self.source

    def take(self, event):
        """Show that OK or BACK was pressed, before it does anything; says whether there is a hint to show it with."""
        shown = self.stage.corners.get(NAMES[event], "none") != "none" and not self.stage.canvas.mono
        if shown:
            self.stale |= TAKEN[event]
        return shown

    def taken(self):
        """It was done: the hints look as usual again."""
        self.stale = self.stale & ~(TAKEN[OK] | TAKEN[BACK]) | TOP | BOTTOM

    def make_room(self):
        """Another screen needs the memory: let go of what only serves to draw this one."""

    def covered(self):
        """Another screen lies on this one from now on."""

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
        for event in TAKEN:
            if stale & TAKEN[event]:
                self.draw_taken(canvas, event)
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

    def draw_taken(self, canvas, event):
        """OK or BACK was pressed, and what it does may take a while."""
        bars.hold_mark(canvas, self.stage.corners, self.hints(), NAMES[event], bars.TAB)

    def draw_bottom(self, canvas):
        hints = self.hints()
        status = self.status() or self.stage.back_hint(bars.status_columns(canvas, self.stage.corners, hints))
        bars.bottom_bar(canvas, self.stage.corners, hints, status)
        self.stage.draw_toast(hints)
