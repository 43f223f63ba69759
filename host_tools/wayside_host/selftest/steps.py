"""What the steps with a person share: the device, the person, the report, and the shortest way to put a question."""

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
        """Puts a question and notes the answer; the answer is its meaning."""
        answer = self.person.ask(question)
        self.note(part, what, answer, expected)
        return answer

    def note(self, part: str, what: str, answer: str, expected: str, note: str = "") -> None:
        verdict = NOT_CHECKED if answer == SKIPPED else OK if answer == expected else WRONG
        self.report.add(part, what, answer, verdict, "" if verdict == OK else expected, note)

    def words(self, name: str, text: str) -> str:
        """What a person sees instead, in words of their own; nothing when they would rather not say."""
        answer = self.person.ask(Question(name, text, {}))
        return "" if answer == SKIPPED else answer[:200]
