"""How far long work has come, on the terminal's error line; silent where nobody looks."""

import sys


class Ticker:
    def __init__(self, what: str) -> None:
        self.what = what
        self._shown = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        if self._shown:
            print(f"\r{self.what} {done} of {total}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Makes room for a line of text."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> "Ticker":
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()
