"""Writes the text of tails and pieces: a line of numbers, then a line `TENTHS MOVE` for each move."""


def move_lines(match, first):
    """The moves from this index on, with those that redo would play."""
    moves, undone = match.moves, match.undone
    total = len(moves) + len(undone)
    lines = []
    for index in range(first, total):
        if index < len(moves):
            lines.append("%d %s" % (match.times[index], moves[index]))
        else:
            lines.append("%d %s" % (match.undone_times[total - 1 - index], undone[total - 1 - index]))
    return lines


def joined(numbers, lines):
    return "\n".join([" ".join([str(number) for number in numbers])] + lines)


def size_of(lines):
    """Bytes of the lines with their line ends."""
    return len("\n".join(lines).encode()) + 1 if lines else 0
