"""A link that delays Ctrl-C during a program, so that the firmware always starts again afterwards."""

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator

from ..link.ports import find_device
from ..link.prompt import Link


@contextlib.contextmanager
def held_back() -> Iterator[None]:
    """Delay Ctrl-C to the end of the block: an interrupted program would leave the device at its prompt."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


class SteadyLink(Link):
    def __init__(self, port: str) -> None:
        with held_back():
            super().__init__(port)

    def run(self, program: str, heard: Callable[[str], None] | None = None) -> str:
        with held_back():
            return super().run(program, heard)

    def leave(self) -> None:
        with held_back():
            super().leave()


@contextlib.contextmanager
def visiting(port: str | None) -> Iterator[Link]:
    """A link to the device on this port, or to the only one. The firmware starts again afterwards."""
    link = SteadyLink(find_device(port))
    try:
        yield link
    finally:
        link.leave()
