"""The wires to a panel: one `write(commands, data)` over SPI or over I2C; only what a board has is loaded."""

import time

import machine


def open_bus(bus):
    """The bus that board["bus"] describes, with a panel on it that is just reset."""
    if bus["kind"] == "spi":
        from wayside.hw.spi_bus import SpiBus as Bus
    else:
        from wayside.hw.i2c_bus import I2cBus as Bus  # type: ignore[assignment]
    opened = Bus(bus)
    _pulse_reset(bus["reset"])
    return opened


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
