"""A panel on SPI."""

import machine


class SpiBus:
    """A panel on SPI with its data/command line and, if it has one, its chip select line."""

    def __init__(self, bus):
        high = int(bus["mode"] == 3)  # where the clock rests: data is taken when it rises, in either mode
        # The SPI comes first: v1.24 ignores miso=None and takes GP16 or GP8, which is D/C on most boards.
        self._spi = machine.SPI(
            bus["id"],
            baudrate=bus["baudrate"],
            polarity=high,
            phase=high,
            sck=machine.Pin(bus["sck"]),
            mosi=machine.Pin(bus["mosi"]),
            miso=None,
        )
        select = bus["cs"]
        self._select = always if select is None else machine.Pin(select, machine.Pin.OUT, value=1)
        self._is_data = machine.Pin(bus["dc"], machine.Pin.OUT, value=1)

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


def always(level):
    """Stands for the chip select line of a panel that has none: it listens always."""
