"""A device's flash with games on it, written by the firmware's own store."""

from pathlib import Path

from wayside.referee.match import Match
from wayside.store.files import Files
from wayside.store.session import Session


def session_in(flash: Path) -> Session:
    flash.mkdir(parents=True, exist_ok=True)
    session = Session(Files(str(flash / "saves")))
    session.resume()
    session.drop_if_kept()
    return session


def keep(flash: Path, *matches: Match) -> None:
    """Keep these matches."""
    session = session_in(flash)
    for match in matches:
        session.adopt(match)
        assert session.keep()


def leave_running(flash: Path, match: Match) -> None:
    """Put this match on the table, action by action as it was played."""
    session = session_in(flash)
    session.start(match.game, match.players, match.options, match.names)
    for move, tenths in zip(match.moves, match.times, strict=True):
        session.clock.spent = tenths * 100
        assert session.play(move) is None
