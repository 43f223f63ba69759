"""A panel on SPI."""


class SpiBus:
    """A panel on SPI with its data/command and chip select lines; bus.py opens them."""

    def __init__(self, spi, select, is_data):
        self._spi = spi
        self._select = select
        self._is_data = is_data

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
