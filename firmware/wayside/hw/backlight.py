"""The lamp behind an LCD, and the rule by which any display dims when nobody touches the keys."""

import time

import machine

LAMP_HZ = 1_000  # above what an eye sees flicker, below what the boards' switching transistors blur
FULL_DUTY = 65_535


def open_lamp(backlight):
    """The lamp that board["backlight"] describes, or one that does nothing."""
    if backlight is None:
        return NoLamp()
    return Lamp(backlight["pin"], backlight["active"] == "high")


class Lamp:
    """A backlight on a pin, dimmed by PWM; dark until it is asked for light."""

    def __init__(self, pin, active_high):
        self._active_high = active_high
        self._pwm = machine.PWM(machine.Pin(pin), freq=LAMP_HZ, duty_u16=self._duty(0))

    def _duty(self, percent):
        duty = FULL_DUTY * percent // 100
        return duty if self._active_high else FULL_DUTY - duty

    def set(self, percent):
        self._pwm.duty_u16(self._duty(percent))


class NoLamp:
    """Stands where a board has no backlight that can be switched."""

    def set(self, percent):
        pass


class Dimmer:
    """Full light while keys are used, less when they rest, none when they rest for long."""

    def __init__(self, display, full=100, dim=25, dim_after_ms=60_000, off_after_ms=900_000):
        self._display = display
        self.full = full
        self._dim = dim
        self._dim_after = dim_after_ms
        self._off_after = off_after_ms  # 0: never
        self.percent = full
        display.backlight(full)

    def tick(self, now, last_activity):
        """Sets the light for this moment; both times are ticks_ms. Touches the display only when the light changes."""
        resting = time.ticks_diff(now, last_activity)
        if self._off_after and resting >= self._off_after:
            percent = 0
        elif resting >= self._dim_after:
            percent = min(self._dim, self.full // 2)
        else:
            percent = self.full
        if percent != self.percent:
            self.percent = percent
            self._display.backlight(percent)
