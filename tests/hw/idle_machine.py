"""A `machine` that does nothing, to measure the heap of the hardware room in real MicroPython."""


class Registers:
    """Registers that keep what is written."""

    written = {}

    def __getitem__(self, address):
        return self.written.get(address, 0)

    def __setitem__(self, address, value):
        self.written[address] = value


mem32 = Registers()


def freq(*clocks):
    pass


def disable_irq():
    return 1


def enable_irq(state):
    pass


class Irq:
    def __init__(self):
        self.now = 0

    def flags(self):
        return self.now


class Pin:
    IN = 0
    OUT = 1
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_RISING = 8
    IRQ_FALLING = 4

    made = {}

    def __init__(self, number, mode=-1, pull=-1, value=1):
        self.level = value
        self.interrupt = Irq()
        Pin.made[number] = self

    def __call__(self, level):
        self.level = level

    def value(self):
        return self.level

    def irq(self, handler=None, trigger=0, hard=False):
        self.handler = handler
        return self.interrupt


class SPI:
    def __init__(self, instance, baudrate, sck, mosi, miso, polarity=0, phase=0):
        pass

    def write(self, data):
        pass


class I2C:
    def __init__(self, instance, freq, scl, sda):
        pass

    def writevto(self, address, parts):
        pass


class PWM:
    def __init__(self, pin, freq, duty_u16):
        pass

    def duty_u16(self, duty):
        pass


class ADC:
    """A full battery, behind a divider by three."""

    def __init__(self, pin):
        pass

    def read_u16(self):
        return 26_000
