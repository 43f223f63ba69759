"""Runs the whole self-test, from the first check to the report, with or without a person."""

from dataclasses import dataclass
from pathlib import Path

from ..errors import WaysideError
from ..link.errors import LinkError
from . import aside, emulated, facts, glass, keys, light, plugs
from .device import DeviceUnderTest
from .judge import judge
from .person import SKIPPED, InputEnded, Person, Question
from .report import OK, WRONG, Report, told, write
from .steps import Guide
from .visit import visiting

BEGIN = "Next, the plug is pulled three times while moves are played; your own match is put aside meanwhile. Go on?"


@dataclass
class Course:
    port: str | None
    folder: Path
    report: Report
    person: Person
    alone: bool

    def run(self) -> None:
        """Run the self-test. The report is always written, unless it is empty."""
        try:
            self._go()
            self.report.ended = "complete"
        except KeyboardInterrupt:
            self.report.ended = "stopped by Ctrl-C"
            raise
        except InputEnded:
            self.report.ended = "nobody answered any more"
            raise WaysideError(
                "the input ended before the last question; answer in a terminal, or use --alone"
            ) from None
        except WaysideError as error:
            self.report.ended = str(error)
            raise
        finally:
            if self.report.lines:
                self._write()

    def _write(self) -> None:
        paths = write(self.report, self.folder)
        self.person.tell(f"\n{self.report.summary()}. The report is {paths[1]}, for a program {paths[0].name}.")

    def _go(self) -> None:
        self.person.tell("The firmware stops for the self-test, and starts again afterwards.")
        with visiting(self.port) as link:
            if aside.bring_back(link):
                self.person.tell("A match that an earlier self-test had put aside is on the table again.")
            board = facts.board_on(link)
            self.report.board = board["name"]
            device = DeviceUnderTest(link, board)
            found = self._examine(device)
            if self.alone:
                return
            if found.display_fault:
                self.report.not_checked("Glass", "all that a person checks", "the display does not open")
                return
            guide = Guide(device, self.person, self.report)
            glass.check(guide)
            keys.press(guide)
            light.check(guide)
        self._pull_plugs()

    def _examine(self, device: DeviceUnderTest) -> facts.Facts:
        found = facts.ask(device.link, device.board)
        facts.measure(device, found)
        judge(self.report, found, emulated.kept())
        for line in self.report.lines:
            self.person.tell(told(line))
        return found

    def _pull_plugs(self) -> None:
        answer = self.person.ask(Question("plugs.begin", BEGIN, {"y": "yes"}))
        if answer == SKIPPED:
            plugs.skip(self.report, SKIPPED)
            return
        record = self.folder / f"{self.report.name()}-match"
        with visiting(self.port) as link:
            before = aside.put_aside(link, record)
        try:
            plugs.Plugs(self.port, self.person, self.report).pull()
        finally:
            self._bring_back(before, record)

    def _bring_back(self, before: aside.Hashes, record: Path) -> None:
        """Bring the owner's match back and compare it; if it is the same, its record on this computer is removed."""
        kept = record.with_name(record.name + aside.SUFFIX)
        try:
            with visiting(self.port) as link:
                aside.bring_back(link)
                same = aside.match_on(link) == before
        except LinkError as error:
            self.report.not_checked(plugs.PART, "your own match", "it is still put aside")
            self.person.tell(
                f"The device cannot be reached ({error}). Your own match waits on it: plug it in and run 'wayside "
                f"selftest --alone', which brings it back." + (f" Its record is {kept}." if kept.exists() else "")
            )
            return
        if aside.HEAD in before:
            note = "" if same else f"its record is {kept.name}, beside this report"
            found = "back as it was" if same else "not as it was"
            self.report.add(plugs.PART, "your own match", found, OK if same else WRONG, note=note)
        if same:
            kept.unlink(missing_ok=True)
