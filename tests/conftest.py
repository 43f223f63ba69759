"""All tests run with the modules of a Pico (machine, framebuf, micropython, the ticks of time) emulated."""

from rp2040.aloud import pytest_terminal_summary  # noqa: F401

from wayside_host.emulator import install

install()
