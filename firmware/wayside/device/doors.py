"""What screens may ask of the device itself. In a rehearsal each of these waits until the key goes up."""

from random import randrange

from wayside.device.first_screen import open_first
from wayside.hw import memory
from wayside.hw.watchdog import AT_BOARD, AT_HOME, restart, restart_warm


class Doors:
    """A match gets all the memory: when one is started, opened or left, the program restarts from flash."""

    def __init__(self, stage, display):
        self._stage = stage
        self._display = display

    def dice(self, sides):
        """A random number from 0 to sides - 1."""
        self._stage.session.must_be_now()
        return randrange(sides)

    def free_memory(self):
        """Free memory in bytes."""
        return memory.free()

    def wait(self):
        """Show "One moment" at once, because the next step takes a while."""
        stage = self._stage
        stage.session.must_be_now()
        stage.say("ui.one_moment")
        stage.top.draw()
        self._display.show(stage.canvas.buffer, stage.canvas.dirty)

    def open_board(self):
        """Open the board of the match on the table."""
        self._begin_at(AT_BOARD)

    def go_home(self):
        self._begin_at(AT_HOME)

    def restart_device(self):
        """Restart as after power on."""
        self._stage.session.must_be_now()
        restart()

    def _begin_at(self, target):
        self._stage.session.must_be_now()
        if not self._stage.session.saved:
            open_first(self._stage, target)  # a restart would lose the match: it is in memory only
            return
        self._display.backlight(100)  # the PWM of the lamp stops in a restart; full light needs no PWM
        restart_warm(target)
