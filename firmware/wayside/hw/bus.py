"""Opens the wires to a panel: one `write(commands, data)` over SPI or over I2C; only what a board has is loaded."""

import time

import machine


def open_bus(bus, is_warm=False):
    """The bus that board["bus"] describes, with a panel on it that is just reset; or left as it is at a warm start."""
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

    high = int(bus["mode"] == 3)  # where the clock rests; the panel takes a bit when it rises, in mode 0 and in mode 3
    # The SPI comes first: v1.24 ignores miso=None and takes GP16 or GP8, which is D/C on most boards.
    spi = machine.SPI(
        bus["id"],
        baudrate=bus["baudrate"],
        polarity=high,
        phase=high,
        sck=machine.Pin(bus["sck"]),
        mosi=machine.Pin(bus["mosi"]),
        miso=None,
    )
    # A panel without CS is always selected: `int` takes a level as a pin does, does nothing and costs nothing.
    select = int if bus["cs"] is None else _output(bus["cs"])
    return SpiBus(spi, select, _output(bus["dc"]))


def _output(number):
    return machine.Pin(number, machine.Pin.OUT, value=1)


def _pulse_reset(number):
    """Holds the panel's reset line low for a moment; 120 ms is what the slowest chip asks for afterwards.

    Each is a millisecond longer than that, because a Pico counts the one that has begun as a whole one.
    """
    if number is None:
        return
    pin = _output(number)
    pin(0)
    time.sleep_ms(2)
    pin(1)
    time.sleep_ms(121)
