"""The parts around the picture: the backlight, the LED that shows whose turn it is, the battery."""

from wayside.hw.dimmer import Dimmer


class Surroundings:
    """Every board has a light. Code for LED and battery is loaded only if the board has them."""

    def __init__(self, board, display, stage):
        self._stage = stage
        self._dimmer = Dimmer(display, self._brightness())
        self._glow = None
        self._battery = None
        if board.get("led"):
            from wayside.hw.led import Led
            from wayside.ui.glow import Glow

            stage.has_led = True
            self._glow = Glow(Led(board["led"]), stage)
        if board.get("battery"):
            from wayside.hw.battery import Battery

            self._battery = Battery(board["battery"])
            stage.battery = self._battery.millivolts

    def _brightness(self):
        return int(self._stage.session.settings["brightness"])

    def is_dark(self):
        """Whether the light is off."""
        return not self._dimmer.percent

    def follow(self):
        """Update the LED after the picture has changed."""
        if self._glow is not None:
            self._glow.follow()

    def tick(self, now, last_activity, nobody_waits):
        """Let time pass. The battery is checked only while nobody waits for an answer."""
        self._dimmer.full = self._brightness()
        self._dimmer.tick(now, last_activity)
        if self._glow is not None:
            self._glow.tick(now, self._dimmer.percent)
        if self._battery is not None and nobody_waits and self._battery.is_due(now):
            self._stage.warn("ui.battery_low")
