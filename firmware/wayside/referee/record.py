"""The record of a match as text, one statement a line (or joined by ';'), and the way back."""

from wayside.referee.match import RecordError as RecordError

FORMAT = "wayside 1"


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
    """What happened, bit by bit: the moves, those that redo would play (next one last), how long all of them took."""
    for move in moves:
        yield "move " + move
    for move in undone:
        yield "undone " + move
    if any(times):
        yield "times " + ",".join([str(tenths) for tenths in times])
    yield "end %d" % (len(moves) + len(undone))


def statements(match):
    """The match as a list of statements."""
    moves = [match.rules.revealed(move) for move in match.moves]
    return head_statements(match) + list(log_statements(moves, match.undone, match.times + match.undone_times))


def write(match):
    """The record as a file keeps it."""
    return "\n".join(statements(match)) + "\n"


def write_line(match):
    """The record as one line, for the text protocol."""
    return "; ".join(statements(match))


def read(text, is_checked=False):
    """The match that a record tells of. Raises RecordError.

    Every move in it is checked, which takes a while, unless this very program has checked them before.
    """
    return read_statements(parted(text), is_checked)


def read_statements(statements, is_checked=False):
    """The same of statements that come one by one: a device may have no memory for all of them beside the match."""
    from wayside.referee.reader import Reader  # its memory is needed only when a record is read

    return Reader(statements, is_checked).match()


def parted(text):
    """The statements of a text, one by one."""
    start = 0
    while start <= len(text):
        line_end, mark = text.find("\n", start), text.find(";", start)
        end = min(line_end if line_end >= 0 else len(text), mark if mark >= 0 else len(text))
        yield text[start:end]
        start = end + 1
