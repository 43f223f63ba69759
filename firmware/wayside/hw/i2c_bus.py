"""A panel on I2C."""

import machine

# Control bytes of the OLED chips: what follows is all commands, or all data.
COMMANDS = b"\x00"
DATA = b"\x40"


class I2cBus:
    """A panel on I2C, where a control byte takes the place of the data/command line."""

    def __init__(self, bus):
        self._i2c = machine.I2C(
            bus["id"], freq=bus["baudrate"], scl=machine.Pin(bus["scl"]), sda=machine.Pin(bus["sda"])
        )
        self._address = bus["address"]
        self._parts = [COMMANDS, None]  # kept, so that a write makes no list of its own

    def write(self, commands, data=None):
        """Sends command bytes, then data bytes; either may be None. OSError when no panel answers."""
        parts = self._parts
        if commands is not None:
            parts[0] = COMMANDS
            parts[1] = commands
            self._i2c.writevto(self._address, parts)
        if data is not None:
            parts[0] = DATA
            parts[1] = data
            self._i2c.writevto(self._address, parts)
