"""`machine` for CPython: Pin, SPI, I2C, PWM, ADC and WDT of the RP2040 port, on the emulated hardware."""

from typing import Any

from .hardware import REGULATOR, WATCHDOG, current
from .wires import FALLING, PULL_DOWN, PULL_UP, RISING, Irq, Wire

SPI_DEFAULTS = ((18, 19, 16), (10, 11, 8))  # SCK, MOSI, MISO of a Pico
CORE_AT_1_15 = 12  # in bits 4 to 7; 11 is 1.1 V, the value at power on
USUAL_HZ, RAISED_HZ = 133_000_000, 200_000_000  # the limits of the core at 1.1 V and 1.15 V
VOLTAGE_US = 1_000  # until a new voltage is stable
CLEAR = 0x3000  # added to an address: clears the bits that are written
WATCHDOG_ON = 1 << 30


class Registers:
    """`mem32` with the registers that the firmware uses: core voltage regulator and watchdog."""

    def __getitem__(self, address: int) -> int:
        return current().registers[address]

    def __setitem__(self, address: int, value: int) -> None:
        hardware = current()
        if address - CLEAR in hardware.registers:
            address -= CLEAR
            value = hardware.registers[address] & ~value
        if address not in hardware.registers:
            raise ValueError(f"there is no emulated register at {address:#x}")
        hardware.registers[address] = value
        if address == REGULATOR:
            hardware.voltage_since = hardware.clock.us


mem32 = Registers()


def freq(system: int | None = None, peripherals: int | None = None) -> int | None:
    clocks = current().clocks
    if system is None:
        return clocks["system"]
    # With one argument, v1.24 and later reset the peripheral clock to 48 MHz.
    if peripherals not in (None, 48_000_000, system):
        raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
    limit = RAISED_HZ if mem32[REGULATOR] >> 4 & 15 >= CORE_AT_1_15 else USUAL_HZ
    if system > limit:
        raise ValueError(f"{system} Hz is too fast for the voltage of the core, which allows {limit}")
    if system > USUAL_HZ and current().clock.us < current().voltage_since + VOLTAGE_US:
        raise ValueError(f"{system} Hz came before the voltage of the core was there")
    clocks["system"] = system
    clocks["peripherals"] = peripherals or 48_000_000
    return None


def disable_irq() -> bool:
    return current().interrupts.switch(False)


def enable_irq(state: bool) -> None:
    current().interrupts.switch(state)


def idle() -> None:
    """Sleep until the next interrupt, at the latest that of the millisecond timer."""
    current().advance(1)


class Pin:
    """There is one object per pin, as on the RP2040 port: `Pin(3) is Pin(3)`."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    ALT = 3
    PULL_UP = PULL_UP
    PULL_DOWN = PULL_DOWN
    IRQ_RISING = RISING
    IRQ_FALLING = FALLING

    number: int
    wire: Wire

    def __new__(cls, number: Any, *_: Any, **__: Any) -> "Pin":
        if isinstance(number, Pin):
            number = number.number
        hardware = current()
        if number not in hardware.wires:
            raise ValueError("invalid pin")
        pin = hardware.pins.get(number)
        if pin is None:
            pin = super().__new__(cls)
            pin.number = number
            pin.wire = hardware.wires[number]
            hardware.pins[number] = pin
        return pin

    def __init__(self, number: Any, mode: int = -1, pull: int | None = None, *, value: Any = None) -> None:
        if mode != -1 or pull is not None or value is not None:
            self.init(mode, pull, value=value)

    def init(self, mode: int = -1, pull: int | None = None, *, value: Any = None) -> None:
        state: dict[str, Any] = {"pull": pull or 0}
        if mode != -1:
            state["function"] = "sio"
            state["is_output"] = mode in (Pin.OUT, Pin.OPEN_DRAIN)
            state["open_drain"] = mode == Pin.OPEN_DRAIN
        if value is not None:
            state["output"] = int(bool(value))
        self.wire.change(**state)

    def value(self, level: Any = None) -> int | None:
        if level is None:
            return self.wire.level
        self.wire.change(output=int(bool(level)))
        return None

    __call__ = value

    def on(self) -> None:
        self.value(1)

    def off(self) -> None:
        self.value(0)

    def irq(self, handler: Any = None, trigger: int = RISING | FALLING, hard: bool = False) -> Irq:
        irq = self.wire.irq
        if irq is None:
            irq = self.wire.irq = Irq(self)
        irq.handler = handler
        irq.enabled_edges = trigger
        irq.hard = hard
        return irq


class SPI:
    """A hardware SPI, with the pins that its instance can use and the baud rates that its divisors allow."""

    def __init__(
        self,
        instance: int,
        baudrate: int = 1_000_000,
        *,
        polarity: int = 0,
        phase: int = 0,
        bits: int = 8,
        sck: Pin | None = None,
        mosi: Pin | None = None,
        miso: Pin | None = None,
    ) -> None:
        if instance not in (0, 1):
            raise ValueError("SPI(%d) doesn't exist" % instance)
        default_sck, default_mosi, default_miso = SPI_DEFAULTS[instance]
        self.instance = instance
        self.polarity = polarity
        self.phase = phase
        self.bits = bits
        self.sck = self._pin(sck, default_sck, 2, "SCK")
        self.mosi = self._pin(mosi, default_mosi, 3, "MOSI")
        # v1.24 claims the default MISO pin even with miso=None, so a D/C pin that was opened before stops working.
        self.miso = self._pin(miso, default_miso, 0, "MISO")
        self._hardware = current()
        self._divisor = self._choose_divisor(self._hardware.clocks["peripherals"], baudrate)
        for pin in (self.sck, self.mosi, self.miso):
            pin.wire.change(function="spi")

    def _pin(self, pin: Pin | None, default: int, place: int, name: str) -> Pin:
        chosen = Pin(default) if pin is None else pin
        if chosen.number & 3 != place or chosen.number >> 3 & 1 != self.instance:
            raise ValueError("bad %s pin" % name)
        return chosen

    @staticmethod
    def _choose_divisor(clock: int, baudrate: int) -> int:
        """Choose an even prescaler and a post-divider like the Pico's SDK: never faster than requested."""
        prescale = 2
        while prescale < 254 and clock >= prescale * 256 * baudrate:
            prescale += 2
        post = 256
        while post > 1 and clock // (prescale * (post - 1)) <= baudrate:
            post -= 1
        return prescale * post

    @property
    def baudrate(self) -> int:
        return self._hardware.clocks["peripherals"] // self._divisor

    def write(self, data: Any) -> None:
        self._hardware.spi_write(self, bytes(data))


