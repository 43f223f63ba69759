"""A stock MicroPython on an emulated RP2040, with the firmware in its flash and the board's panel on its wires."""

from ..errors import WaysideError


class Rp2040Error(WaysideError):
    """Something that the emulated chip needs is missing, or what it was given cannot be used."""
