"""Reads what the device sends over USB, line by line: answers, restarts, and messages that must never come."""

import codecs
import re

from . import Fault

TRACEBACK = "Traceback (most recent call last):"
RESTART = "MPY: soft reboot"
PROMPT = ">>>"
STOPPED = "KeyboardInterrupt"
NEVER = ("uncaught exception", "FATAL", "Wayside cannot go on")
POWER_ON = "(power on)\n"
KEPT = 3000  # characters that are stored for a report
ANSWER = re.compile(r"^[=?](?: .*?)?\n\n", re.MULTILINE | re.DOTALL)


class Console:
    """Pass all output to `hear`; `fresh` has what came since it was last cleared. Raises Fault."""

    def __init__(self) -> None:
        self.restarts = 0  # restarts without a reset of the chip
        self.last = ""  # the last words
        self.begin()

    def begin(self) -> None:
        """Start again after power on."""
        self.stopping = False  # Ctrl-C was sent: a traceback and the prompt are expected
        self.fresh = ""
        self.last += POWER_ON
        self._line = ""  # the incomplete line
        self._in_traceback = False
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def hear(self, data: bytes) -> None:
        text = self._decode(data).replace("\r", "")
        self.fresh += text
        self.last = (self.last + text)[-KEPT:]
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            self._read(line)
        if self._line.startswith(PROMPT) and not self.stopping:
            raise Fault("the program ended: MicroPython's prompt is there")

    def answer(self) -> str | None:
        """The first whole answer of the text protocol in `fresh`."""
        found = ANSWER.search(self.fresh)
        return found[0] if found else None

    def has_prompt(self) -> bool:
        return self._line.startswith(PROMPT)

    def _read(self, line: str) -> None:
        if line.endswith(TRACEBACK):
            self._in_traceback = True
        elif self._in_traceback and not line.startswith(" "):
            self._in_traceback = False
            if not (self.stopping and line.startswith(STOPPED)):
                raise Fault(f"a traceback: {line}")
        elif line.startswith(RESTART):
            self.restarts += 1
        elif any(word in line for word in NEVER):
            raise Fault(line)
