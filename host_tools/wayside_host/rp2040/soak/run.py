"""Runs one seed on one device: sends inputs and checks the device, until a fault or the last press."""

from collections import deque
from dataclasses import replace
from typing import Any

from ...emulator import WireFault
from .. import Rp2040Error
from . import Fault
from .inputs import Cut, Input, Keys, Line, Stop, inputs
from .lines import text_of
from .plain import PlainReferee, is_one_change, shown, without_times
from .results import Job, Result, Trouble
from .shares import CHANGING
from .watched import WatchedDevice

CHECK_EVERY = 25  # inputs
LAST = 20  # inputs that are reported with a fault
MOST_FAULTS = 5  # after each fault the plug is pulled and the run goes on; after the last one it ends
FAULTS = (Fault, Rp2040Error, WireFault)


def soak(job: Job, board: dict[str, Any], flash: bytes) -> Result:
    """Run a job. The same job and firmware give the same result."""
    with WatchedDevice(board, flash) as device:
        run = Run(job, device)
        try:
            run.go()
        except FAULTS as error:
            run.note(error)
        except Exception as error:
            error.add_note(f"{job}; the last inputs were {list(run.last)}")
            raise
        return run.finished()


class Run:
    """A device and the plain referee that follows it."""

    def __init__(self, job: Job, device: WatchedDevice) -> None:
        self.job = job
        self.device = device
        self.plain = PlainReferee()
        self.result = Result(job)
        self.last: deque[str] = deque(maxlen=LAST)

    def go(self) -> None:
        self.device.boot()
        actions = [key["action"] for key in self.device.board["keys"]]
        for count, one in enumerate(inputs(self.job.seed, actions), 1):
            if self.result.presses >= self.job.presses:
                break
            self.last.append(f"{self.device.chip.us / 1e6:.3f} s: {one}")
            try:
                self.do(one)
                if count % CHECK_EVERY == 0:
                    self.check()
            except FAULTS as error:
                self.note(error)
                if len(self.result.faults) == MOST_FAULTS:
                    return
                self.device.pull_plug()
        self.check()

    def note(self, error: Exception) -> None:
        trouble = Trouble(self.result.presses, str(error), list(self.last), self.device.heard.last)
        self.result.faults.append(trouble)

    def finished(self) -> Result:
        restarts = self.device.heard.restarts - self.device.started_again
        return replace(self.result, seconds=self.device.chip.us / 1e6, restarts=restarts)

    def do(self, one: Input) -> None:
        if isinstance(one, Keys):
            self.result.presses += one.presses
            self.device.press_keys(one)
        elif isinstance(one, Line):
            self.result.lines += 1
            self.say(one)
        elif isinstance(one, Cut):
            self.result.cuts += 1
            self.cut(one)
        else:
            self.result.stops += 1
            self.stop(one)

    def learn(self) -> None:
        """Learn the match on the device, after all keys are handled."""
        self.device.settle()
        self.plain.learn(self.device.ask(b"record"))

    def check(self) -> None:
        """Learn the match, and check that its position agrees with its record."""
        self.learn()
        self.compare(b"position")

    def compare(self, line: bytes) -> None:
        self.plain.compare(line, self.device.ask(line))

    def say(self, line: Line) -> None:
        if line.hurried:
            self.device.ask(text_of(line, None))
            return
        self.learn()
        text = text_of(line, self.plain.match)
        self.compare(text)
        if line.what in CHANGING:
            self.expect(self.plain.expects())

    def expect(self, record: str | None) -> None:
        """The record must be this one, apart from times."""
        self.check()
        if without_times(self.plain.told) != record:
            raise Fault(f"the record is {self.plain.told}, but it should be {record}")

    # Cuts and Ctrl-C

    def cut(self, cut: Cut) -> None:
        self.learn()
        if isinstance(cut.during, Line):
            self.cut_in_line(cut.during, cut.after)
            return
        before = self.plain.told, self.plain.match
        self.begin(cut.during, cut.after)
        self.device.pull_plug()
        self.compare_with(before, cut.during, "the plug was pulled")

    def stop(self, stop: Stop) -> None:
        self.learn()
        before = self.plain.told, self.plain.match
        self.begin(stop.during, stop.after)
        self.device.interrupt()
        self.device.release_keys()
        self.device.start_again()
        self.compare_with(before, stop.during, "Ctrl-C and Ctrl-D")

    def begin(self, keys: Keys | None, longest: int) -> None:
        if keys is not None:
            self.result.presses += keys.presses
            self.device.run(self.device.follow(keys.edges, longest))

    def compare_with(self, before: Any, keys: Keys | None, what: str) -> None:
        """Nothing may have changed except by a key that was down."""
        told, match = before
        self.check()
        if self.plain.told == told or keys is not None and is_one_change(match, self.plain.match):
            return
        raise Fault(f"the record was {told} before {what}; now it is {self.plain.told}")

    def cut_in_line(self, line: Line, after: int) -> None:
        """The line was obeyed completely or not at all; it must be obeyed if its answer came."""
        text, before = text_of(line, self.plain.match), without_times(self.plain.told)
        self.device.tell(text)
        self.device.run(after)
        answered = self.device.heard.answer()
        self.plain.answer(text)
        done = self.plain.expects()
        self.device.pull_plug()
        self.check()
        allowed = (done,) if answered else (before, done)
        if without_times(self.plain.told) not in allowed:
            raise Fault(f"the plug was pulled in {shown(text)}: the record is {self.plain.told}, it was {before}")
