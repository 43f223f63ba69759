"""Controls the LED: a dim light in the colour of the player on turn, red for a moment when a move is refused."""

from wayside.ui.keys import since
from wayside.ui.palette import NIGHT, RGB565

DIM = 3  # divides the brightness: the LED must not distract
ALARM = 600  # ms
DARK = (0, 0, 0)
RED = (255, 0, 0)


class Glow:
    """Call `follow` after each new picture and `tick` as time passes. The LED is set only when its colour changes."""

    def __init__(self, led, stage):
        self._led = led
        self._stage = stage
        self._turn = DARK  # the colour of the player on turn
        self._shown = DARK
        self._refuses = False  # whether the top screen shows a refusal
        self._alarm = False
        self._alarm_since = None

    def follow(self):
        """The picture has changed, so the player on turn may have changed."""
        stage = self._stage
        match = stage.session.match
        seat = match.rules.turn if match is not None else -1
        self._turn = dimmed(stage.badge(seat)[1]) if seat >= 0 else DARK
        if stage.top.refuses != self._refuses:
            self._refuses = self._alarm = stage.top.refuses
            self._alarm_since = None

    def tick(self, now, light):
        """`light` is the brightness of the display in percent. With 0 the LED is dark too."""
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
    """(red, green, blue), 0 to 255 each, for a colour of the palette. Black gives no light."""
    if colour == NIGHT:
        return DARK
    bits = RGB565[colour]
    return (bits >> 11) * 8 // DIM, (bits >> 5 & 63) * 4 // DIM, (bits & 31) * 8 // DIM
