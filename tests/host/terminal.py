"""A real terminal with `wayside run` in it: what is typed, and what is seen."""

import os
import select
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest
from host.page import Page

fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 15  # s to wait for a picture
LEFT = {"1049": False, "25": True, "7": True}  # our screen is closed, the cursor is visible, lines wrap


class Terminal:
    """A terminal window with `wayside run` in it."""

    def __init__(self, columns, rows, home, *arguments):
        self.master, self.slave = os.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        self.page = Page(columns, rows)
        self.errors = home / "errors.txt"
        self._rest = b""
        path = os.pathsep.join([str(ROOT / "firmware"), str(ROOT / "host_tools")])
        with open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "wayside_host.cli", "run", "--terminal", *arguments],
                stdin=self.slave,
                stdout=self.slave,
                stderr=errors,
                env={**os.environ, "HOME": str(home), "PYTHONPATH": path, "COLORTERM": "truecolor"},
                start_new_session=True,
            )

    def type(self, text):
        os.write(self.master, text.encode())

    def until(self, wish):
        """Reads the output until the page meets the wish."""
        end = time.monotonic() + PATIENCE
        while not wish(self.page):
            assert time.monotonic() < end, self.page.text() + self.errors.read_text()
            self._read(0.05)

    def _read(self, seconds):
        if select.select([self.master], [], [], seconds)[0]:
            data = self._rest + os.read(self.master, 65536)
            text = data.decode(errors="ignore")
            cut = len(text.encode())
            self._rest = self.page.feed(text).encode() + data[cut:]

    def ended(self):
        """The exit code; it reads the rest of the output first."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end
            self._read(0.02)
        while select.select([self.master], [], [], 0)[0]:
            self._read(0)
        return self.process.returncode

    def restored(self):
        return termios.tcgetattr(self.slave) == self.before and self.page.modes == LEFT

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)
