"""The lamp behind an LCD."""

import machine

LAMP_HZ = 1_000  # too fast for the eye to see flicker, slow enough for the switching transistors
FULL_DUTY = 65_535


def open_lamp(backlight, is_lit):
    """The lamp that board["backlight"] describes, or a NoLamp."""
    if backlight is None:
        return NoLamp()
    return Lamp(backlight["pin"], backlight["active"] == "high", is_lit)


class Lamp:
    """A backlight on a pin, dimmed by PWM. It starts dark, unless it is already lit."""

    def __init__(self, pin, active_high, is_lit):
        self._active_high = active_high
        self._pwm = machine.PWM(machine.Pin(pin), freq=LAMP_HZ, duty_u16=self._duty(100 if is_lit else 0))

    def _duty(self, percent):
        duty = FULL_DUTY * percent // 100
        return duty if self._active_high else FULL_DUTY - duty

    def set(self, percent):
        self._pwm.duty_u16(self._duty(percent))


class NoLamp:
    """Does nothing, for boards without a backlight that can be switched."""

    def set(self, percent):
        pass
