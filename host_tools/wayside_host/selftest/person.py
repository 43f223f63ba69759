"""The person at the terminal: questions, answers, and what is typed while something else is waited for."""

import os
import queue
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

SKIPPED = "skipped"
SKIP = "s"
LOOK = 0.1  # s between two looks at whether somebody typed something; Ctrl-C is heard then
YES_NO = {"y": "yes", "n": "no"}


@dataclass(frozen=True)
class Question:
    """`name` is for whoever answers in a person's place; without `answers` any words will do."""

    name: str
    text: str
    answers: Mapping[str, str] = field(default_factory=lambda: YES_NO)  # what is typed, and what it means


class InputEnded(Exception):
    """Nobody can answer any more."""


class Person(Protocol):
    def tell(self, text: str) -> None: ...

    def ask(self, question: Question) -> str:
        """What the answer means, or SKIPPED."""
        ...

    def asked(self, question: Question) -> None:
        """Put a question that something else may answer; see `typed`."""
        ...

    def typed(self) -> str | None:
        """What the answer means that was typed meanwhile, or None."""
        ...


class Terminal:
    """Lines from standard input, read by a thread of their own, so that they never hold anything up."""

    def __init__(self, source: int | None = None) -> None:
        self._source = source  # standard input, if none is named
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._question: Question | None = None

    def _read(self) -> None:
        """By os.read: a thread that waits inside sys.stdin would hold up the end of the program."""
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
        if self._question is None:  # nobody was asked before
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
    """What may be typed, in words."""
    own = [f"{letter} = {meaning}" for letter, meaning in question.answers.items()]
    return [*(own or ["your own words"]), f"{SKIP} = skip"]


def understood(question: Question, line: str) -> str | None:
    """What a typed line means: a letter, or the whole word; None if it means nothing here."""
    typed = line.lower()
    if typed in (SKIP, "skip"):
        return SKIPPED
    if not question.answers:
        return line or None
    for letter, meaning in question.answers.items():
        if typed in (letter, meaning):
            return meaning
    return None
