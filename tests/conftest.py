"""All tests run with the modules of a Pico (machine, framebuf, micropython, the ticks of time) emulated."""

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

# The shelf drops modules and loads them again, tens of thousands of times in a run: they are compiled once, also where
# the environment asks for no bytecode beside the sources, and for the commands that tests start.
BYTECODE = str(Path(__file__).parents[1] / ".build" / "bytecode")
sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="session", autouse=True)
def builds_kept_elsewhere(tmp_path_factory):
    """What the commands keep for a person stays as it is."""
    from wayside_host.link import crashes

    with mock.patch.object(crashes, "FOLDER", tmp_path_factory.mktemp("builds")):
        yield
