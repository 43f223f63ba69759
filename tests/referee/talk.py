"""A client of the text protocol for the tests: one referee, in English, in the same process."""

import json

from wayside.i18n.texts import Texts
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text
from wayside.referee.table import Table


class Talk:
    def __init__(self) -> None:
        texts = Texts("en")
        self.table = Table()
        self.protocol = Protocol(self.table, lambda game, refusal: refusal_text(texts, game, refusal))

    def say(self, line: str) -> str:
        """The answer to a line, without the empty line that ends it."""
        answer = self.protocol.answer(line)
        assert answer == "" or answer.endswith("\n\n") and answer[0] in "=?", answer
        assert "\n\n" not in answer[:-2], "only the end of an answer is an empty line"
        return answer[:-2]

    def ask(self, line: str) -> str:
        """The text after the '=' of an answer; fails for a refusal."""
        answer = self.say(line)
        assert answer.startswith("="), f"{line}: {answer}"
        return answer[2:]

    def lines(self, line: str) -> list[str]:
        return self.ask(line).split("\n")

    def json(self, line: str):
        return json.loads(self.ask(line))

    def refused(self, line: str) -> str:
        """The code of the refusal; fails without one."""
        answer = self.say(line)
        assert answer.startswith("? "), f"{line}: {answer}"
        code, _, text = answer[2:].partition(" ")
        assert len(text) > 10, f"a refusal is a sentence: {answer}"
        return code
