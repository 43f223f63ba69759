"""What the steps with a person share: device, person, report, and short ways to ask."""

from dataclasses import dataclass

from .device import DeviceUnderTest
from .person import SKIPPED, Person, Question
from .report import NOT_CHECKED, OK, WRONG, Report


@dataclass
class Guide:
    device: DeviceUnderTest
    person: Person
    report: Report

    def ask(self, part: str, what: str, question: Question, expected: str = "yes") -> str:
        """Ask a question and add a line to the report; returns the meaning of the answer."""
        answer = self.person.ask(question)
        self.note(part, what, answer, expected)
        return answer

    def note(self, part: str, what: str, answer: str, expected: str, note: str = "") -> None:
        verdict = NOT_CHECKED if answer == SKIPPED else OK if answer == expected else WRONG
        self.report.add(part, what, answer, verdict, "" if verdict == OK else expected, note)

    def words(self, name: str, text: str) -> str:
        """What the person sees instead, in their own words; empty if they skip it."""
        answer = self.person.ask(Question(name, text, {}))
        return "" if answer == SKIPPED else answer[:200]
