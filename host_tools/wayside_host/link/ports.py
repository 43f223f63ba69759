"""Finds the serial ports of Picos, and chooses one."""

import errno
import os

import serial
from serial.tools import list_ports

from .errors import LinkError, NoDevice, PortBusy, SeveralDevices

RASPBERRY_PI = 0x2E8A  # its vendor id on USB
DEBUG_PROBE = 0x000C  # from the same vendor, but not a Pico


def pico_ports() -> list[str]:
    """The ports of all running Picos."""
    found = [port for port in list_ports.comports() if port.vid == RASPBERRY_PI and port.pid != DEBUG_PROBE]
    return sorted(port.device for port in found)


def find_device(port: str | None = None) -> str:
    """The named port, else the only one."""
    if port is not None:
        return port
    ports = pico_ports()
    if not ports:
        raise NoDevice(
            "no Pico is connected; plug one in with a data cable, or name its port with --port. "
            "A Pico without MicroPython needs 'wayside flash' first"
        )
    if len(ports) > 1:
        raise SeveralDevices(f"there are several: {', '.join(ports)}; say which with --port, e.g. --port {ports[0]}")
    return ports[0]


def why_closed(port: str) -> LinkError:
    """The error that says why a port cannot be opened."""
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except ValueError as error:
        return NoDevice(f"{port} is not a port: {error}")
    except OSError as error:  # SerialException is an OSError
        if error.errno == errno.ENOENT or ("/" in port and "://" not in port and not os.path.exists(port)):
            return NoDevice(f"there is no port {port}; 'wayside doctor' lists what is connected")
        if error.errno == errno.EACCES:
            return PortBusy(f"you may not use {port}: on Linux, add yourself to the group dialout and log in again")
        if "lock" in str(error) or error.errno in (errno.EBUSY, errno.EAGAIN) or "denied" in str(error):
            return PortBusy(
                f"{port} is in use by another program; close it (mpremote, Thonny, a terminal) and try again"
            )
        return NoDevice(f"{port} cannot be opened: {error}")
    return PortBusy(f"{port} was in use a moment ago; try again")
