"""Runs the text protocol on a pair of streams."""

from typing import BinaryIO, TextIO

from wayside.i18n.texts import Texts
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text
from wayside.referee.table import Table


def serve(source: BinaryIO, sink: TextIO, language: str = "en") -> int:
    """Answer each line until the stream ends. Bytes that are not UTF-8 are answered like any wrong line."""
    texts = Texts(language)
    table = Table()
    protocol = Protocol(table, lambda game, refusal: refusal_text(texts, game, refusal, names_at(table)))
    for line in source:
        sink.write(protocol.answer(line.decode("utf-8", "replace")))
        sink.flush()
    return 0


def names_at(table: Table) -> dict[str, str] | None:
    """The names of the players of the match."""
    return table.match.names if table.match is not None else None
