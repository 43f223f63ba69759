"""What screens may ask of the device itself. In a rehearsal each of these waits until the key is let go."""

from random import randrange

from wayside.device.first_screen import open_first
from wayside.hw import memory
from wayside.hw.watchdog import AT_BOARD, AT_HOME, restart, restart_warm


class Doors:
    """A match has the memory for itself: when one is started, opened or left, the program starts anew, from flash."""

    def __init__(self, stage, display):
        self._stage = stage
        self._display = display

    def dice(self, sides):
        """A number from 0 to sides - 1."""
        self._stage.session.must_be_now()
        return randrange(sides)

    def free_memory(self):
        """Bytes."""
        return memory.free()

    def wait(self):
        """Something takes a while: say so on the glass at once."""
        stage = self._stage
        stage.session.must_be_now()
        stage.say("ui.one_moment")
        stage.top.draw()
        self._display.show(stage.canvas.buffer, stage.canvas.dirty)

    def open_board(self):
        """To the board of the match on the table."""
        self._begin_at(AT_BOARD)

    def go_home(self):
        self._begin_at(AT_HOME)

    def start_anew(self):
        """As if the plug had been pulled and put in again."""
        self._stage.session.must_be_now()
        restart()

    def _begin_at(self, place):
        self._stage.session.must_be_now()
        if not self._stage.session.saved:
            open_first(self._stage, place)  # what is in memory is all there is
            return
        self._display.backlight(100)  # the lamp's timer stops with the program: full light needs none
        restart_warm(place)
