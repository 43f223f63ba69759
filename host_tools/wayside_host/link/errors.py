"""The errors between this computer and a device: each is a sentence with its own exit code."""

from ..errors import WaysideError


class LinkError(WaysideError):
    """The base class of all errors of a connected device."""

    exit_code = 3


class NoDevice(LinkError):
    """No Pico was found, or there is no such port."""

    exit_code = 3


class SeveralDevices(LinkError):
    """There are several, and none was named."""

    exit_code = 4


class PortBusy(LinkError):
    """Another program uses the port, or we have no permission."""

    exit_code = 5


class SilentDevice(LinkError):
    """The device does not answer."""

    exit_code = 6


class DeviceFault(LinkError):
    """Our program failed on the device."""

    exit_code = 7


class DeviceFull(LinkError):
    """The flash of the device is full."""

    exit_code = 8
