"""The person at the terminal: asks questions, and reads answers while it waits for something else."""

import os
import queue
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

SKIPPED = "skipped"
SKIP = "s"
LOOK = 0.1  # s between two checks of the input; Ctrl-C works then
YES_NO = {"y": "yes", "n": "no"}


@dataclass(frozen=True)
class Question:
    """A question. A test uses `name` to answer it. Without `answers`, any words are accepted."""

    name: str
    text: str
    answers: Mapping[str, str] = field(default_factory=lambda: YES_NO)  # typed text and its meaning


class InputEnded(Exception):
    """The input has ended."""


class Person(Protocol):
    def tell(self, text: str) -> None: ...

    def ask(self, question: Question) -> str:
        """Ask and wait; returns the meaning of the answer, or SKIPPED."""
        ...

    def asked(self, question: Question) -> None:
        """Show a question without waiting; see `typed`."""
        ...

    def typed(self) -> str | None:
        """The meaning of an answer that was typed since, or None."""
        ...


class Terminal:
    """Reads lines of standard input in a thread, so that nothing has to wait for them."""

    def __init__(self, source: int | None = None) -> None:
        self._source = source  # None means standard input
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._question: Question | None = None

    def _read(self) -> None:
        """Use os.read, because a thread that waits in sys.stdin would block the end of the program."""
        rest = b""
        source = sys.stdin.fileno() if self._source is None else self._source
        while part := os.read(source, 1024):
            *lines, rest = (rest + part).split(b"\n")
            for line in lines:
                self._lines.put(line.decode("utf-8", "replace").strip())
        self._lines.put(None)

    def tell(self, text: str) -> None:
        print(text, flush=True)

    def ask(self, question: Question) -> str:
        self.asked(question)
        while (answer := self.typed(LOOK)) is None:
            pass
        return answer

    def asked(self, question: Question) -> None:
        if self._question is None:  # no question was shown before
            threading.Thread(target=self._read, daemon=True).start()
        self._question = question
        print(f"{question.text} [{', '.join(choices(question))}] ", end="", flush=True)

    def typed(self, wait: float = 0) -> str | None:
        try:
            line = self._lines.get(timeout=wait) if wait else self._lines.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            self._lines.put(None)
            raise InputEnded
        assert self._question is not None
        answer = understood(self._question, line)
        if answer is None:
            print(f"Type {', '.join(choices(self._question))}: ", end="", flush=True)
        return answer


def choices(question: Question) -> list[str]:
    """The possible answers in words."""
    own = [f"{letter} = {meaning}" for letter, meaning in question.answers.items()]
    return [*(own or ["your own words"]), f"{SKIP} = skip"]


def understood(question: Question, line: str) -> str | None:
    """The meaning of a typed line, a letter or the whole word; None if it has no meaning."""
    typed = line.lower()
    if typed in (SKIP, "skip"):
        return SKIPPED
    if not question.answers:
        return line or None
    for letter, meaning in question.answers.items():
        if typed in (letter, meaning):
            return meaning
    return None
