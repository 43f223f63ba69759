"""Reads clocks, core voltage and bus rate from registers of the RP2040. Names are from its data sheet."""

from collections.abc import Mapping
from typing import Any

CRYSTAL = 12_000_000  # Hz, on every Pico

VREG = 0x40064000
CLK_SYS_CTRL, CLK_SYS_DIV, CLK_PERI_CTRL = 0x4000803C, 0x40008040, 0x40008048
PLL_SYS, PLL_USB = 0x40028000, 0x4002C000
CS, FBDIV_INT, PRIM = 0x0, 0x8, 0xC  # registers of a PLL
SPI = (0x4003C000, 0x40040000)
SSPCR0, SSPCPSR = 0x0, 0x10
I2C = (0x40044000, 0x40048000)
IC_FS_SCL_HCNT, IC_FS_SCL_LCNT = 0x1C, 0x20

Words = Mapping[int, int]  # values by address


def addresses(bus: Mapping[str, Any]) -> list[int]:
    """All registers that are needed for a board with this bus."""
    plls = [base + offset for base in (PLL_SYS, PLL_USB) for offset in (CS, FBDIV_INT, PRIM)]
    if bus["kind"] == "spi":
        own = [SPI[bus["id"]] + offset for offset in (SSPCR0, SSPCPSR)]
    else:
        own = [I2C[bus["id"]] + offset for offset in (IC_FS_SCL_HCNT, IC_FS_SCL_LCNT)]
    return [VREG, CLK_SYS_CTRL, CLK_SYS_DIV, CLK_PERI_CTRL, *plls, *own]


def core_volts(words: Words) -> float:
    """The core voltage: 0.80 V for values 0 to 5, then steps of 0.05 V."""
    return round(0.80 + 0.05 * max(0, (words[VREG] >> 4 & 15) - 5), 2)


def pll_hertz(words: Words, base: int) -> int:
    reference = CRYSTAL // max(1, words[base + CS] & 63)
    dividers = (words[base + PRIM] >> 16 & 7) * (words[base + PRIM] >> 12 & 7)
    return reference * words[base + FBDIV_INT] // max(1, dividers)


def system_hertz(words: Words) -> int | None:
    """The system clock; None if it runs from an oscillator with unknown rate."""
    control = words[CLK_SYS_CTRL]
    if not control & 1:
        return None  # the reference clock
    sources = {0: pll_hertz(words, PLL_SYS), 1: pll_hertz(words, PLL_USB), 3: CRYSTAL}
    source = sources.get(control >> 5 & 7)
    return None if source is None else source * 256 // max(256, words[CLK_SYS_DIV])


def peripheral_hertz(words: Words) -> int | None:
    sources = {0: system_hertz(words), 1: pll_hertz(words, PLL_SYS), 2: pll_hertz(words, PLL_USB), 4: CRYSTAL}
    return sources.get(words[CLK_PERI_CTRL] >> 5 & 7)


def bus_hertz(words: Words, bus: Mapping[str, Any]) -> int | None:
    """The rate of the bus; None if it is not set up."""
    if bus["kind"] == "spi":
        base, clock = SPI[bus["id"]], peripheral_hertz(words)
        periods = words[base + SSPCPSR] * (1 + (words[base + SSPCR0] >> 8 & 255))
    else:
        base, clock = I2C[bus["id"]], system_hertz(words)
        periods = words[base + IC_FS_SCL_HCNT] + words[base + IC_FS_SCL_LCNT]
    return clock // periods if clock and periods else None
