"""Reads and writes the player names that a device offers."""

import tempfile
from pathlib import Path

from wayside_host.emulator import install
from wayside_host.errors import WaysideError
from wayside_host.link.prompt import Link

PATH = "/saves/names"
MOST = 20


def check(names: list[str]) -> list[str]:
    """The names in the spelling of the device. Raises WaysideError for names that it cannot show."""
    install()
    from wayside.ui.screens.name import LETTERS, LONGEST, SMALL

    if len(names) > MOST:
        raise WaysideError(f"a device offers at most {MOST} names, not {len(names)}")
    for name in names:
        strange = [letter for letter in name if letter not in LETTERS + SMALL]
        if not name.strip() or len(name) > LONGEST or strange:
            reason = f"'{strange[0]}' is not one of its letters" if strange else f"it has 1 to {LONGEST} letters"
            raise WaysideError(f"'{name}' cannot be a name on the device: {reason}")
    if len(set(names)) < len(names):
        raise WaysideError("a name appears twice")
    return names


def read(link: Link) -> list[str]:
    if not link.list("/saves").get(PATH):
        return []
    return _decode(link.read(PATH))


def write(link: Link, names: list[str]) -> None:
    link.write(PATH, _encode(check(names)))


def _encode(names: list[str]) -> bytes:
    """The names as a file of the device."""
    files, folder = _files()
    with folder:
        files.write("names", "\n".join(names))
        return (Path(folder.name) / "names").read_bytes()


def _decode(content: bytes) -> list[str]:
    from wayside.store.files import Damaged, Newer

    files, folder = _files()
    with folder:
        (Path(folder.name) / "names").write_bytes(content)
        try:
            return [name for name in (files.read("names") or "").split("\n") if name]
        except (Damaged, Newer):
            raise WaysideError(
                "the names on the device cannot be read; set them again: wayside names Anna Bert"
            ) from None


def _files():  # type: ignore[no-untyped-def]
    install()
    from wayside.store.files import Files

    folder = tempfile.TemporaryDirectory()
    return Files(folder.name), folder
