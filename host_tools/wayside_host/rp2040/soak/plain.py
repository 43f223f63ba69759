"""A plain referee on the host with the match of the device: both must give the same answers."""

import json
import re

from wayside.referee import record
from wayside.referee.match import Match
from wayside.referee.protocol import Protocol
from wayside.referee.table import Table

from . import Fault

TIMES = re.compile(r"; times [\d,]+")  # only the device has a running clock
REFUSAL_WORDS = 2  # of a refusal: "?" and its code; the rest is in the language of the device


class PlainReferee:
    """`told` is the last known record of the device; None without a match."""

    def __init__(self) -> None:
        self.table = Table()
        self.told: str | None = None
        self._protocol = Protocol(self.table, lambda game, refusal: "")

    @property
    def match(self) -> Match | None:
        return self.table.match

    def learn(self, answer: str) -> None:
        """Use the record that the device sent. A plain referee must write the same record."""
        self.told = record_in(answer)
        self.table.match = None if self.told is None else read_back(self.told)

    def compare(self, line: bytes, answer: str) -> None:
        """Answer the same line, which may change the match here too, and compare the answers."""
        own = self.answer(line)
        if meaning(own) != meaning(answer):
            raise Fault(f"{shown(line)} was answered with {shown(answer)}, a plain referee says {shown(own)}")

    def answer(self, line: bytes) -> str:
        return self._protocol.answer(decoded(line))

    def expects(self) -> str | None:
        """The expected record, without times."""
        return None if self.match is None else without_times(record.write_line(self.match))


def decoded(line: bytes) -> str:
    """The line as the device reads it; a line that is not UTF-8 is an unknown command."""
    try:
        return line.decode()
    except UnicodeError:
        return "?"


def record_in(answer: str) -> str | None:
    if answer.startswith("? match "):
        return None
    if not answer.startswith("= "):
        raise Fault(f"record was answered with {shown(answer)}")
    return answer[2:].strip()


def read_back(told: str) -> Match:
    try:
        match = record.read(told)
    except record.RecordError as error:
        raise Fault(f"the record cannot be read: {error}; it is {told}") from None
    own = record.write_line(match)
    if own != told:
        raise Fault(f"the record is {told}, a plain referee writes {own}")
    return match


def without_times(told: str | None) -> str | None:
    return None if told is None else TIMES.sub("", told)


def meaning(answer: str) -> object:
    """The meaning of an answer, independent of language and order of keys."""
    if answer.startswith("= {"):
        try:
            return json.loads(answer[2:])
        except ValueError:
            return answer
    return answer.split()[:REFUSAL_WORDS] if answer.startswith("?") else answer


def is_one_change(before: Match | None, after: Match | None) -> bool:
    """Whether one key can change one match into the other: a move, undo, redo, another match, or none."""
    if before is None or after is None or not after.moves and not after.undone:
        return True
    if record.head_statements(before) != record.head_statements(after):
        return True
    if after.moves[:-1] == before.moves and not after.undone:
        return True
    return [*after.moves, *reversed(after.undone)] == [*before.moves, *reversed(before.undone)]


def shown(text: str | bytes) -> str:
    return repr(text[:200])
