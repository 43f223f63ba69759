"""Reads a record into a match and checks every statement and every move."""

from wayside.games import folders
from wayside.games.moves import BadOption
from wayside.referee.match import Match, RecordError
from wayside.referee.record import FORMAT


class Reader:
    def __init__(self, statements, is_checked):
        self.is_checked = is_checked
        self.statements = statements
        self.number = 0

    def fail(self, sentence, refusal=None):
        raise RecordError(self.number, sentence, refusal)

    def match(self):
        header, moves, undone, times = self._header()
        try:
            match = Match(header["game"], header["players"], header["options"], header["names"], header["start"])
        except (BadOption, ValueError) as error:
            self.fail(str(error))
        for player in match.names:
            if player not in match.players:
                self.fail("the record names '%s', who does not play" % player)
        # The undone moves are played too, so that they are checked. All calls are from here: the stack is small.
        log = moves + list(reversed(undone))
        times = times[: len(moves)] + list(reversed(times[len(moves) :]))
        for index, (self.number, move) in enumerate(log):
            if self.is_checked:
                match.play_checked(move, times[index])
                continue
            refusal = match.play(move, times[index])
            if refusal:
                which = "move" if index < len(moves) else "undone move"
                self.fail("the %s '%s' is not legal here (%s)" % (which, move, refusal.code), refusal)
        match.undo(len(undone))
        return match

    def _header(self):
        """Read all statements. Moves are collected with their statement numbers and played later."""
        header = {"game": None, "players": None, "options": {}, "names": {}, "start": None}
        moves, undone, times, count, ended = [], [], [], 0, False
        for index, line in enumerate(self.statements):
            line = line.strip()
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
        """Times in tenths of a second, separated by commas."""
        times = []
        for word in text.split(","):
            if not 1 <= len(word) <= 9 or not all([letter in "0123456789" for letter in word]):
                self.fail("'%s' is not a time in tenths of a second" % word[:20])
            times.append(int(word))
        return times

    def _header_statement(self, header, word, rest):
        if word == "game":
            if rest not in folders():
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
