"""How fast the chip runs: as fast as it may while somebody plays, slowly while nobody looks."""

import sys
import time

import machine

RP2040 = "RP2040"
FAST = 200_000_000  # its makers' limit since 2025, given 1.15 V for the core; it starts with 125 MHz and 1.1 V
SLOW = 48_000_000  # USB needs as much
REGULATOR = 0x40064000
VOLTS_1_10 = 0xB1
VOLTS_1_15 = 0xC1


def quicken():
    """As fast as its makers allow, peripherals too: since v1.24 their clock starts with 48 MHz, and SPI gets half of it.

    Before anything else, since buses and lamps divide the clock that they find.
    """
    speed = machine.freq()
    if _is_rp2040():
        speed = FAST
        machine.mem32[REGULATOR] = VOLTS_1_15
        time.sleep_ms(2)  # until the voltage is there: a millisecond, and the one that has begun counts as whole
    machine.freq(speed, speed)  # type: ignore[call-overload]  # the stubs know one clock only


def slow_down():
    """For a device that nobody looks at: far less current. Buses run slower too, until `quicken`."""
    if _is_rp2040():
        machine.freq(SLOW, SLOW)  # type: ignore[call-overload]
        machine.mem32[REGULATOR] = VOLTS_1_10


def _is_rp2040():
    try:
        return RP2040 in sys.implementation._machine  # type: ignore[attr-defined]  # the stubs have none
    except AttributeError:  # nor has CPython: there the chip is emulated
        return True
