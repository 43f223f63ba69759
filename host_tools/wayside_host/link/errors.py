"""What can go wrong between this computer and a device: each a sentence, each with an exit code of its own."""

from ..errors import WaysideError


class LinkError(WaysideError):
    """The root of all trouble with a connected device."""

    exit_code = 3


class NoDevice(LinkError):
    """Nothing that looks like a Pico, or no such port."""

    exit_code = 3


class SeveralDevices(LinkError):
    """More than one, and nobody said which."""

    exit_code = 4


class PortBusy(LinkError):
    """Another program has the port, or we may not use it."""

    exit_code = 5


class SilentDevice(LinkError):
    """It does not answer, or stopped answering."""

    exit_code = 6


class DeviceFault(LinkError):
    """A program of ours failed on the device."""

    exit_code = 7


class DeviceFull(LinkError):
    """No room on its flash."""

    exit_code = 8
