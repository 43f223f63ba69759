"""`machine` for the page: Pin, SPI, I2C, PWM, ADC and WDT of the RP2040 port, on wires modelled in JavaScript."""
# Runs only in MicroPython, whose `time` mypy does not know.
# mypy: ignore-errors

import _wires
import uctypes

PINS = 30
SPI_DEFAULTS = ((18, 19, 16), (10, 11, 8))  # SCK, MOSI, MISO of a Pico
EIO = 5  # raised by the RP2040 port when no address answers on I2C

_interrupts = {}  # by pin number
_clocks = [125_000_000]


class Reset(BaseException):
    """The chip restarts. page_main catches it; `except Exception` in the firmware does not."""


def reset():
    raise Reset


def freq(system=None, peripherals=None):
    if system is None:
        return _clocks[0]
    _clocks[0] = system


class Registers:
    """`mem32`: registers that store what is written, and are 0 at first."""

    def __init__(self):
        self._words = {}

    def __getitem__(self, address):
        return self._words.get(address, 0)

    def __setitem__(self, address, word):
        self._words[address] = word


mem32 = Registers()


def disable_irq():
    """Does nothing: keys come between two calls into Python, so there are no interrupts."""
    return 1


def enable_irq(state):
    pass


class Pin:
    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_FALLING = 4
    IRQ_RISING = 8

    def __init__(self, number, mode=-1, pull=-1, *, value=None):
        self.number = number.number if isinstance(number, Pin) else number
        if not 0 <= self.number < PINS:
            raise ValueError("invalid pin")
        if value is not None:
            _wires.drive(self.number, 1 if value else 0)
        if mode != -1:
            _wires.direct(self.number, mode == Pin.OUT, pull == Pin.PULL_UP)

    def value(self, level=None):
        if level is None:
            return _wires.level(self.number)
        _wires.drive(self.number, 1 if level else 0)

    __call__ = value

    def irq(self, handler=None, trigger=IRQ_FALLING | IRQ_RISING, hard=False):
        interrupt = _interrupts.setdefault(self.number, _Interrupt(self))
        interrupt.handler = handler
        interrupt.trigger = trigger
        return interrupt


class _Interrupt:
    def __init__(self, pin):
        self._pin = pin
        self.handler = None
        self.trigger = 0
        self._flags = 0

    def flags(self):
        return self._flags

    def latch(self, edge):
        if self.handler is not None and self.trigger & edge:
            self._flags = edge
            self.handler(self._pin)


def edge(number, edge):
    """The page calls it when a line has changed."""
    if number in _interrupts:
        _interrupts[number].latch(edge)


class SPI:
    def __init__(self, instance, baudrate=1_000_000, *, polarity=0, phase=0, sck=None, mosi=None, miso=None):
        default_sck, default_mosi, default_miso = SPI_DEFAULTS[instance]
        self._sck = default_sck if sck is None else sck.number
        self._mosi = default_mosi if mosi is None else mosi.number
        self._mode = 2 * polarity + phase
        # Like v1.24, which claims the default MISO even with None.
        for number in (self._sck, self._mosi, default_miso if miso is None else miso.number):
            _wires.direct(number, False, False)

    def write(self, data):
        _wires.spi(self._sck, self._mosi, self._mode, uctypes.addressof(data), _size(data))


class I2C:
    def __init__(self, instance, *, scl, sda, freq=400_000):
        self._scl = scl.number
        self._sda = sda.number
        for number in (self._scl, self._sda):
            _wires.direct(number, False, True)

    def writeto(self, address, data):
        if not _wires.i2c(self._scl, self._sda, address, uctypes.addressof(data), _size(data)):
            raise OSError(EIO)
        return _size(data) + 1

    def writevto(self, address, parts):
        return self.writeto(address, b"".join([bytes(part) for part in parts]))


def _size(data):
    """Bytes in a buffer, also for views with wider items."""
    return len(data) * data.itemsize if isinstance(data, memoryview) else len(data)


class PWM:
    def __init__(self, pin, *, freq=0, duty_u16=0):
        self._number = pin.number
        self.duty_u16(duty_u16)

    def duty_u16(self, duty):
        _wires.duty(self._number, duty)


class ADC:
    """Always measures a full battery behind a divider by three."""

    def __init__(self, pin):
        pass

    def read_u16(self):
        return 4_000 * 65_535 // (3 * 3_300)


class WDT:
    """Does nothing: the page calls the program tick by tick, so it cannot hang."""

    def __init__(self, id=0, timeout=5000):
        pass

    def feed(self):
        pass
