"""The position of a game that has no text of its own for it: its snapshot in hexadecimal digits."""

from wayside.games.moves import BadOption


def set_position(rules, text):
    """Put the position of such a text into the rules. Raises BadOption and changes nothing if it is not valid."""
    before = rules.snapshot()
    try:
        rules.restore(bytes([int(text[place : place + 2], 16) for place in range(0, len(text), 2)]))
        if rules.position() == text:
            return
    except (ValueError, IndexError):
        pass
    rules.restore(before)
    raise BadOption("'%s' is no position of this match" % text[:20])
