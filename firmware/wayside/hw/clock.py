"""How fast the chip runs."""

import sys
import time

import machine

RP2040 = "RP2040"
FAST = 200_000_000  # its makers' limit since 2025, given 1.15 V for the core; it starts with 125 MHz and 1.1 V
REGULATOR = 0x40064000
VOLTS_1_15 = 0xC1


def quicken():
    """As fast as its makers allow, peripherals too: since v1.24 their clock starts with 48 MHz, and SPI gets half of it.

    Before anything else, since buses and lamps divide the clock that they find.
    """
    speed = machine.freq()
    if RP2040 in getattr(sys.implementation, "_machine", RP2040):  # CPython has none: there the chip is emulated
        speed = FAST
        machine.mem32[REGULATOR] = VOLTS_1_15
        time.sleep_ms(1)  # until the voltage is there
    machine.freq(speed, speed)  # type: ignore[call-overload]  # the stubs know one clock only
