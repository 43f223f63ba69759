"""Emulated devices that the computer sees on USB, for the self-test."""

import functools
from types import SimpleNamespace
from unittest import mock

import pytest
from serial.tools import list_ports

from wayside_host import image
from wayside_host.ports import RASPBERRY_PI


@pytest.fixture(scope="session", autouse=True)
def compile_once():
    """The firmware is built again and again here; the same source gives the same bytes."""
    with mock.patch.object(image, "firmware_files", functools.cache(image.firmware_files)):
        yield


@pytest.fixture
def plugged(monkeypatch):
    """What the computer sees on USB; nothing at first."""
    devices = []

    def ports():
        return [SimpleNamespace(device=one.port, vid=RASPBERRY_PI, pid=5) for one in devices if one.is_on]

    monkeypatch.setattr(list_ports, "comports", ports)
    return devices
