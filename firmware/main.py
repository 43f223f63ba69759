"""Runs Wayside on a Pico. Ctrl-C stops it and gives the prompt back, so mpremote always gets through."""

from wayside.start import run

run()
