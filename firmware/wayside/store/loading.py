"""Reads the running match from flash when the device starts. live.py explains the files."""

from wayside.referee import record
from wayside.store.files import Damaged, Newer, numbers_in
from wayside.store.live import HEAD, LOG, TWINS

FOLDER = "live"


class Loader:
    """After `load` it has what was found: identity and number of the match, its pieces, and the name of its tail."""

    def __init__(self, files, is_checked=False):
        self.files = files
        self.is_checked = is_checked
        self.saves = 0  # count of saves, over all matches
        self.highest = 0  # the highest identity so far
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
            raise  # the files may be fine
        except Exception:  # the device must start with any damaged file
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
        """The whole tails, latest first, and the names of the broken ones."""
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
        """The match of the latest tail that works; tails that do not work are added to `broken`."""
        (self.identity, self.number, settled), statements = parted(head, 3)
        for found in [found for found in tails if found.identity == self.identity]:
            try:
                match = self._replay(statements, found)
                self.twin = found.name
                return match
            except (Newer, MemoryError):
                raise
            except Exception:  # damaged moves may make the rules fail in any way
                broken.append(found.name)
        self.pieces = []
        if settled or len(broken) == len(TWINS):
            raise Damaged(FOLDER)
        # No move was played yet, or one move whose file is damaged.
        return record.read_statements(statements + ["end 0"])

    def _replay(self, statements, found):
        """The match of a tail. The rules check every move."""
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
    """The end of the log, from one of the twin files."""

    def __init__(self, name, text):
        numbers, self.lines = parted(text, 5)
        self.name = name
        # The match it belongs to; its count of saves; the last closed piece; how many moves all pieces have together;
        # how many moves of the whole log are played. The others are for redo.
        self.identity, self.save, self.piece, self.base, self.played = numbers


def joined(statements, lines, played):
    """The statements of a record: those of the head, then those made from these lines."""
    if played > len(lines):
        raise Damaged("more is played than there is")
    moves, times = [], []
    for line in lines:
        tenths, _, move = line.partition(" ")
        times.append(numbers_in((tenths,))[0])
        moves.append(move)
    undone = list(reversed(moves[played:]))  # in a record, the move that redo plays next is last
    for statement in statements:
        yield statement
    for statement in record.log_statements(moves[:played], undone, times[:played] + list(reversed(times[played:]))):
        yield statement


def parted(text, count):
    """(numbers, lines) of a text that begins with this many numbers."""
    lines = text.split("\n")
    words = lines[0].split(" ")
    if len(words) != count:
        raise Damaged("not %d numbers" % count)
    return numbers_in(words), lines[1:]
