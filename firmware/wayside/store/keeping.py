"""Puts a match on the table or moves it into the archive. Loaded only then."""


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
