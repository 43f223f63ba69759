"""The main loop of the device. It reads from top to bottom."""

from wayside.device.rehearsal import Rehearsal
from wayside.device.shelf import Shelf
from wayside.hw.watchdog import restart_after
from wayside.ui.keys import HOLD, OK


class App:
    """`tick` does everything that is due now. It never waits."""

    def __init__(self, display, canvas, buttons, keys, serial, stage, around):
        self.display = display
        self.canvas = canvas
        self.buttons = buttons
        self.keys = keys
        self.serial = serial
        self.stage = stage
        self.session = stage.session
        self.around = around
        self.shelf = Shelf(stage)
        self.rehearsal = Rehearsal(stage, self.shelf)
        self._edge = [0, 0, 0]
        self._retries = False  # memory ran out while drawing; the next try may raise

    def tick(self, now):
        """Read keys, let the top screen answer, answer USB, pass time, draw what is stale, send changed rows."""
        self._feed_keys(now)
        event = self.keys.take()
        while event and not self._settles(event):
            self._answer(event)
            event = self.keys.take()
        line = self._read_line()
        if line is not None:
            self._serve(line)
        self._pass_time(now)
        self.stage.top.think()
        if self.keys.expected and not self.rehearsal.action and not self.stage.top.stale:
            self.rehearsal.begin(self.keys.expected)
            self.keys.expected = 0
            if self.stage.top.stale and not self.rehearsal.action:
                self._draw_again()
        elif self.stage.top.stale:
            self._draw()
        elif not self.rehearsal.action:
            self.shelf.tidy()
        self.around.tick(now, self.keys.last_activity, self.is_quiet(now))

    def _feed_keys(self, now):
        edge, keys = self._edge, self.keys
        while self.buttons.read(edge):
            keys.feed(edge[0], edge[1], edge[2])
        keys.tick(now)
        if self.around.is_dark():
            keys.swallow()  # a key pressed in the dark only switches the light on

    def _settles(self, event):
        """Whether this event was rehearsed. Its result is shown before the next key can act on it."""
        if event != self.rehearsal.action:
            return False
        self.rehearsal.settle()
        self._show()
        return True

    def _answer(self, event):
        """Let the top screen answer. If memory runs out before anything has changed, it answers once more."""
        self.put_back()
        self.stage.hush()  # who presses a key has read the toast
        before = self._seen()
        try:
            self._act(event)
        except MemoryError:
            self.make_room()
            if self._seen() == before:
                self._act(event)

    def _act(self, event):
        self.stage.top.think()
        if event == OK + HOLD:
            self.stage.top.held_ok()
        else:
            self.stage.top.key(event)

    def _seen(self):
        """What a key changes and a second answer would change again: the open screens, their states and the match."""
        match = self.session.match
        return [(screen, screen.state()) for screen in self.stage.screens], match and match.version

    def _read_line(self):
        if self.serial is None:
            return None
        try:
            return self.serial.read_line()
        except MemoryError:  # a line may be long
            self.make_room()
        try:
            return self.serial.read_line()
        except MemoryError:
            self.serial.lose_line()
            return self.serial.read_line()

    def _serve(self, line):
        """Answer a line. Most devices never get one, so its code is imported here."""
        self.put_back()
        try:
            from wayside.device.serving import serve
        except MemoryError:
            self.make_room()
            from wayside.device.serving import serve
        serve(self, line)

    def _pass_time(self, now):
        """Let time pass. During a rehearsal the time of the screens stands still, so toasts and timers wait."""
        hold = self.keys.back_fill(now)
        if hold:
            self.put_back()
        clock = self.session.clock
        if not self.rehearsal.action:
            clock.running = self.stage.top.runs_clock and self.session.settings["clock"] == "on"
            self.stage.tick(now, hold)
        clock.tick(now)

    def _draw(self, is_whole=False):
        """Draw one part of what is stale, or with `is_whole` all of it before any of it is shown."""
        top = self.stage.top
        try:
            top.draw()
            while is_whole and top.stale:
                top.draw()
            self._retries = self._retries and bool(top.stale)
        except MemoryError:
            if self._retries:
                raise
            self._retries = True
            self.make_room()
            return
        self._show()

    def make_room(self):
        """Memory ran out: drop all code that can be dropped, and draw the top screen again."""
        self.rehearsal.put_back()
        self.shelf.make_room()
        self.stage.top.refresh()

    def close_all(self, keeps_match):
        """Memory ran out while answering a line: close all screens and drop the match from memory.

        With `keeps_match` the match is read from flash again; otherwise it stays on flash only.
        """
        self.stage.screens = []
        self.session.unload()
        self.shelf.make_room()
        if keeps_match:
            self.session.resume(True)
            self.shelf.make_room()  # drop the code that read the match

    def _show(self):
        """Send changed rows to the display. A rehearsal stays invisible."""
        if not self.rehearsal.action:
            self.display.show(self.canvas.buffer, self.canvas.dirty)
            if not self.stage.top.stale:
                self.around.follow()

    def put_back(self):
        """The rehearsed key did not come: undo the rehearsal and draw the visible picture again."""
        if self.rehearsal.action:
            self.rehearsal.put_back()
            self._draw_again()

    def _draw_again(self):
        """Draw the visible picture again. Nothing is shown before all of it is drawn."""
        self.stage.top.refresh()
        self.stage.top.think()
        self._draw(True)

    def is_idle(self):
        """Whether there is nothing to do until a key is pressed or time passes."""
        return not self.stage.top.stale and not self.stage.changed

    def is_quiet(self, now):
        """Whether there is nothing to do and no key was pressed for a while."""
        return self.is_idle() and self.keys.is_quiet(now)

    def crash(self, error):
        """Report a fault in Wayside itself. All screens are closed first, because memory may have run out."""
        is_second = not self.stage.screens or self.stage.top.tells_fault
        self.stage.screens = []
        self.keys.swallow()  # the key that caused the fault must not close the crash screen
        try:
            self.rehearsal.forget()
            self.shelf.make_room()
            from wayside.device.faults import tell

            tell(self.stage, error)
        except Exception:
            is_second = True
        if is_second:
            restart_after(error)  # the crash screen itself failed
