"""The archive of kept matches: a file for each, `archive/NUMBER`, that starts with a summary for the list.

The match on the table is listed too, without an older state of it.
"""

import json
import time
from binascii import crc32

from wayside.referee import record
from wayside.store.files import Damaged, Newer, is_number

FOLDER = "archive"
CLOCK_IS_SET = 2024  # the clock of a Pico starts in 2021; from this year on it was set by a computer
_SUMMARY_MOST = 400


class Entry:
    """A saved match in the list. `result` has the total of each seat; `winner` is a seat or -1; `over` means finished."""

    def __init__(self, number, values, on_table=False):
        self.number = number
        self.on_table = on_table
        self.identity, self.game, self.date, players, self.result, self.winner, over, self.moves = values
        self.players = [(player, name) for player, name in players]
        self.over = bool(over)


class Archive:
    def __init__(self, files, session):
        self.files = files
        self.session = session
        files.expect_folder(FOLDER)

    def numbers(self):
        """The numbers of all kept matches, newest first."""
        numbers = [int(name) for name in self.files.list(FOLDER) if is_number(name)]
        numbers.sort(reverse=True)
        return numbers

    def count(self):
        """How many matches are saved; opens no file."""
        numbers = self.numbers()
        on_table = self._on_table()
        return len(numbers) + (1 if on_table and on_table not in numbers else 0)

    def entries(self):
        """The match on the table, then the kept ones, newest first. Unreadable ones are set aside, newer ones skipped."""
        found, on_table = [], self._on_table()
        numbers = self.numbers()
        if on_table:
            values = _values(self.session.live.identity, self.session.match)
            found.append(Entry(on_table, values, True))
            numbers = [number for number in numbers if number != on_table]
        for number in numbers:
            entry = self.entry(number)
            if entry is not None:
                found.append(entry)
        return found

    def entry(self, number):
        """One line of the list, or None."""
        summary, end, _ = self.files.peek(_name(number), _SUMMARY_MOST).partition(b"\n")
        values = read_summary(summary) if end else None
        if values is None:  # the summary is longer, or the file is damaged: read all of it
            text = self._text(number)
            values = read_summary(text.partition("\n")[0].encode()) if text is not None else None
            if text is not None and values is None:
                self.files.set_aside(_name(number))
        return Entry(number, values) if values is not None else None

    def record(self, number):
        """The record of a kept match, or None if it cannot be read."""
        text = self._text(number)
        return text.partition("\n")[2] if text is not None else None

    def add(self, number, identity, match):
        """Keep a match, and replace an older state of it. Raises OSError; nothing has changed then."""
        summary = json.dumps(_values(identity, match))
        self.files.write(_name(number), "%08x %s\n%s" % (crc32(summary.encode()), summary, record.write(match)))

    def delete(self, number):
        """Delete a saved match; says whether it is gone. The one on the table goes with its older state."""
        if number == self._on_table():
            self.session.drop()
        return self.files.remove(_name(number))

    def set_aside(self, number):
        """Set aside a match that breaks the rules of its game."""
        self.files.set_aside(_name(number))

    def _on_table(self):
        """The number of the match on the table, or 0."""
        return self.session.live.number if self.session.match is not None else 0

    def _text(self, number):
        try:
            return self.files.read(_name(number))
        except Damaged:
            self.files.set_aside(_name(number))
        except Newer:
            self.files.hold(_name(number))
        return None


def today():
    """The date as 2026-11-16, or an empty text if the clock is not set."""
    now = time.localtime()
    return "%04d-%02d-%02d" % (now[0], now[1], now[2]) if now[0] >= CLOCK_IS_SET else ""


def _values(identity, match):
    """The summary as plain values. By the identity a later start can see that this match is already kept."""
    outcome = match.rules.outcome()
    winner = -1
    if outcome is not None and len(outcome[1][0]) == 1:
        winner = outcome[1][0][0]
    players = [[player, match.names.get(player)] for player in match.players]
    totals = [total for total, _ in match.rules.score()]
    return [identity, match.game, today(), players, totals, winner, int(outcome is not None), len(match.moves)]


def read_summary(line):
    """The values in a summary, or None. It has its own checksum, because the list reads only this line."""
    checksum, _, summary = line.partition(b" ")
    if checksum != ("%08x" % crc32(summary)).encode():
        return None
    return json.loads(summary.decode())


def _name(number):
    return "%s/%d" % (FOLDER, number)
