"""All tests run with an emulation of a Pico's modules (machine, framebuf, micropython, the ticks of time)."""

import os
import sys
from pathlib import Path
from unittest import mock

import built_once
import pytest
from not_run import pytest_terminal_summary  # noqa: F401

from wayside_host.emulator import install

install()
built_once.install()

# The shelf drops and loads modules tens of thousands of times in a run. So they are compiled once, even if the
# environment asks for no bytecode beside the sources; also for commands that tests start.
BYTECODE = str(Path(__file__).parents[1] / ".build" / "bytecode")
sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="session", autouse=True)
def builds_kept_elsewhere(tmp_path_factory):
    """The files that the commands keep for a user stay as they are."""
    from wayside_host.link import crashes

    with mock.patch.object(crashes, "FOLDER", tmp_path_factory.mktemp("builds")):
        yield
