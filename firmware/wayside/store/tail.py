"""The text inside the files of a running match: a line of numbers, then lines; an action is `TENTHS MOVE`."""

from wayside.referee import record
from wayside.store.files import Damaged, numbers_in


class Tail:
    """The end of a log as one of the twin files holds it."""

    def __init__(self, name, text):
        facts, self.lines = parted(text, 5)
        self.name = name
        # The match it belongs to; its own number; the last closed piece and how many actions the pieces hold together;
        # how many actions of the whole log are played, the others are for redo.
        self.identity, self.save, self.piece, self.base, self.played = facts


def action_lines(match, first):
    """The actions from this index on, those that redo would play among them."""
    moves, undone = match.moves, match.undone
    total = len(moves) + len(undone)
    lines = []
    for index in range(first, total):
        if index < len(moves):
            lines.append("%d %s" % (match.times[index], moves[index]))
        else:
            lines.append("%d %s" % (match.undone_times[total - 1 - index], undone[total - 1 - index]))
    return lines


def log_statements(lines, played):
    """Such lines as the statements of a record."""
    if played > len(lines):
        raise Damaged("more is played than there is")
    moves, times = [], []
    for line in lines:
        tenths, _, move = line.partition(" ")
        times.append(numbers_in((tenths,))[0])
        moves.append(move)
    undone = list(reversed(moves[played:]))  # in a record, what redo would play next stands last
    return record.log_statements(moves[:played], undone, times[:played] + list(reversed(times[played:])))


def joined(facts, lines):
    return "\n".join([" ".join([str(fact) for fact in facts])] + lines)


def parted(text, count):
    """(numbers, lines) of a text that begins with so many numbers."""
    lines = text.split("\n")
    words = lines[0].split(" ")
    if len(words) != count:
        raise Damaged("not %d numbers" % count)
    return numbers_in(words), lines[1:]


def size_of(lines):
    """Bytes of the lines with what ends them."""
    return sum([len(line.encode()) + 1 for line in lines])
