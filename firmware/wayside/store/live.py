"""The running match on flash, in pieces so small that an action rewrites one file inside littlefs's metadata.

live/head    what is settled before the first move, and the match's number. Without it there is no match.
live/a, b    the end of the log, written alternately; the whole one with the highest count of saves is the match.
live/log/N   closed pieces of the log; each names the one before it, the tail names the last one.

A piece is in place before a tail names it, and a tail before a head that needs it; what the head and tails on flash
still name is never overwritten or removed. So a power cut finds the old state or the new one, on any file system.
"""

from wayside.store import tail
from wayside.store.files import is_number

HEAD = "live/head"
LOG = "live/log"
TWINS = ("live/a", "live/b")
# Bytes of actions in a tail or piece; with its header and what littlefs and MicroPython add, it stays inline (512 bytes).
MOST = 440


class Live:
    """Knows what is on flash and writes only what is not there yet."""

    def __init__(self, files):
        self.files = files
        self.match = None  # the one to save
        self.identity = 0  # its own, so that nothing left by another match fits it
        self.highest = 0  # identity so far
        self.number = 0  # under which it will be kept in the archive
        self.saves = 0  # so far, over all matches
        self._version = -1  # of the match when it was last on flash
        self._placed = False  # whether the head on flash is that of this match
        self._twin = TWINS[0]  # the tail that holds the state on flash
        self._pieces = []  # (name, where it ends) of the closed pieces, oldest first
        self._stale = []  # (name, save) of pieces that no tail names from that save on
        self._next_piece = 1

    def begin(self, match, identity, number):
        """This match is the one to save now; the one before it stays on flash until the head of this one is there."""
        self.match = match
        self.identity = identity
        self.highest = max(self.highest, identity)
        self.number = number
        self._version = -1
        self._placed = False
        self._pieces = []
        self._stale = []

    def save(self):
        """Bring the match to flash if it changed. Raises OSError; what is on flash is whole then, but older."""
        match = self.match
        total = len(match.moves) + len(match.undone)
        # A piece never holds the log's last action; if it seems to, a new move came after an undo that went into it.
        while self._pieces and total <= self._base():
            self._stale.append((self._pieces.pop()[0], self.saves + 1))
        if match.version != self._version:
            if total:
                self._save_log()
            if not self._placed:
                self._save_head(total)
            self._version = match.version

    def clear(self):
        """Remove the match; says whether it is gone. The tails stay, for the count of saves: alone they mean nothing."""
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
        """How many actions the closed pieces hold."""
        return self._pieces[-1][1] if self._pieces else 0

    def _last_piece(self):
        return self._pieces[-1][0] if self._pieces else 0

    def _other_twin(self):
        return TWINS[1] if self._twin == TWINS[0] else TWINS[0]

    def _save_log(self):
        """Close pieces until the rest fits a tail, then write the tail over the older one."""
        lines = tail.action_lines(self.match, self._base())
        while len(lines) > 1 and tail.size_of(lines) > MOST:
            lines = self._close_piece(lines)
        facts = (self.identity, self.saves + 1, self._last_piece(), self._base(), len(self.match.moves))
        twin = self._other_twin()
        self.files.rewrite(twin, tail.joined(facts, lines))
        self.saves += 1
        if self._placed:  # else the other tail is still needed by the match whose head is there
            self._twin = twin
            self._remove_stale()

    def _close_piece(self, lines):
        """Write as many of the lines as fit a piece, but not the last one; the answer is the rest."""
        count = 1
        size = tail.size_of(lines[:2])
        while count < len(lines) - 1 and size <= MOST:
            count += 1
            size += tail.size_of(lines[count : count + 1])
        facts = (self.identity, self._last_piece(), self._base(), count)
        name = self._next_piece
        self.files.create("%s/%d" % (LOG, name), tail.joined(facts, lines[:count]))
        self._next_piece += 1
        self._pieces.append((name, self._base() + count))
        return lines[count:]

    def _save_head(self, total):
        from wayside.referee.record import head_statements  # once a match

        facts = (self.identity, self.number, total)
        self.files.write(HEAD, tail.joined(facts, head_statements(self.match)))
        self._placed = True
        if total:
            self._twin = self._other_twin()
        self._remove_other_pieces()

    def _remove_stale(self):
        """A piece goes when the older tail does not name it either."""
        while self._stale and self._stale[0][1] < self.saves:
            self.files.remove("%s/%d" % (LOG, self._stale.pop(0)[0]))

    def _remove_other_pieces(self):
        """Only the pieces of this match are needed."""
        for name in self._unneeded(self._pieces):
            self.files.remove("%s/%d" % (LOG, name))

    def _unneeded(self, pieces):
        """The names of all pieces on flash but these."""
        needed = [name for name, _ in pieces]
        return [name for name in self._names() if name not in needed]

    def _names(self):
        return [int(name) for name in self.files.list(LOG) if is_number(name)]

    # Loading

    def load(self, is_checked=False):
        """The match that was running, or None. What cannot be read is set aside, what is newer stays as it is.

        `is_checked` says that this very program saved it, whose moves need no second look.
        """
        from wayside.store.loading import Loader  # its memory is needed at the start only

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
