"""Writes a match as text, its record, and reads it back. Each statement is a line, or ends with ';'."""

from wayside.referee.match import RecordError as RecordError

FORMAT = "wayside 1"


def head_statements(match):
    """All that is fixed before the first move. Every option is written, because a default may change one day."""
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
    """One by one: the moves, the undone moves (the next one to redo is last), the times of all of them."""
    for move in moves:
        yield "move " + move
    for move in undone:
        yield "undone " + move
    if any(times):
        yield "times " + ",".join([str(tenths) for tenths in times])
    yield "end %d" % (len(moves) + len(undone))


def statements(match):
    """The whole match as a list of statements."""
    moves = [match.rules.revealed(move) for move in match.moves]
    return head_statements(match) + list(log_statements(moves, match.undone, match.times + match.undone_times))


def write(match):
    """The record as the content of a file."""
    return "\n".join(statements(match)) + "\n"


def write_line(match):
    """The record as one line, for the text protocol."""
    return "; ".join(statements(match))


def read(text):
    """The match of a record. Raises RecordError. Every move is checked, which takes a while."""
    from wayside.referee.reader import Reader  # imported here because it is rarely needed

    return Reader(parted(text), False).match()


def read_statements(statements, is_checked=False):
    """The same for statements that come one by one: a device may not have enough memory for all of them at once.

    `is_checked` skips the check of moves that this program has checked before.
    """
    from wayside.referee.reader import Reader

    return Reader(statements, is_checked).match()


def parted(text):
    """Split a text into its statements, one by one."""
    start = 0
    while start <= len(text):
        line_end, mark = text.find("\n", start), text.find(";", start)
        end = min(line_end if line_end >= 0 else len(text), mark if mark >= 0 else len(text))
        yield text[start:end]
        start = end + 1
