"""The owner's match is put aside on the device while the self-test plays one of its own, and comes back as it was.

The folder of the match is renamed, which littlefs does at once or not at all. A self-test that was cut short leaves it
under the other name; the next one brings it back. What stands in its place then is removed only if it is the self-test's
own match, which carries a mark.
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
MARK = "Selftest"  # both players of the self-test's own match are called so
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

Hashes = Mapping[str, str]  # of the files of a match, by their paths


def match_on(link: Link) -> Hashes:
    return {path: entry.sha256 for path, entry in link.list(LIVE, hashes=True).items()}


def is_there(link: Link, path: str) -> bool:
    """Also where the folder that it would be in is missing."""
    parents = [path[:place] for place in range(1, len(path)) if path[place] == "/"]
    return all(link.exists(part) for part in [*parents, path])


def put_aside(link: Link, path: Path) -> Hashes:
    """What was there; if it is a match, its record is kept on this computer too, until it is back."""
    before = match_on(link)
    if HEAD in before:
        running = running_match(DeviceSource(link), [])
        if running is not None:
            write_whole(path.with_name(path.name + SUFFIX), record.write(running.match))
    if is_there(link, LIVE):
        link.rename(LIVE, ASIDE)
    return before


def bring_back(link: Link) -> bool:
    """Whether something was aside. The self-test's own match is gone afterwards."""
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
    """Whether the match on the table is one of the self-test."""
    return is_there(link, HEAD) and f"name 1 {MARK}".encode() in link.read(HEAD)
