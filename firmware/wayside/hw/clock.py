"""Sets the clock speed of the chip: fast while somebody plays, slow while the display is dark."""

import sys
import time

import machine

RP2040 = "RP2040"
FAST = 200_000_000  # the official limit since 2025, at 1.15 V core voltage; it starts with 125 MHz and 1.1 V
SLOW = 48_000_000  # the least that USB needs
REGULATOR = 0x40064000
VOLTS_1_10 = 0xB1
VOLTS_1_15 = 0xC1


def quicken():
    """Run at full speed, peripherals too: since v1.24 their clock starts with 48 MHz, and SPI gets half of it.

    Call it before anything else: buses and lamps compute their dividers from the current clock.
    """
    speed = machine.freq()
    if _is_rp2040():
        speed = FAST
        machine.mem32[REGULATOR] = VOLTS_1_15
        time.sleep_ms(2)  # until the voltage is stable: 1 ms, plus the current, partial one
    machine.freq(speed, speed)  # type: ignore[call-overload]  # the stubs know only one clock


def slow_down():
    """Save current while the display is dark. Buses run slower too, until `quicken`."""
    if _is_rp2040():
        machine.freq(SLOW, SLOW)  # type: ignore[call-overload]
        machine.mem32[REGULATOR] = VOLTS_1_10


def _is_rp2040():
    try:
        return RP2040 in sys.implementation._machine  # type: ignore[attr-defined]  # the stubs have none
    except AttributeError:  # CPython has none either: there the chip is emulated
        return True
