"""Which port is chosen, and why one cannot be opened, on each system."""

import errno
from types import SimpleNamespace

import pytest
import serial
from serial.tools import list_ports

from wayside_host.link import ports
from wayside_host.link.errors import NoDevice, PortBusy


def refuse(monkeypatch, error):
    def open_port(*_, **__):
        raise error

    monkeypatch.setattr(serial, "serial_for_url", open_port)


@pytest.mark.parametrize(
    "port, error, kind, sentence",
    [
        ("COM3", serial.SerialException("could not open port 'COM3': PermissionError(13, 'Access is denied.')"), PortBusy, "in use"),
        ("COM9", serial.SerialException("could not open port 'COM9': FileNotFoundError(2, ...)"), NoDevice, "COM9 cannot be"),
        ("/dev/null", serial.SerialException(errno.EACCES, "Permission denied"), PortBusy, "group dialout"),
        ("/dev/null", serial.SerialException(errno.EBUSY, "Resource busy"), PortBusy, "in use by another program"),
        ("/dev/null", serial.SerialException("Could not exclusively lock port"), PortBusy, "in use by another program"),
        ("/dev/cu.usbmodem1", serial.SerialException(errno.ENOENT, "No such file"), NoDevice, "there is no port"),
        ("odd://1", ValueError("invalid URL"), NoDevice, "is not a port"),
    ],
)  # fmt: skip
def test_why_a_port_cannot_be_opened(monkeypatch, port, error, kind, sentence):
    refuse(monkeypatch, error)
    answer = ports.why_closed(port)
    assert isinstance(answer, kind) and sentence in str(answer)


def test_only_a_pico_counts(monkeypatch):
    seen = [
        SimpleNamespace(device="/dev/ttyS0", vid=None, pid=None),
        SimpleNamespace(device="/dev/ttyUSB0", vid=0x10C4, pid=0xEA60),
        SimpleNamespace(device="/dev/ttyACM1", vid=0x2E8A, pid=0x000C),  # a debug probe
        SimpleNamespace(device="/dev/ttyACM0", vid=0x2E8A, pid=0x0005),
    ]
    monkeypatch.setattr(list_ports, "comports", lambda: seen)
    assert ports.find_device() == "/dev/ttyACM0"
    assert ports.find_device("COM7") == "COM7"
