"""Reads crash reports of a device, and translates function names back to those in the source.

A report ends with its build id. `wayside flash` and `deploy` store the names of a build in a folder of the user; those
of this checkout can be made again.
"""

import contextlib
import json
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ..builder.image import BUILD, FIRMWARE, firmware_files, prepared
from .prompt import Link

FOLDER = Path("~/.wayside/builds")
MOST = 40  # number of builds whose names are stored
SAVED = "/saves/crashes"
CODE = re.compile(r"(.*) @([0-9a-f]{8})")
PLACE = re.compile(r"([\w.]+):(\w+)")

Names = Mapping[str, Mapping[str, str]]  # for each module: names in the source by names on the device


def keep_names(files: Mapping[str, bytes], firmware: Path = FIRMWARE) -> None:
    """Store the names of a build. If that fails, reports can be read only with the same checkout."""
    path = path_of(files[BUILD].decode())
    with contextlib.suppress(OSError):
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(prepared(firmware).long_names), "utf-8")
        for old in sorted(path.parent.glob("names-*.json"), key=lambda one: one.stat().st_mtime)[:-MOST]:
            old.unlink()


def path_of(build: str) -> Path:
    return FOLDER.expanduser() / f"names-{build}.json"


def names_of(build: str) -> Names | None:
    """The stored names of a build, or those of this checkout; else None."""
    with contextlib.suppress(OSError, ValueError):
        found: Names = json.loads(path_of(build).read_text("utf-8"))
        return found
    return prepared().long_names if firmware_files(FIRMWARE)[BUILD].decode() == build else None


def told(code: str) -> str:
    """A report with the names in the source. A report of uncompiled firmware has them already."""
    found = CODE.fullmatch(code)
    if not found:
        return code
    fault, build = found.groups()
    names = names_of(build)
    if names is None:
        return f"{fault} (short names: those in the source are known where build {build} was made)"
    return PLACE.sub(lambda place: f"{place[1]}:{long_name(names, *place.groups())}", fault)


def long_name(names: Names, module: str, function: str) -> str:
    own = names.get(f"wayside.{module}") or names.get(f"wayside.games.{module}") or {}
    return own.get(function, function)


def read(link: Link) -> list[str]:
    """The reports on a device, newest first."""
    return decoded(link.read(SAVED)) if SAVED in link.list("/saves") else []


def decoded(content: bytes) -> list[str]:
    """The reports in the crash file of a device."""
    from ..emulator import install

    install()
    from wayside.store import crashes
    from wayside.store.files import Files

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / crashes.NAME).write_bytes(content)
        return [told(code) for code in crashes.read(Files(folder))]
