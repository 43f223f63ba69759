"""A stock MicroPython on an emulated RP2040, with the firmware in its flash and the board's panel on its wires."""

from pathlib import Path

from .. import node
from ..errors import WaysideError

HERE = Path(__file__).resolve().parent
PACKAGE = "rp2040js"


class Rp2040Error(WaysideError):
    """Something that the emulated chip needs is missing, or what it was given cannot be used."""


def ensure_installed() -> None:
    """Installs rp2040js when it is missing."""
    node.ensure_installed(HERE, PACKAGE)
