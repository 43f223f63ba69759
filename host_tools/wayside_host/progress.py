"""A progress bar. It appears only on a terminal, and disappears at the end."""

import sys
from types import TracebackType

WIDTH = 30


class Bar:
    """Call it with the amount of new progress."""

    def __init__(self, label: str, total: int) -> None:
        self._label = label
        self._total = max(1, total)
        self._done = 0
        self._shown = ""

    def __call__(self, more: int) -> None:
        self._done = min(self._total, self._done + more)
        full = WIDTH * self._done // self._total
        text = f"{self._label} [{'#' * full}{'.' * (WIDTH - full)}] {100 * self._done // self._total:3} %"
        if text != self._shown and sys.stderr.isatty():
            sys.stderr.write("\r" + text)
            sys.stderr.flush()
        self._shown = text

    def __enter__(self) -> "Bar":
        self(0)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r" + " " * len(self._shown) + "\r")
            sys.stderr.flush()
