"""Puts the owner's match aside on the device while the self-test plays its own match, and brings it back.

The folder of the match is renamed, which is atomic in littlefs. After an interrupted self-test it still has the other
name; the next self-test brings it back. A match at its old place is removed only if it is the marked match of a
self-test.
"""

from collections.abc import Mapping
from pathlib import Path

from wayside.referee import record

from ..errors import WaysideError
from ..games.kept import SUFFIX
from ..games.sources import SAVES, DeviceSource, running_match
from ..link.prompt import Link
from .report import write_whole

LIVE = SAVES + "/live"
HEAD = LIVE + "/head"
ASIDE = SAVES + "/live.selftest"
MARK = "Selftest"  # the name of both players in the match of the self-test
REMOVE = """
import os
def remove(folder):
    names = os.listdir(folder)
    if 'head' in names:  # without it there is no match
        os.remove(folder + '/head')
        names.remove('head')
    for name in names:
        path = folder + '/' + name
        if os.stat(path)[0] & 0x4000:
            remove(path)
        else:
            os.remove(path)
    os.rmdir(folder)
"""

Hashes = Mapping[str, str]  # of the files of a match, by path


def match_on(link: Link) -> Hashes:
    return {path: entry.sha256 for path, entry in link.list(LIVE, hashes=True).items()}


def is_there(link: Link, path: str) -> bool:
    """Whether a path exists, also if its folder is missing."""
    parents = [path[:place] for place in range(1, len(path)) if path[place] == "/"]
    return all(link.exists(part) for part in [*parents, path])


def put_aside(link: Link, path: Path) -> Hashes:
    """Put the match aside; returns its hashes. Until it is back, its record is also saved on this computer."""
    before = match_on(link)
    if HEAD in before:
        running = running_match(DeviceSource(link), [])
        if running is not None:
            write_whole(path.with_name(path.name + SUFFIX), record.write(running.match))
    if is_there(link, LIVE):
        link.rename(LIVE, ASIDE)
    return before


def bring_back(link: Link) -> bool:
    """Bring the match back; says whether there was one. The match of the self-test is removed."""
    own = _is_own(link)
    if own:
        link.run(f"{REMOVE}remove({LIVE!r})")
    if not is_there(link, ASIDE):
        return False
    if is_there(link, LIVE):
        if is_there(link, HEAD):
            raise WaysideError(
                "a match that an earlier self-test put aside waits on the device, but another one is on the table: "
                "choose 'Save and leave' on the device, then run the self-test again to have it back"
            )
        link.run(f"{REMOVE}remove({LIVE!r})")
    link.rename(ASIDE, LIVE)
    return True


def _is_own(link: Link) -> bool:
    """Whether the match on the table belongs to a self-test."""
    return is_there(link, HEAD) and f"name 1 {MARK}".encode() in link.read(HEAD)
