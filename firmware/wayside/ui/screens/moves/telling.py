"""How the lists of moves tell them. Loaded only by these screens."""

from wayside.referee.refusals import spoken, spoken_move


def told_move(texts, match, move, since=None, room=99):
    """A move for a person, as the rules tell it, else by its notation.

    `since` are the moves played after it; None if it is not played. The text has at most `room` letters, if it can.
    """
    told = match.rules.told(move, since)
    if told is None:
        return spoken_move(texts, match.game, move)
    return texts.fit(told[0], room, **spoken(texts, match.game, told[1]))
