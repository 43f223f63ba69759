"""The soak test: random keys, lines, pulled plugs and Ctrl-C for the firmware on the emulated chip, by seed."""

from ...errors import WaysideError


class Fault(WaysideError):
    """The firmware did something that it must never do."""
