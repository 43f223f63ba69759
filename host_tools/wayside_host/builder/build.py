"""`wayside build`: makes the firmware for a board, as a folder, a littlefs image and, with MicroPython, one UF2."""

import json
import shutil
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import WaysideError
from ..link.crashes import keep_names
from .image import FIRMWARE, device_files, file_system, used_bytes
from .picos import PICO, Pico
from .uf2 import Uf2Error, micropython_in, one_uf2

FILES = "files"
IMAGE = "files.littlefs"
PACKAGE = "package.json"


@dataclass(frozen=True)
class Built:
    """The result of a build, with its sizes."""

    folder: Path
    pico: Pico
    count: int
    bytes: int
    used: int  # bytes of the file system
    uf2: Path | None
    micropython: str

    def as_json(self) -> dict[str, Any]:
        return {
            "folder": str(self.folder),
            "pico": self.pico.name,
            "files": self.count,
            "bytes": self.bytes,
            "flash_used": self.used,
            "flash_total": self.pico.files_size,
            "uf2": str(self.uf2) if self.uf2 else None,
            "uf2_bytes": self.uf2.stat().st_size if self.uf2 else None,
            "micropython": self.micropython or None,
        }


def choose_pico(named: Pico | None, micropython: Path | None) -> tuple[Pico, str]:
    """The Pico to build for and the version of its MicroPython. A named Pico and the given UF2 must agree."""
    if micropython is None:
        return named or PICO, ""
    version, found = micropython_in(micropython)
    if named and found and named != found:
        raise Uf2Error(f"{micropython} is for {found.title}, not for {named.title}; take the {named.build} build")
    return named or found or PICO, version


def build(
    board: dict[str, Any],
    folder: Path,
    named: Pico | None = None,
    micropython: Path | None = None,
    maps: Mapping[str, Path] | None = None,
    firmware: Path = FIRMWARE,
) -> Built:
    """Build everything, then replace the folder. The same input gives the same bytes."""
    pico, version = choose_pico(named, micropython)
    files = device_files(board, firmware) | map_files(maps or {})
    keep_names(files, firmware)
    image = file_system(files, pico)
    name = f"wayside-{board['name']}-{pico.name}.uf2"
    contents = {f"{FILES}/{path}": content for path, content in files.items()}
    contents[IMAGE] = image
    contents[PACKAGE] = package(files)
    if micropython is not None:
        contents[name] = one_uf2(micropython, pico, image)
    replace_folder(folder, contents)
    size = sum(map(len, files.values()))
    return Built(folder, pico, len(files), size, used_bytes(image), folder / name if micropython else None, version)


def map_files(maps: Mapping[str, Path]) -> dict[str, bytes]:
    """The files of typed boards, in the form of the device."""
    from ..maps import typed

    with tempfile.TemporaryDirectory() as flash:
        for name, path in maps.items():
            typed.keep_in(Path(flash), name, typed.read_map(str(path)))
        paths = sorted(path for path in Path(flash).rglob("*") if path.is_file())
        return {path.relative_to(flash).as_posix(): path.read_bytes() for path in paths}


def package(files: Mapping[str, bytes]) -> bytes:
    """The package.json for `mpremote mip install --target / FOLDER/package.json`, which copies the same files."""
    urls = [[path, f"{FILES}/{path}"] for path in sorted(files)]
    return (json.dumps({"version": "1", "urls": urls}, indent=1) + "\n").encode()


def replace_folder(folder: Path, contents: Mapping[str, bytes]) -> None:
    """Replace a folder, but only if it is empty or an older build."""
    if folder.exists() and not (folder / IMAGE).exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise WaysideError(f"{folder} contains other files than a build; name another folder with --output")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=folder.name + ".") as aside:
            made = Path(aside) / "made"
            for name, content in contents.items():
                (made / name).parent.mkdir(parents=True, exist_ok=True)
                (made / name).write_bytes(content)
            if folder.exists():
                folder.rename(Path(aside) / "before")
            made.rename(folder)
            shutil.rmtree(Path(aside) / "before", ignore_errors=True)
    except OSError as error:
        raise WaysideError(f"{folder} cannot be written: {error.strerror or error}") from None
