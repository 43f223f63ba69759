"""All tests run with the modules of a Pico (machine, framebuf, micropython, the ticks of time) emulated."""

from unittest import mock

import pytest
from rp2040.aloud import pytest_terminal_summary  # noqa: F401

from wayside_host.emulator import install
from wayside_host.link import crashes

install()


@pytest.fixture(scope="session", autouse=True)
def builds_kept_elsewhere(tmp_path_factory):
    """What the commands keep for a person stays as it is."""
    with mock.patch.object(crashes, "FOLDER", tmp_path_factory.mktemp("builds")):
        yield
