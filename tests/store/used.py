"""A device that was used for a while, and ways to change its files from outside."""

import random
from binascii import crc32

from store.evening import go_on, match_state, play, power_on, state
from store.plain_disk import Content, PlainDisk

from wayside.store.session import Session

HEAD, PIECE, KEPT, SETTINGS = "/saves/live/head", "/saves/live/log/2", "/saves/archive/2", "/saves/settings"


class Used:
    """A device with two kept games, settings and a running match whose log has closed pieces."""

    def __init__(self) -> None:
        disk = PlainDisk()
        rng = random.Random(3)
        session = power_on(disk)
        session.set("language", "fr")
        session.log_crash("ValueError: a fault")
        for _ in range(2):
            session.start("nasca", names={"R": "Anna"})
            for _ in range(3):
                play(session, rng)
            assert session.keep()
        session.start("nasca", names={"B": "Zoé"})
        for _ in range(26):
            play(session, rng)
        self.before_last = match_state(session)
        before_last = dict(disk.content)
        play(session, rng)
        self.last = match_state(session)
        self.state = state(session)
        self.content = dict(disk.content)
        self.latest, self.older = "/saves/live/a", "/saves/live/b"
        if self.content[self.older] != before_last[self.older]:
            self.latest, self.older = self.older, self.latest


def checked(text: str, version: int = 1) -> bytes:
    """A file as the store writes it, with a correct checksum, whatever its content."""
    data = text.encode()
    checksum = crc32(data, crc32(str(version).encode()))
    return b"wayside-save %d %d %08x\n" % (version, len(data), checksum) + data


def started(content: Content, path: str, data: bytes | None) -> tuple[PlainDisk, Session]:
    """A device that starts with one file changed."""
    disk = PlainDisk({**content, path: data})
    return disk, power_on(disk)


def goes_on(disk: PlainDisk, session: Session, aside: dict[str, bytes]) -> None:
    """It can play on; after the next start the move is there, and the file set aside is unchanged."""
    go_on(session)
    assert session.saved
    now = state(session)
    again = power_on(disk)
    assert state(again) == now
    assert again.aside == []
    for path, data in aside.items():
        assert disk.content[path] == data
