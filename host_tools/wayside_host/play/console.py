"""Controls the terminal: reads single keys, uses its own screen, and restores everything at the end."""

import os
import signal
import sys
import time
from types import FrameType, TracebackType
from typing import Any

from ..errors import WaysideError

try:
    import select
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]
    import msvcrt

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J"  # alternate screen, no cursor, no line wrap
LEAVE = "\x1b[0m\x1b[2J\x1b[?7h\x1b[?25h\x1b[?1049l"
WINDOWS_ARROWS = {"H": "A", "P": "B", "M": "C", "K": "D"}  # second byte of a special key: end of the escape sequence
WINDOWS_POLL = 0.01  # s; msvcrt cannot wait for a key


def open_console() -> "Console":
    """The console of this process. Raises WaysideError if there is none."""
    if not (sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty()):
        raise WaysideError(
            "there is no terminal here to play in; start it without a pipe, or give --script and --screenshot"
        )
    return Console() if termios else WindowsConsole()


class Console:
    """A Unix terminal. Inside `with`, it gives single keys and the screen belongs to us."""

    def __init__(self) -> None:
        self._input = sys.stdin.fileno()
        self._output = sys.stdout
        self._before: list[Any] = []
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> "Console":
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                number = getattr(signal, name)
                self._handlers[number] = signal.signal(number, _stop)
        self._begin()
        self.write(ENTER)
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            self.write(LEAVE)
        except OSError:
            pass  # the window is gone: nothing to restore
        finally:
            self._end()
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

    def size(self) -> tuple[int, int]:
        """Columns and rows; 80x24 if they are unknown."""
        columns, rows = os.get_terminal_size(self._output.fileno())
        return columns or 80, rows or 24

    def deep_colour(self) -> bool:
        """Whether the terminal supports colours of 24 bits. Apple's Terminal does not."""
        if os.environ.get("COLORTERM") in ("truecolor", "24bit"):
            return True
        return os.environ.get("TERM_PROGRAM") != "Apple_Terminal"

    def write(self, text: str) -> None:
        self._output.buffer.write(text.encode())
        self._output.buffer.flush()

    def read(self, seconds: float) -> bytes | None:
        """The typed bytes, b"" if there were none within this time, None if the terminal is gone."""
        ready, _, _ = select.select([self._input], [], [], seconds)
        if not ready:
            return b""
        try:
            return os.read(self._input, 1024) or None
        except OSError:
            return None

    def _begin(self) -> None:
        self._before = termios.tcgetattr(self._input)
        tty.setraw(self._input)

    def _end(self) -> None:
        try:
            termios.tcsetattr(self._input, termios.TCSAFLUSH, self._before)
        except termios.error:
            pass  # the window is gone


class WindowsConsole(Console):
    """A Windows console: keys from msvcrt, escape sequences switched on."""

    def read(self, seconds: float) -> bytes | None:
        end = time.monotonic() + seconds
        while not msvcrt.kbhit():  # type: ignore[attr-defined]
            if time.monotonic() >= end:
                return b""
            time.sleep(WINDOWS_POLL)
        typed = ""
        while msvcrt.kbhit():  # type: ignore[attr-defined]
            letter = msvcrt.getwch()  # type: ignore[attr-defined]
            if letter in ("\x00", "\xe0"):
                arrow = WINDOWS_ARROWS.get(msvcrt.getwch())  # type: ignore[attr-defined]
                letter = "\x1b[" + arrow if arrow else ""
            typed += letter
        return typed.encode("latin-1", "ignore")

    def _begin(self) -> None:
        os.system("")  # any command switches escape sequences on for this window

    def _end(self) -> None:
        pass


def _stop(number: int, frame: FrameType | None) -> None:
    """A signal to end: leave every `with`, so that the terminal is restored."""
    raise SystemExit(128 + number)
