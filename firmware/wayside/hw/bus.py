"""The wires to a panel: one `write(commands, data)` over SPI or over I2C."""

import time

import machine

# Since v1.24 the peripheral clock boots at 48 MHz, which caps SPI at 24 MHz; both clocks at 125 MHz allow 62.5 MHz.
CLOCK_HZ = 125_000_000

# Control bytes of the OLED chips on I2C: what follows is all commands, or all data.
COMMANDS = b"\x00"
DATA = b"\x40"


def open_bus(bus):
    """The bus that board["bus"] describes."""
    if bus["kind"] == "spi":
        return SpiBus(bus)
    return I2cBus(bus)


def _pulse_reset(number):
    """Holds the panel's reset line low for a moment; 120 ms is what the slowest chip asks for afterwards.

    Each is a millisecond longer than that, because a Pico counts the one that has begun as a whole one.
    """
    if number is None:
        return
    pin = machine.Pin(number, machine.Pin.OUT, value=1)
    pin(0)
    time.sleep_ms(2)
    pin(1)
    time.sleep_ms(121)


class SpiBus:
    """A panel on SPI with its data/command and chip select lines."""

    def __init__(self, bus):
        machine.freq(CLOCK_HZ, CLOCK_HZ)  # type: ignore[call-overload]  # the stubs know one clock only
        # The SPI comes first: v1.24 ignores miso=None and takes GP16 or GP8, which is D/C on most boards.
        self._spi = machine.SPI(
            bus["id"],
            baudrate=bus["baudrate"],
            sck=machine.Pin(bus["sck"]),
            mosi=machine.Pin(bus["mosi"]),
            miso=None,
        )
        self._select = machine.Pin(bus["cs"], machine.Pin.OUT, value=1)
        self._is_data = machine.Pin(bus["dc"], machine.Pin.OUT, value=1)
        _pulse_reset(bus["reset"])

    def write(self, commands, data=None):
        """Sends command bytes, then data bytes; either may be None. Allocates nothing."""
        self._select(0)
        if commands is not None:
            self._is_data(0)
            self._spi.write(commands)
        if data is not None:
            self._is_data(1)
            self._spi.write(data)
        self._select(1)

    def begin(self):
        """Much data comes after a command, by `send`, until `end`."""
        self._select(0)
        self._is_data(1)

    def send(self, data):
        self._spi.write(data)

    def end(self):
        self._select(1)


class I2cBus:
    """A panel on I2C, where a control byte takes the place of the data/command line."""

    def __init__(self, bus):
        self._i2c = machine.I2C(
            bus["id"], freq=bus["baudrate"], scl=machine.Pin(bus["scl"]), sda=machine.Pin(bus["sda"])
        )
        self._address = bus["address"]
        self._parts = [COMMANDS, None]  # kept, so that a write makes no list of its own
        _pulse_reset(bus["reset"])

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
