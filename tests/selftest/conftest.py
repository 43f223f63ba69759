"""Emulated devices that the computer sees on USB, for the self-test."""

from types import SimpleNamespace

import pytest
from serial.tools import list_ports

from wayside_host.ports import RASPBERRY_PI


@pytest.fixture
def plugged(monkeypatch):
    """What the computer sees on USB; nothing at first."""
    devices = []

    def ports():
        return [SimpleNamespace(device=one.port, vid=RASPBERRY_PI, pid=5) for one in devices if one.is_on]

    monkeypatch.setattr(list_ports, "comports", ports)
    return devices
