"""Saves the running match. Its files are so small that each move rewrites one file within the metadata of littlefs.

live/head    all that is fixed before the first move, and the number of the match. Without it there is no match.
live/a, b    the tails: the end of the log, written in turn. The whole one with the highest count of saves is valid.
live/log/N   closed pieces of the log. Each names the piece before it; the tail names the last piece.

A piece is written before a tail names it, and a tail before a head that needs it. A file that the head and tails on
flash still name is never overwritten or removed. So a power cut leaves the old or the new state, on any file system.
"""

from wayside.store import tail
from wayside.store.files import is_number

HEAD = "live/head"
LOG = "live/log"
TWINS = ("live/a", "live/b")
# Bytes of moves in a tail or piece: with header and overhead the file stays inline in littlefs (512 bytes).
MOST = 440


class Live:
    """Knows what is on flash and writes only what is missing there."""

    def __init__(self, files):
        self.files = files
        self.match = None  # the match to save
        self.identity = 0  # unique for each match, so that files of another match do not fit
        self.highest = 0  # the highest identity so far
        self.number = 0  # its number in the archive
        self.saves = 0  # count of saves, over all matches
        self._version = -1  # of the match on flash
        self._placed = False  # whether the head of this match is on flash
        self._twin = TWINS[0]  # the tail that holds the state on flash
        self._pieces = []  # (name, index after its last move) of the closed pieces, oldest first
        self._stale = []  # (name, save): no tail names the piece from that save on
        self._next_piece = 1

    def begin(self, match, identity, number):
        """Save this match from now on. The match before it stays on flash until the new head is written."""
        self.match = match
        self.identity = identity
        self.highest = max(self.highest, identity)
        self.number = number
        self._version = -1
        self._placed = False
        self._pieces = []
        self._stale = []

    def save(self):
        """Save the match if it has changed. Raises OSError; flash has an older but whole state then."""
        match = self.match
        total = len(match.moves) + len(match.undone)
        # A piece never has the last move of the log. If it seems to, moves of this piece were undone and then replaced.
        while self._pieces and total <= self._base():
            self._stale.append((self._pieces.pop()[0], self.saves + 1))
        if match.version != self._version:
            if total:
                self._save_log()
            if not self._placed:
                self._save_head(total)
            self._version = match.version

    def clear(self):
        """Remove the match; says whether it is gone. The tails stay for the count of saves: alone they are no match."""
        self.match = None
        self._placed = False
        self._pieces = []
        self._stale = []
        gone = self.files.remove(HEAD)
        if gone:
            self._remove_other_pieces()
        return gone

    # Saving

    def _base(self):
        """How many moves the closed pieces have."""
        return self._pieces[-1][1] if self._pieces else 0

    def _last_piece(self):
        return self._pieces[-1][0] if self._pieces else 0

    def _other_twin(self):
        return TWINS[1] if self._twin == TWINS[0] else TWINS[0]

    def _save_log(self):
        """Close pieces until the rest fits a tail, then write the tail over the older one."""
        lines = tail.move_lines(self.match, self._base())
        while len(lines) > 1 and tail.size_of(lines) > MOST:
            lines = self._close_piece(lines)
        numbers = (self.identity, self.saves + 1, self._last_piece(), self._base(), len(self.match.moves))
        twin = self._other_twin()
        self.files.rewrite(twin, tail.joined(numbers, lines))
        self.saves += 1
        if self._placed:  # otherwise the match whose head is on flash still needs the other tail
            self._twin = twin
            self._remove_stale()

    def _close_piece(self, lines):
        """Write as many lines as fit a piece, but not the last one; returns the rest."""
        count = 1
        size = tail.size_of(lines[:2])
        while count < len(lines) - 1 and size <= MOST:
            count += 1
            size += tail.size_of(lines[count : count + 1])
        numbers = (self.identity, self._last_piece(), self._base(), count)
        name = self._next_piece
        self.files.create("%s/%d" % (LOG, name), tail.joined(numbers, lines[:count]))
        self._next_piece += 1
        self._pieces.append((name, self._base() + count))
        return lines[count:]

    def _save_head(self, total):
        from wayside.referee.record import head_statements  # imported here because it is needed once in a match

        numbers = (self.identity, self.number, total)
        self.files.write(HEAD, tail.joined(numbers, head_statements(self.match)))
        self._placed = True
        if total:
            self._twin = self._other_twin()
        self._remove_other_pieces()

    def _remove_stale(self):
        """Remove pieces that the older tail does not name either."""
        while self._stale and self._stale[0][1] < self.saves:
            self.files.remove("%s/%d" % (LOG, self._stale.pop(0)[0]))

    def _remove_other_pieces(self):
        """Remove pieces of other matches."""
        for name in self._unneeded(self._pieces):
            self.files.remove("%s/%d" % (LOG, name))

    def _unneeded(self, pieces):
        """The names of all pieces on flash except these."""
        needed = [name for name, _ in pieces]
        return [name for name in self._names() if name not in needed]

    def _names(self):
        return [int(name) for name in self.files.list(LOG) if is_number(name)]

    # Loading

    def load(self, is_checked=False):
        """The running match on flash, or None. Unreadable files are set aside, newer ones stay as they are.

        `is_checked` says that this program saved it, so its moves need no check.
        """
        from wayside.store.loading import Loader  # imported here because it is needed only at the start

        loader = Loader(self.files, is_checked)
        match = loader.load()
        self.saves, self.highest = loader.saves, loader.highest
        self._next_piece = max(self._names() + [0]) + 1
        if match is not None:
            self.begin(match, loader.identity, loader.number)
            self._version = match.version
            self._placed = True
            self._twin = loader.twin
            self._pieces = loader.pieces
            self._stale = [(name, self.saves + 1) for name in self._unneeded(self._pieces)]
        return match
