"""Games that were kept: one file each, `archive/NUMBER`, with a summary first that the list can be made from."""

import json
import time
from binascii import crc32

from wayside.referee import record
from wayside.store.files import Damaged, Newer, is_number

FOLDER = "archive"
CLOCK_IS_SET = 2024  # a Pico's clock begins at 2021; a later year was set by the host
_SUMMARY_MOST = 400


class Entry:
    """A kept game in the list. `result` holds the totals by seat, `winner` a seat or -1; `over` says if it was ended."""

    def __init__(self, number, facts):
        self.number = number
        self.identity, self.game, self.date, players, self.result, self.winner, over, self.moves = facts
        self.players = [(player, name) for player, name in players]
        self.over = bool(over)


class Archive:
    def __init__(self, files):
        self.files = files
        files.expect_folder(FOLDER)

    def numbers(self):
        """The numbers of all kept games, newest first."""
        numbers = [int(name) for name in self.files.list(FOLDER) if is_number(name)]
        numbers.sort(reverse=True)
        return numbers

    def count(self):
        """How many games are kept; opens none of them."""
        return len(self.numbers())

    def entries(self):
        """The kept games, newest first. One that cannot be read is set aside; a newer firmware's is left out."""
        found = []
        for number in self.numbers():
            entry = self.entry(number)
            if entry is not None:
                found.append(entry)
        return found

    def entry(self, number):
        """One line of the list, or None."""
        summary, end, _ = self.files.peek(_name(number), _SUMMARY_MOST).partition(b"\n")
        facts = read_summary(summary) if end else None
        if facts is None:  # long names, or something is wrong with the file: look at all of it
            text = self._text(number)
            facts = read_summary(text.partition("\n")[0].encode()) if text is not None else None
            if text is not None and facts is None:
                self.files.set_aside(_name(number))
        return Entry(number, facts) if facts is not None else None

    def record(self, number):
        """The record of a kept game, or None when it cannot be read."""
        text = self._text(number)
        return text.partition("\n")[2] if text is not None else None

    def add(self, number, identity, match):
        """Keep a match, over an older state of it if there is one. Raises OSError, and nothing changed then."""
        summary = json.dumps(_facts(identity, match))
        self.files.write(_name(number), "%08x %s\n%s" % (crc32(summary.encode()), summary, record.write(match)))

    def delete(self, number):
        """Says whether it is gone."""
        return self.files.remove(_name(number))

    def set_aside(self, number):
        """For one that turns out to break the rules of its game."""
        self.files.set_aside(_name(number))

    def _text(self, number):
        try:
            return self.files.read(_name(number))
        except Damaged:
            self.files.set_aside(_name(number))
        except Newer:
            self.files.hold(_name(number))
        return None


def today():
    """2026-11-16, or nothing when nobody set the clock."""
    now = time.localtime()
    return "%04d-%02d-%02d" % (now[0], now[1], now[2]) if now[0] >= CLOCK_IS_SET else ""


def _facts(identity, match):
    """What the list shows, as plain values; the identity tells a later start that this match was kept."""
    outcome = match.rules.outcome()
    winner = -1
    if outcome is not None and len(outcome[1][0]) == 1:
        winner = outcome[1][0][0]
    players = [[player, match.names.get(player)] for player in match.players]
    totals = [total for total, _ in match.rules.score()]
    return [identity, match.game, today(), players, totals, winner, int(outcome is not None), len(match.moves)]


def read_summary(line):
    """The facts in a summary, or None; it has a checksum of its own, because the list reads no more than this."""
    checksum, _, summary = line.partition(b" ")
    if checksum != ("%08x" % crc32(summary)).encode():
        return None
    return json.loads(summary.decode())


def _name(number):
    return "%s/%d" % (FOLDER, number)
