"""Sends commands and data to a display over SPI."""


class SpiBus:
    """The bus of a display on SPI, with its data/command and chip select lines. bus.py opens them."""

    def __init__(self, spi, select, is_data):
        self._spi = spi
        self._select = select
        self._is_data = is_data

    def write(self, commands, data=None):
        """Send command bytes, then data bytes; either may be None. Allocates nothing."""
        self._select(0)
        if commands is not None:
            self._is_data(0)
            self._spi.write(commands)
        if data is not None:
            self._is_data(1)
            self._spi.write(data)
        self._select(1)

    def begin(self):
        """Start a long run of data after a command. `send` sends it, `end` ends it."""
        self._select(0)
        self._is_data(1)

    def send(self, data):
        self._spi.write(data)

    def end(self):
        self._select(1)
