"""Runs Wayside on a Pico: Ctrl-C stops it and gives the prompt back."""

import time

from wayside.app import build
from wayside.hw.board import load
from wayside.hw.serial import Serial

app = build(load(), Serial())
while True:
    app.tick(time.ticks_ms())
    time.sleep_ms(2)  # lets the core rest; keys are caught by interrupt meanwhile
