"""Checks three power cuts: moves are played over USB, the plug is pulled, and the match must come back."""

import re
import time
from dataclasses import dataclass, field

from ..link.errors import DeviceFault, LinkError, SilentDevice
from ..link.ports import find_device
from ..link.talk import Talk
from .aside import MARK
from .person import SKIPPED, Person, Question
from .report import NOT_CHECKED, OK, WRONG, Report

PART = "Plugs"
TIMES = 3
START = f"new any_game players=1,2 names={MARK},{MARK}"
MOVE = re.compile(r"move (score \d+)")
PAUSE = 0.1  # s between two moves
PATIENCE = 120.0  # s to wait until the device is back
GONE = {"w": "it does not come back"}


@dataclass
class Plugs:
    """`port` is the port on the command line: if it is None, the device may come back on another port."""

    port: str | None
    person: Person
    report: Report
    acknowledged: list[str] = field(default_factory=list)
    talk: Talk | None = None

    def pull(self) -> None:
        self.person.tell("\nThe plug. The self-test plays a match of its own, move by move.")
        try:
            self.talk = self._opened()
            answer = self.talk.say(START)
            if not answer.endswith("=\n\n"):
                raise DeviceFault(f"the device did not begin a match: {answer.strip()[:100]}")
            for number in range(1, TIMES + 1):
                if not self._pull_once(number):
                    return
        finally:
            if self.talk:
                self.talk.close()

    def _pull_once(self, number: int) -> bool:
        """Let the person pull the plug once; says whether the device came back."""
        what = f"plug {number} of {TIMES}"
        text = f"Pull the plug now, wait a second, plug it in again ({what})."
        self.person.asked(Question(f"plugs.{number}", text, GONE))
        assert self.talk
        pulled = self._play(self.talk)
        self.talk.close()
        if not pulled:
            self.report.not_checked(PART, what, SKIPPED)
            return False
        self.talk = self._back()
        if self.talk is None:
            self.report.add(PART, what, "the device did not come back", WRONG)
            return False
        self._check(self.talk, what)
        return True

    def _opened(self) -> Talk:
        return Talk(find_device(self.port))

    def _play(self, talk: Talk) -> bool:
        """Play moves until the power is cut; False if the person skips this."""
        while self.person.typed() is None:
            move = f"score {10 + len(self.acknowledged) % 90}"
            try:
                answer = talk.say(f"play {move}")
            except SilentDevice:
                return True
            if answer != "=\n\n":
                raise DeviceFault(f"the device refused a move that is legal: {answer.strip()[:100]}")
            self.acknowledged.append(move)
            time.sleep(PAUSE)
        return False

    def _back(self) -> Talk | None:
        """Wait for the device; None if it does not come back or the person gives up."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.person.typed() is None:
            try:
                return self._opened()
            except LinkError:
                time.sleep(PAUSE)
        return None

    def _check(self, talk: Talk, what: str) -> None:
        """Check that all acknowledged moves are there, and at most one more."""
        found = MOVE.findall(talk.say("record"))
        count = len(self.acknowledged)
        kept = found[:count] == self.acknowledged and len(found) <= count + 1
        self.person.tell(f"back at move {len(found)}")
        note = "" if kept else "a move that the device had confirmed is lost: please report this"
        self.report.add(
            PART, what, f"back at move {len(found)}", OK if kept else WRONG, f"{count} were confirmed", note
        )
        self.acknowledged = found


def skip(report: Report, why: str) -> None:
    report.add(PART, "three pulled plugs", why, NOT_CHECKED)
