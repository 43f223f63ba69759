"""Reads the running match from flash when the device starts; see live.py for the files."""

from wayside.referee import record
from wayside.store.files import Damaged, Newer, numbers_in
from wayside.store.live import HEAD, LOG, TWINS

FOLDER = "live"


class Loader:
    """After `load` it knows what was found: the match's identity and number, its pieces, the tail that holds its end."""

    def __init__(self, files, is_checked=False):
        self.files = files
        self.is_checked = is_checked
        self.saves = 0  # so far, over all matches
        self.highest = 0  # identity so far
        self.identity = 0
        self.number = 0
        self.twin = TWINS[0]
        self.pieces = []

    def load(self):
        """The match that was running, or None."""
        self.files.expect_folder(FOLDER)
        self.files.expect_folder(LOG)
        try:
            return self._load()
        except Newer:
            self.files.hold(FOLDER)
        except MemoryError:
            raise  # it says nothing about the files
        except Exception:  # whatever is wrong with a file, the device must start
            self.files.set_aside(FOLDER)
        return None

    def _load(self):
        tails, broken = self._read_tails()
        head = self.files.read(HEAD)
        match = None
        if head is not None:
            match = self._rebuild(head, tails, broken)
        for name in broken:
            self.files.set_aside(name)
        return match

    def _read_tails(self):
        """The tails that are whole, latest first, and the names of those that are not."""
        tails, broken = [], []
        for name in TWINS:
            try:
                text = self.files.read(name)
                if text is not None:
                    tails.append(Tail(name, text))
            except Damaged:
                broken.append(name)
        for found in tails:
            self.saves = max(self.saves, found.save)
            self.highest = max(self.highest, found.identity)
        tails.sort(key=lambda found: -found.save)
        return tails, broken

    def _rebuild(self, head, tails, broken):
        """The match of the latest tail that makes one; a tail that makes none joins the broken ones."""
        (self.identity, self.number, settled), statements = parted(head, 3)
        for found in [found for found in tails if found.identity == self.identity]:
            try:
                match = self._replay(statements, found)
                self.twin = found.name
                return match
            except (Newer, MemoryError):
                raise
            except Exception:  # the rules may stumble over it in any way
                broken.append(found.name)
        self.pieces = []
        if settled or len(broken) == len(TWINS):
            raise Damaged(FOLDER)
        # Nothing was played yet, or one action whose file was damaged.
        return record.read_statements(statements + ["end 0"])

    def _replay(self, statements, found):
        """The match of a tail; every move is checked by the rules."""
        lines, self.pieces = found.lines, []
        name, base = found.piece, found.base
        while base:
            text = self.files.read("%s/%d" % (LOG, name))
            if text is None:
                raise Damaged("a piece is missing")
            (identity, before, start, count), piece = parted(text, 4)
            if identity != found.identity or start + count != base or count != len(piece) or not count:
                raise Damaged("a piece of another log")
            self.pieces.insert(0, (name, base))
            lines = piece + lines
            name, base = before, start
        return record.read_statements(joined(statements, lines, found.played), self.is_checked)


class Tail:
    """The end of a log as one of the twin files holds it."""

    def __init__(self, name, text):
        facts, self.lines = parted(text, 5)
        self.name = name
        # The match it belongs to; its own number; the last closed piece and how many actions the pieces hold together;
        # how many actions of the whole log are played, the others are for redo.
        self.identity, self.save, self.piece, self.base, self.played = facts


def joined(statements, lines, played):
    """The statements of a record: those of its head, and such lines."""
    if played > len(lines):
        raise Damaged("more is played than there is")
    moves, times = [], []
    for line in lines:
        tenths, _, move = line.partition(" ")
        times.append(numbers_in((tenths,))[0])
        moves.append(move)
    undone = list(reversed(moves[played:]))  # in a record, what redo would play next stands last
    for statement in statements:
        yield statement
    for statement in record.log_statements(moves[:played], undone, times[:played] + list(reversed(times[played:]))):
        yield statement


def parted(text, count):
    """(numbers, lines) of a text that begins with so many numbers."""
    lines = text.split("\n")
    words = lines[0].split(" ")
    if len(words) != count:
        raise Damaged("not %d numbers" % count)
    return numbers_in(words), lines[1:]
