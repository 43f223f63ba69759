"""What the LED beside the glass tells: the colour of the player on turn, dimly; red for a moment when a move is refused."""

from wayside.ui.keys import since
from wayside.ui.palette import NIGHT, RGB565

DIM = 3  # of what the colour has: it stands in the corner of the eye
ALARM = 600  # ms
DARK = (0, 0, 0)
RED = (255, 0, 0)


class Glow:
    """`follow` after each new picture, `tick` as time passes; the LED is touched only when its colour changes."""

    def __init__(self, led, stage):
        self._led = led
        self._stage = stage
        self._turn = DARK  # the colour of the player on turn
        self._shown = DARK
        self._refuses = False  # whether the screen on top said no to a move
        self._alarm = False
        self._alarm_since = None

    def follow(self):
        """The picture has changed, and so may have who is on turn."""
        stage = self._stage
        match = stage.session.match
        seat = match.rules.turn if match is not None else -1
        self._turn = dimmed(stage.player(seat)[1]) if seat >= 0 else DARK
        if stage.top.refuses != self._refuses:
            self._refuses = self._alarm = stage.top.refuses
            self._alarm_since = None

    def tick(self, now, light):
        """`light` is how bright the glass is, in percent: where that is dark, so is the LED."""
        colour = self._turn
        if self._alarm:
            if self._alarm_since is None:
                self._alarm_since = now
            self._alarm = since(now, self._alarm_since) < ALARM
            colour = RED
        if not light or self._stage.session.settings["led"] == "off":
            colour = DARK
        if colour is not self._shown:
            self._shown = colour
            self._led.set(*colour)


def dimmed(colour):
    """(red, green, blue) of a colour of the palette, 0 to 255 each; black is dark."""
    if colour == NIGHT:
        return DARK
    bits = RGB565[colour]
    return (bits >> 11) * 8 // DIM, (bits >> 5 & 63) * 4 // DIM, (bits & 31) * 8 // DIM
