"""What people do with the device in an evening, as steps; and the state of a device, to compare two moments."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from store import plain_disk
from store.flash import Flash, insert
from store.plain_disk import PlainDisk

from wayside.games import load
from wayside.games.moves import END
from wayside.store.files import Files
from wayside.store.session import Session

Step = Callable[[Session], Any]


def power_on(flash: Flash | PlainDisk) -> Session:
    """A device that starts with the files on the flash."""
    if isinstance(flash, PlainDisk):
        plain_disk.insert(flash)
    else:
        insert(flash)
    session = Session(Files("/saves"))
    session.resume()
    session.drop_if_kept()
    return session


def state(session: Session) -> tuple[Any, ...]:
    """Everything that a person would miss."""
    kept = [(number, session.archive.record(number)) for number in session.archive.numbers()]
    return match_state(session), tuple(kept), tuple(sorted(session.settings.items()))


def match_state(session: Session) -> tuple[Any, ...] | None:
    match = session.match
    if match is None:
        return None
    log = (match.moves, match.undone, match.times, match.undone_times, match.actors)
    return match.game, repr(log), repr(sorted(match.names.items())), match.rules.snapshot(), match.start


def legal_move(session: Session, rng: random.Random) -> str:
    """Some move, if possible not the one that was undone last, and not a word that ends everything."""
    rules = session.match.rules
    for _ in range(20):
        path: list[str] = []
        while (token := rng.choice(rules.next(path)).token) != END:
            path.append(token)
        if session.match.undone[-1:] != [rules.text_of(path)] and path != ["finish"]:
            break
    return rules.text_of(path)


def play(session: Session, rng: random.Random) -> None:
    """A move that took some time; if the match is over, an undo instead."""
    if session.match.rules.turn < 0:
        session.undo(2)
        return
    session.clock.spent = rng.randrange(60000)
    assert session.play(legal_move(session, rng)) is None


def go_on(session: Session) -> None:
    """One more action, whatever the state."""
    if session.match is None:
        session.start("nasca")
    else:
        play(session, random.Random(1))


def whole_evening(game: str, options: dict[str, str], actions: int) -> Iterator[Step]:
    """A long match with all possible events, kept; a second one, broken off; the first one opened again."""
    rng = random.Random(7)
    first, second = load(game).usual_players()[:2]

    def move(session: Session) -> None:
        play(session, rng)

    yield lambda session: session.set("language", "fr")
    yield lambda session: session.start(game, None, options, {first: "Anna"})
    for count in range(actions):
        yield move
        if count == 5:
            yield lambda session: session.undo()
            yield lambda session: session.redo()
            yield lambda session: session.set("brightness", "40")
        if count == 18:
            yield lambda session: session.undo(3)
            yield move
        if count == 30:
            yield lambda session: session.undo_turn()
        if count == 44:
            yield lambda session: session.undo(20)  # far into closed pieces of the log
            yield lambda session: session.redo(4)
            yield move
    yield lambda session: session.keep()
    yield lambda session: session.start(game)
    yield move
    yield move
    yield lambda session: session.start(game, None, None, {second: "Björn"})  # replaces the running match
    yield move
    yield lambda session: session.keep()
    yield lambda session: session.reopen(1)
    yield lambda session: session.undo(2)
    yield move
    yield lambda session: session.keep()  # replaces its older state
    yield lambda session: session.reopen(1)
    yield lambda session: session.drop()
    yield lambda session: session.archive.delete(1)


def short_evening(game: str) -> Iterator[Step]:
    """The same in few steps; with three actions in a tail it closes and opens pieces of the log too."""
    rng = random.Random(7)

    def move(session: Session) -> None:
        play(session, rng)

    yield lambda session: session.start(game)
    for _ in range(6):
        yield move
    yield lambda session: session.undo(5)
    yield move
    yield lambda session: session.set("language", "de")
    yield lambda session: session.keep()
    yield lambda session: session.start(game)
    yield move
    yield lambda session: session.keep()
    yield lambda session: session.reopen(1)
    yield move
    yield lambda session: session.drop()
