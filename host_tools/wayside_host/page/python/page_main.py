"""main.py for the page: the same app, but the page calls `tick`, so that it has control between ticks."""
# Runs only in MicroPython, whose `time` mypy does not know.
# mypy: ignore-errors

import os
import sys

from page_time import PageTime

sys.modules["time"] = PageTime()

import time  # noqa: E402

import machine  # noqa: E402

from wayside.device.building import SAVES, build  # noqa: E402
from wayside.hw.board import load  # noqa: E402

# The file system of a stock Pico.
SECTOR = 4096
FLASH = 352 * SECTOR
FIRMWARE = 60 * SECTOR  # about the size of the firmware
INLINE = 512  # littlefs stores a file up to this size in the sectors of its folder
FOLDER = 0x4000


class PageSerial:
    """The USB serial port: lines from the page, and answers."""

    def __init__(self):
        self.lines = []
        self.answers = []

    def read_line(self):
        return self.lines.pop(0) if self.lines else None

    def write(self, text):
        self.answers.append(text)


def power_on():
    global serial
    serial = PageSerial()
    start()


def start():
    """Start the program, cold or after a warm restart, when panel and serial line stay as they were."""
    global app
    app = build(load(), serial)
    app.session.files.room = room


def tick():
    """One round of the loop in device/start.py; False if the device asks for a restart."""
    try:
        try:
            app.tick(time.ticks_ms())
        except Exception as error:
            app.crash(error)
    except machine.Reset:
        return False
    except SystemExit:
        start()
    return True


edge = machine.edge


def say(line):
    serial.lines.append(line)


def answer():
    text = "".join(serial.answers)
    serial.answers = []
    return text


def language():
    return app.stage.texts.language


def speak(language):
    """Change the language as the settings screen does, from any screen."""
    app.stage.texts.switch(language)
    app.session.set("language", language)
    app.stage.top.refresh()


def record_text():
    from wayside.referee import record

    app.put_back()  # a rehearsed move does not count
    return record.write(app.session.match) if app.session.match is not None else ""


def room():
    """(free, total) bytes of a Pico's file system with these saves."""
    return FLASH - FIRMWARE - _used(SAVES), FLASH


def _used(folder):
    used = 2 * SECTOR
    for name in os.listdir(folder):
        path = folder + "/" + name
        facts = os.stat(path)
        if facts[0] & FOLDER:
            used += _used(path)
        elif facts[6] > INLINE:
            used += (facts[6] + SECTOR - 1) // SECTOR * SECTOR
    return used
