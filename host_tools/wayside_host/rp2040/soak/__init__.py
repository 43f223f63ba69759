"""The soak: random keys, lines, pulled plugs and Ctrl-C for the firmware on the emulated chip, by seeds."""

from ...errors import WaysideError


class Fault(WaysideError):
    """Something that the firmware must never do."""
