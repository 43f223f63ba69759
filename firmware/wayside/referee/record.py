"""The record of a match as text, one statement a line (or joined by ';'), and the way back."""

from wayside.games import GAMES
from wayside.games.moves import BadOption
from wayside.referee.match import Match

FORMAT = "wayside 1"


class RecordError(ValueError):
    """A record that cannot be read: the number of the statement and what is wrong with it."""

    def __init__(self, number, sentence):
        super().__init__("statement %d: %s" % (number, sentence))
        self.number = number


def head_statements(match):
    """What is settled before the first move; all options stand in it, because a default may change one day."""
    lines = [FORMAT, "game " + match.game, "players " + ",".join(match.players)]
    for player in match.players:
        if player in match.names:
            lines.append("name %s %s" % (player, match.names[player]))
    for key in sorted(match.options):
        lines.append("option %s=%s" % (key, match.options[key]))
    if match.start is not None:
        lines.append("position " + match.start)
    return lines


def log_statements(moves, undone, times):
    """What happened: the moves, those that redo would play (next one last), and how long all of them took."""
    lines = ["move " + move for move in moves]
    lines += ["undone " + move for move in undone]
    if any(times):
        lines.append("times " + ",".join([str(tenths) for tenths in times]))
    lines.append("end %d" % (len(moves) + len(undone)))
    return lines


def statements(match):
    """The match as a list of statements."""
    return head_statements(match) + log_statements(match.moves, match.undone, match.times + match.undone_times)


def write(match):
    """The record as a file keeps it."""
    return "\n".join(statements(match)) + "\n"


def write_line(match):
    """The record as one line, for the text protocol."""
    return "; ".join(statements(match))


def read(text):
    """The match that a record tells of; every move in it is checked. Raises RecordError."""
    return _Reader(text).match()


class _Reader:
    def __init__(self, text):
        self.lines = [line.strip() for line in text.replace(";", "\n").split("\n")]
        self.number = 0

    def fail(self, sentence):
        raise RecordError(self.number, sentence)

    def match(self):
        header, moves, undone, times = self._header()
        try:
            match = Match(header["game"], header["players"], header["options"], header["names"], header["start"])
        except (BadOption, ValueError) as error:
            self.fail(str(error))
        for player in match.names:
            if player not in match.players:
                self.fail("the record names '%s', who does not play" % player)
        for index, (self.number, move) in enumerate(moves):
            refusal = match.play(move, times[index])
            if refusal:
                self.fail("the move '%s' is not legal here (%s)" % (move, refusal.code))
        self._redo_tail(match, undone, times[len(moves) :])
        return match

    def _header(self):
        """Read all statements; the moves are kept with their numbers and played afterwards."""
        header = {"game": None, "players": None, "options": {}, "names": {}, "start": None}
        moves, undone, times, count, ended = [], [], [], 0, False
        for index, line in enumerate(self.lines):
            if not line:
                continue
            self.number = index + 1
            count += 1
            if ended:
                self.fail("nothing may follow 'end'")
            if count == 1:
                if line != FORMAT:
                    self.fail("a record begins with '%s', not with '%s'" % (FORMAT, line[:20]))
                continue
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            if word == "move":
                moves.append((self.number, rest))
            elif word == "undone":
                undone.append((self.number, rest))
            elif word == "times":
                times = self._times(rest)
            elif word == "end":
                ended = True
                if rest != str(len(moves) + len(undone)):
                    self.fail("'end' counts %s moves, the record has %d" % (rest, len(moves) + len(undone)))
            else:
                self._header_statement(header, word, rest)
        if not ended:
            self.fail("the record stops before its 'end'; a part of it is missing")
        if header["game"] is None:
            self.fail("the record does not name its game")
        if times and len(times) != len(moves) + len(undone):
            self.fail("there are %d times for %d moves" % (len(times), len(moves) + len(undone)))
        return header, moves, undone, times or [0] * (len(moves) + len(undone))

    def _times(self, text):
        """Tenths of a second, joined by commas."""
        times = []
        for word in text.split(","):
            if not 1 <= len(word) <= 9 or not all([letter in "0123456789" for letter in word]):
                self.fail("'%s' is not a time in tenths of a second" % word[:20])
            times.append(int(word))
        return times

    def _header_statement(self, header, word, rest):
        if word == "game":
            if rest not in GAMES:
                self.fail("there is no game '%s'" % rest)
            header["game"] = rest
        elif word == "players":
            header["players"] = rest.split(",")
        elif word == "name":
            player, _, name = rest.partition(" ")
            header["names"][player] = name
        elif word == "option":
            key, mark, value = rest.partition("=")
            if not mark:
                self.fail("an option is written key=value, not '%s'" % rest)
            header["options"][key] = value
        elif word == "position":
            header["start"] = rest
        else:
            self.fail("'%s' is not a statement of a record" % word[:20])

    def _redo_tail(self, match, undone, times):
        """Moves that were undone are played, so that they are checked too, and taken back again."""
        for index in range(len(undone) - 1, -1, -1):
            self.number, move = undone[index]
            refusal = match.play(move, times[index])
            if refusal:
                self.fail("the undone move '%s' is not legal here (%s)" % (move, refusal.code))
        match.undo(len(undone))
