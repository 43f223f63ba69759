"""All tests run with the modules of a Pico (machine, framebuf, micropython, the ticks of time) emulated."""

from wayside_host.emulator import install

install()
