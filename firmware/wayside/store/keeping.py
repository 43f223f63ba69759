"""Puts a match on the table, moves it into the archive, lists all that are saved. Loaded only then."""


def begin(session, match, number=None):
    """Give a match that is new on this flash an identity that no older match has.

    `number` is its number in the archive, if it was kept before.
    """
    live = session.live
    known = session.archive.numbers()[:1] + [live.highest]
    if number is not None:
        known.append(_identity_in(session, number))
    identity = max(known) + 1
    live.begin(match, identity, identity if number is None else number)


def is_kept(session):
    """Whether the power was cut after the match was kept, but before it was removed from the table."""
    return _identity_in(session, session.live.number) == session.live.identity


def keep(session):
    """Move the match into the archive. False if the flash has no room; nothing has changed then."""
    try:
        session.archive.add(session.live.number, session.live.identity, session.match)
    except OSError:
        return False
    session.drop()
    return True


def saved_games(session):
    """Entries of all saved matches: the one on the table first, then those in the archive without its older state."""
    kept = session.archive.entries()
    if session.match is None:
        return kept
    from wayside.store.archive import Entry, summary_of

    live = session.live
    return [Entry(live.number, summary_of(live.identity, session.match), True)] + [
        entry for entry in kept if entry.number != live.number
    ]


def count(session):
    """How many matches are saved; opens no file."""
    numbers = session.archive.numbers()
    if session.match is not None and session.live.number not in numbers:
        return len(numbers) + 1
    return len(numbers)


def delete(session, number):
    """Delete a saved match; the one on the table together with its older state in the archive."""
    if session.match is not None and session.live.number == number:
        session.drop()
    session.archive.delete(number)


def reopen(session, number):
    """Put a kept match on the table. It retains its number for the archive. False if it cannot be read."""
    text = session.archive.record(number)
    if text is None:
        return False
    from wayside.referee import record

    try:
        match = record.read(text)
    except record.RecordError:
        session.archive.set_aside(number)
        return False
    begin(session, match, number)
    session.adopt(match)
    return True


def _identity_in(session, number):
    """The identity of a kept match, or 0."""
    archive = session.archive
    entry = archive.entry(number) if number in archive.numbers() else None
    return entry.identity if entry is not None else 0
