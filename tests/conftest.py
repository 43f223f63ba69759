"""All tests run with the modules of a Pico (machine, framebuf, micropython, the ticks of time) emulated."""

import gc
from unittest import mock

import pytest
from rp2040.aloud import pytest_terminal_summary  # noqa: F401

from wayside_host import crashes
from wayside_host.emulator import install

install()


def pytest_collection_finish(session):
    """The firmware tidies its memory at every change of screens; here that would look at all of pytest each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def builds_kept_elsewhere(tmp_path_factory):
    """What the commands keep for a person stays as it is."""
    with mock.patch.object(crashes, "FOLDER", tmp_path_factory.mktemp("builds")):
        yield
