"""Watches a device on the emulated chip: what it sends over USB, and whether the chip was reset."""

from collections.abc import Iterable
from typing import Any

from ...builder.image import device_files
from .. import Rp2040Error
from ..device import STEP, PicoDevice
from . import Fault
from .console import Console
from .inputs import Edge, Keys

WITHOUT_CACHE = 0
FIRST_WORD = 2_000.0  # ms in which a restart without a reset is certainly reported
LONGEST = 60_000.0  # ms for an answer
AFTER_RESTART = 6_000.0  # ms to wait after a restart, in which the line may be lost
PROMPT_WITHIN = 5_000.0  # ms from Ctrl-C
QUIET = 500.0  # ms in which a second answer to a repeated line comes
ATTEMPTS = 3
NO_ROOM = "? memory "
CTRL_C, CTRL_D = b"\x03", b"\x04"


def soak_files(board: dict[str, Any], taken: int = 0) -> dict[str, bytes]:
    """The firmware for a board; this many bytes of its heap are occupied before it starts."""
    files = device_files(board)
    if taken:
        files["main.py"] = b"taken = bytearray(%d)\n" % taken + files["main.py"]
    return files


class WatchedDevice(PicoDevice):
    """Raises Fault as soon as something forbidden happens."""

    def __init__(self, board: dict[str, Any], flash: bytes) -> None:
        super().__init__(board, flash, WITHOUT_CACHE)
        self.heard = Console()
        self.started_again = 0  # restarts by Ctrl-D
        self.resets = 0  # reported resets of the chip
        self.hangs = 0  # reported hangs

    def run(self, ms: float, drive: Any = (), send: bytes = b"") -> None:
        super().run(ms, drive, send)
        self.heard.hear(bytes(self.chip.console))
        self.chip.console.clear()
        self.check_resets()

    def check_resets(self) -> None:
        """Only a pulled plug may reset the chip."""
        resets, self.resets = self.resets, self.chip.resets
        hangs, self.hangs = self.hangs, self.chip.hangs
        if self.resets > resets:
            raise Fault(
                "the chip was reset: " + ("its watchdog ran out" if self.hangs > hangs else "the program did it")
            )

    # Keys

    def press_keys(self, keys: Keys) -> None:
        self.follow(keys.edges)
        self.run(keys.rest)

    def follow(self, edges: Iterable[Edge], longest: float = LONGEST) -> float:
        """Move keys for at most `longest` ms; a key may still be down then. Returns the remaining ms."""
        left = longest
        for wait, key, down in edges:
            self.run(min(wait, left))
            left -= wait
            if left <= 0:
                return 0.0
            pin, pressed = self.pin_of(key)
            self.run(0, [(pin, pressed if down else None)])
        return left

    def release_keys(self) -> None:
        """Release all keys."""
        self.run(0, [(key["pin"], None) for key in self.board["keys"]])

    # The plug, and Ctrl-C

    def pull_plug(self) -> None:
        """Pull the plug and put it in again. Keys that are down stay down until the first picture."""
        self.cut_power()
        self.heard.begin()
        self.resets, self.hangs = self.chip.resets, self.chip.hangs  # they belong to the fault before
        self.run_until(lambda: self.glass.panel.on, "the first picture")
        self.release_keys()
        self.settle()

    def interrupt(self) -> None:
        """Send Ctrl-C, which must open the prompt."""
        self.heard.stopping = True
        self.run(0, send=CTRL_C)
        try:
            self.run_until(self.heard.has_prompt, "the prompt", PROMPT_WITHIN)
        except Rp2040Error:
            raise Fault(f"Ctrl-C did not bring the prompt within {PROMPT_WITHIN:.0f} ms") from None

    def start_again(self) -> None:
        """Send Ctrl-D at the prompt."""
        restarts = self.heard.restarts
        self.run(0, send=CTRL_D)
        self.run_until(lambda: self.heard.restarts > restarts, "the restart after Ctrl-D", FIRST_WORD)
        self.heard.stopping = False
        self.started_again += 1

    # The serial line

    def tell(self, line: bytes) -> None:
        """Send a line without waiting for its answer."""
        self.heard.fresh = ""
        self.run(0, send=line + b"\n")

    def ask(self, line: bytes) -> str:
        """The answer to a line. It is sent again if a restart lost it or a part of it, or if memory ran out."""
        for attempt in range(ATTEMPTS):
            restarts = self.heard.restarts
            self.tell(line)
            answer = self._wait(restarts)
            restarted = self.heard.restarts > restarts
            again = answer is not None and answer.startswith("?") and restarted and attempt == 0
            if answer is not None and answer.startswith(NO_ROOM):
                self.run(FIRST_WORD)  # it restarts now
                again = restarted = True
            if answer is not None and not again:
                if attempt:
                    self.run(QUIET)
                return answer
            if not restarted:
                break
            self.run(QUIET)
        raise Fault(f"no answer to {line[:60]!r}")

    def _wait(self, restarts: int) -> str | None:
        end = self.chip.us + LONGEST * 1000
        while (answer := self.heard.answer()) is None and self.chip.us < end:
            self.run(STEP)
            if self.heard.restarts > restarts:
                restarts = self.heard.restarts
                end = self.chip.us + AFTER_RESTART * 1000
        return answer
