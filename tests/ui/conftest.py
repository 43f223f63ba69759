"""Gives CPython the modules of a Pico before anything of the ui is imported."""

from wayside_host.emulator import install

install()
