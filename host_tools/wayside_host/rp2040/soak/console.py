"""What the device says over USB, line by line: answers, restarts, and what it must never say."""

import codecs
import re

from . import Fault

TRACEBACK = "Traceback (most recent call last):"
RESTART = "MPY: soft reboot"
PROMPT = ">>>"
STOPPED = "KeyboardInterrupt"
NEVER = ("uncaught exception", "FATAL", "Wayside cannot go on")
POWER_ON = "(power on)\n"
KEPT = 3000  # characters, for a report
ANSWER = re.compile(r"^[=?](?: .*?)?\n\n", re.MULTILINE | re.DOTALL)


class Console:
    """Hear everything; `fresh` is what came since somebody forgot it. Raises Fault."""

    def __init__(self) -> None:
        self.restarts = 0  # without a reset of the chip
        self.last = ""  # words
        self.begin()

    def begin(self) -> None:
        """Power has come on."""
        self.stopping = False  # somebody has sent Ctrl-C: its traceback and the prompt are in order
        self.fresh = ""
        self.last += POWER_ON
        self._line = ""  # that is not complete
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
        """The first whole answer of the text protocol among what is fresh."""
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
