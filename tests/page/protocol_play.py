"""Runs in real MicroPython: answers the lines of a file like the referee on the host."""

import sys

from wayside.i18n.texts import Texts
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text
from wayside.referee.table import Table

texts = Texts("en")
protocol = Protocol(Table(), lambda game, refusal: refusal_text(texts, game, refusal))
with open(sys.argv[1]) as file:
    for line in file:
        sys.stdout.write(protocol.answer(line))
