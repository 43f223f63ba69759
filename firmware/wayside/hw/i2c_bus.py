"""Sends commands and data to a display over I2C."""

import machine

# Control bytes of the OLED chips: all bytes that follow are commands, or all are data.
COMMANDS = b"\x00"
DATA = b"\x40"


class I2cBus:
    """The bus of a display on I2C. A control byte replaces the data/command line."""

    def __init__(self, bus):
        self._i2c = machine.I2C(
            bus["id"], freq=bus["baudrate"], scl=machine.Pin(bus["scl"]), sda=machine.Pin(bus["sda"])
        )
        self._address = bus["address"]
        self._parts = [COMMANDS, None]  # reused, so that a write allocates nothing

    def write(self, commands, data=None):
        """Send command bytes, then data bytes; either may be None. OSError when no display answers."""
        parts = self._parts
        if commands is not None:
            parts[0] = COMMANDS
            parts[1] = commands
            self._i2c.writevto(self._address, parts)
        if data is not None:
            parts[0] = DATA
            parts[1] = data
            self._i2c.writevto(self._address, parts)
