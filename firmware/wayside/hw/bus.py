"""Opens the bus to a display, SPI or I2C. Both have `write(commands, data)`; only the one in use is loaded."""

import time

import machine


def open_bus(bus, is_warm=False):
    """The bus that board["bus"] describes. The display is reset, except at a warm start."""
    if bus["kind"] == "spi":
        opened = _open_spi(bus)
    else:
        from wayside.hw.i2c_bus import I2cBus

        opened = I2cBus(bus)
    if not is_warm:
        _pulse_reset(bus["reset"])
    return opened


def _open_spi(bus):
    from wayside.hw.spi_bus import SpiBus

    high = int(bus["mode"] == 3)  # idle level of the clock; in both modes the display reads a bit when it rises
    # SPI is opened before D/C: v1.24 ignores miso=None and claims GP16 or GP8, which is D/C on most boards.
    spi = machine.SPI(
        bus["id"],
        baudrate=bus["baudrate"],
        polarity=high,
        phase=high,
        sck=machine.Pin(bus["sck"]),
        mosi=machine.Pin(bus["mosi"]),
        miso=None,
    )
    # A display without CS is always selected. `int` can be called with a level like a pin, and does nothing.
    select = int if bus["cs"] is None else _output(bus["cs"])
    return SpiBus(spi, select, _output(bus["dc"]))


def _output(number):
    return machine.Pin(number, machine.Pin.OUT, value=1)


def _pulse_reset(number):
    """Hold the reset line low for a moment. The slowest chip needs 120 ms afterwards.

    Each pause is 1 ms longer than needed, because a Pico counts the current, partial millisecond as a whole one.
    """
    if number is None:
        return
    pin = _output(number)
    pin(0)
    time.sleep_ms(2)
    pin(1)
    time.sleep_ms(121)