class I2C:
    """A hardware I2C. An address without an answer raises OSError 5, as on the chip."""

    def __init__(self, instance: int, *, scl: Pin, sda: Pin, freq: int = 400_000, timeout: int = 50_000) -> None:
        if instance not in (0, 1):
            raise ValueError("I2C(%d) doesn't exist" % instance)
        if scl.number & 3 != 2 * instance + 1:
            raise ValueError("bad SCL pin")
        if sda.number & 3 != 2 * instance:
            raise ValueError("bad SDA pin")
        self.instance = instance
        self.scl = scl
        self.sda = sda
        self.baudrate = freq
        self._hardware = current()
        for pin in (scl, sda):
            pin.wire.change(function="i2c", pull=PULL_UP)

    def writeto(self, address: int, data: Any, stop: bool = True) -> int:
        return self._hardware.i2c_write(self, address, bytes(data))

    def writevto(self, address: int, parts: Any, stop: bool = True) -> int:
        return self._hardware.i2c_write(self, address, b"".join(bytes(part) for part in parts))

    def scan(self) -> list[int]:
        return self._hardware.i2c_scan(self)


class PWM:
    """A pin with a duty cycle instead of a level."""

    def __init__(self, pin: Pin, *, freq: int = 0, duty_u16: int = 0, invert: bool = False) -> None:
        self._pin = pin
        self._freq = freq
        self._invert = invert
        pin.wire.change(function="pwm")
        self.duty_u16(duty_u16)

    def freq(self, value: int | None = None) -> int | None:
        if value is None:
            return self._freq
        self._freq = value
        return None

    def duty_u16(self, value: int | None = None) -> int | None:
        duties = current().duties
        if value is None:
            return duties[self._pin.number]
        if not 0 <= value <= 65_535:
            raise ValueError("duty_u16 must be 0 to 65535, not %r" % value)
        duties[self._pin.number] = 65_535 - value if self._invert else value
        return None

    def deinit(self) -> None:
        self._pin.wire.change(function="sio")


class ADC:
    """A voltage on a pin, as a share of 3.3 V."""

    def __init__(self, pin: Pin) -> None:
        if pin.number not in range(26, 30):
            raise ValueError("Pin doesn't have ADC capabilities")
        self._pin = pin

    def read_u16(self) -> int:
        return min(65_535, round(current().volts.get(self._pin.number, 0.0) * 65_535 / 3.3))


class WDT:
    """The watchdog of the chip. MicroPython cannot stop it, but its register can."""

    def __init__(self, id: int = 0, timeout: int = 5000) -> None:
        if timeout > 8388:
            raise ValueError("timeout exceeds 8388")
        self._clock = current().clock
        self._us = timeout * 1000
        mem32[WATCHDOG] |= WATCHDOG_ON
        self.feed()
        self._check_due()

    def feed(self) -> None:
        self._due = self._clock.us + self._us

    def _check_due(self) -> None:
        if not mem32[WATCHDOG] & WATCHDOG_ON:
            return
        if self._clock.us >= self._due:
            raise Reset
        self._clock.at(self._due, self._check_due)


class Reset(BaseException):
    """The chip restarts. The code that runs the firmware catches it; `except Exception` in the firmware does not."""


def reset() -> None:
    raise Reset
