"""The state of the match, or a move of it, in one line."""

from wayside.games import load

ASIDE, MONO_ASIDE = 16, 10  # characters beside a title


def whose_move(stage):
    """[a line with whose turn it is and the number of the move, or with the result]."""
    match = stage.session.match
    seat = match.rules.turn
    if seat < 0:
        return [result_line(stage)]
    canvas = stage.canvas
    columns = (canvas.width - 14) // 5 if canvas.mono else (canvas.width - (46 if canvas.height > 200 else 38)) // 7
    return [stage.texts.fit("ui.to_move", columns, player=stage.player_name(seat), number=len(match.moves) + 1)]


def board_note(stage):
    """A word beside a title if the match is not played on the owner's board."""
    match = stage.session.match
    room = MONO_ASIDE if stage.canvas.mono else ASIDE
    return stage.texts.fit(match.game + ".ours", room) if load(match.game).is_ours(match.options) else ""


def signed(stage, seat, move):
    """A move for a list. On a mono screen marks have no colour, so the initial of the player stands before it."""
    return "%s %s" % (stage.player_name(seat)[:1], move) if stage.canvas.mono else move


def result_line(stage):
    """A line that says who won."""
    _, ranking = stage.session.match.rules.outcome()
    if len(ranking[0]) > 1:
        return stage.texts("ui.draw")
    return stage.texts("ui.wins", player=stage.player_name(ranking[0][0]))
