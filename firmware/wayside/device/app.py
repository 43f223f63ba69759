"""The device: one loop that reads from top to bottom."""

from wayside.device.rehearsal import Rehearsal
from wayside.device.shelf import Shelf
from wayside.hw.watchdog import restart_after
from wayside.ui.keys import HOLD, OK


class App:
    """`tick` does everything that is due at a moment. It never waits."""

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
        self._retries = False  # a picture for which memory ran out is drawn again

    def tick(self, now):
        """Keys in, the screen on top answers, a line over USB, time passes, what is stale is drawn, changed rows go out."""
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
            keys.swallow()  # a key that finds the light off only switches it on

    def _settles(self, event):
        """Whether this was rehearsed: it is shown before another key may act on it."""
        if event != self.rehearsal.action:
            return False
        self.rehearsal.settle()
        self._show()
        return True

    def _answer(self, event):
        self.put_back()
        self.stage.hush()  # whoever presses a key has seen the news
        self.stage.top.think()
        if event == OK + HOLD:
            self.stage.top.held_ok()
        else:
            self.stage.top.key(event)

    def _read_line(self):
        if self.serial is None:
            return None
        try:
            return self.serial.read_line()
        except MemoryError:  # a line may be long
            self.make_room()
            return self.serial.read_line()

    def _serve(self, line):
        """Answer a line. Most devices never hear one, so the code for it comes late."""
        self.put_back()
        try:
            from wayside.device.serving import serve
        except MemoryError:
            self.make_room()
            from wayside.device.serving import serve
        serve(self, line)

    def _pass_time(self, now):
        """In a rehearsal the screens' time stands still: toasts and timers wait for it."""
        hold = self.keys.back_fill(now)
        if hold:
            self.put_back()
        clock = self.session.clock
        if not self.rehearsal.action:
            clock.running = self.stage.top.runs_clock and self.session.settings["clock"] == "on"
            self.stage.tick(now, hold)
        clock.tick(now)

    def _draw(self, is_whole=False):
        """What is stale, a bit at a time; or all of it before any of it is shown."""
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
        """Memory is short: drop what can be dropped, and draw the screen on top again."""
        self.rehearsal.put_back()
        self.shelf.make_room()
        self.stage.top.show()

    def close_all(self, keeps_match):
        """Memory ran out over a line: no screen is open any more, and the match is as flash has it; or it stays there only."""
        self.stage.screens = []
        self.session.put_down()
        self.shelf.make_room()
        if keeps_match:
            self.session.resume(True)
            self.shelf.make_room()  # what reading the match has needed

    def _show(self):
        """Not in a rehearsal: nobody sees one."""
        if not self.rehearsal.action:
            self.display.show(self.canvas.buffer, self.canvas.dirty)
            if not self.stage.top.stale:
                self.around.follow()

    def put_back(self):
        """The key that was rehearsed did not come: the picture that is seen is drawn again."""
        if self.rehearsal.action:
            self.rehearsal.put_back()
            self._draw_again()

    def _draw_again(self):
        """As it is seen; nothing of it is shown before all of it is there."""
        self.stage.top.show()
        self.stage.top.think()
        self._draw(True)

    def rests(self):
        """Whether nothing is left to do until somebody presses a key or time passes."""
        return not self.stage.top.stale and not self.stage.changed

    def is_quiet(self, now):
        """Whether nothing is left to do, and nobody has pressed a key for a while."""
        return self.rests() and self.keys.is_quiet(now)

    def crash(self, error):
        """A fault in Wayside itself. All that is open is closed first: the fault may be that memory ran out."""
        is_second = not self.stage.screens or self.stage.top.tells_fault
        self.stage.screens = []
        self.keys.swallow()  # the key that led here must not close the screen that tells of the fault
        try:
            self.rehearsal.forget()
            self.shelf.make_room()
            from wayside.device.faults import tell

            tell(self.stage, error)
        except Exception:
            is_second = True
        if is_second:
            restart_after(error)  # not even that can be shown
