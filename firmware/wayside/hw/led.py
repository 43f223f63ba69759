"""The coloured LED that some boards have. Its pins are always driven, because a floating pin may make it glow."""

import machine

from wayside.hw.backlight import FULL_DUTY, LAMP_HZ


class Led:
    """The LED that board["led"] describes: a pin for each of three colours. It starts dark."""

    def __init__(self, led):
        self._active_high = led["active"] == "high"
        self._lamps = []
        for colour in ("red", "green", "blue"):
            pin = machine.Pin(led[colour])
            self._lamps.append(machine.PWM(pin, freq=LAMP_HZ, duty_u16=self._duty(0)))

    def set(self, red, green, blue):
        """Each from 0 to 255, as the eye sees it: 128 looks half as bright, and is lit a quarter of the time."""
        self._lamps[0].duty_u16(self._duty(red))
        self._lamps[1].duty_u16(self._duty(green))
        self._lamps[2].duty_u16(self._duty(blue))

    def _duty(self, level):
        duty = FULL_DUTY * level * level // (255 * 255)
        return duty if self._active_high else FULL_DUTY - duty
