"""A stock MicroPython on an emulated RP2040, with the firmware in its flash and a board's panel on its wires."""

from pathlib import Path

from .. import node
from ..errors import WaysideError

HERE = Path(__file__).resolve().parent
PACKAGE = "rp2040js"


class Rp2040Error(WaysideError):
    """The emulated chip lacks something, or cannot use what it was given."""


def ensure_installed() -> None:
    """Install rp2040js if it is missing."""
    node.ensure_installed(HERE, PACKAGE)
