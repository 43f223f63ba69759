"""Finds and writes a Pico that waits for a UF2: it appears as a drive with INFO_UF2.TXT."""

import os
import string
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..builder.picos import FAMILIES, RP2040, RP2350
from ..builder.uf2 import Uf2Error, family_name, family_of
from ..errors import WaysideError
from ..link.errors import NoDevice, SeveralDevices

INFO = "INFO_UF2.TXT"
CHIPS = {"RPI-RP2": RP2040, "RP2350": RP2350}  # by its Board-ID
CHUNK = 65536


@dataclass(frozen=True)
class Volume:
    path: Path
    board_id: str

    @property
    def family(self) -> int | None:
        return CHIPS.get(self.board_id)


def candidates(platform: str = sys.platform, root: Path = Path("/")) -> list[Path]:
    """The folders where a system shows its drives."""
    if platform == "win32":
        letters = string.ascii_uppercase[2:]
        return [root / letter if root != Path("/") else Path(f"{letter}:\\") for letter in letters]
    patterns = ["Volumes/*"] if platform == "darwin" else ["media/*", "media/*/*", "run/media/*/*", "mnt", "mnt/*"]
    return sorted(path for pattern in patterns for path in root.glob(pattern))


def read_volume(path: Path) -> Volume | None:
    """The drive of a Pico, or None for other drives."""
    try:
        lines = (path / INFO).read_text("utf-8", "replace").splitlines()
    except OSError:
        return None
    fields = dict(line.partition(":")[::2] for line in lines)
    return Volume(path, fields.get("Board-ID", "").strip())


def find_volumes(platform: str = sys.platform, root: Path = Path("/")) -> list[Volume]:
    """The drives of all Picos that wait for a UF2."""
    volumes = [read_volume(path) for path in candidates(platform, root)]
    return [volume for volume in volumes if volume is not None and volume.family is not None]


def find_volume(named: str | None = None) -> Volume | None:
    """The named drive, else the only one; None if no Pico waits."""
    if named is not None:
        volume = read_volume(Path(named))
        if volume is None:
            raise NoDevice(f"{named} is not the drive of a Pico: there is no {INFO} in it")
        return volume
    volumes = find_volumes()
    if len(volumes) > 1:
        names = ", ".join(str(volume.path) for volume in volumes)
        raise SeveralDevices(f"several Picos wait for a UF2: {names}; say which with --volume")
    return volumes[0] if volumes else None


def refuse_wrong_family(uf2: Path, volume: Volume) -> None:
    family = family_of(uf2)
    if family != volume.family:
        chip = FAMILIES.get(volume.family or 0, f"another board ({volume.board_id})")
        raise Uf2Error(f"{uf2} is for {family_name(family)}, but {volume.path} is {chip}; nothing was written")


def write(content: bytes, volume: Volume, name: str, progress: Callable[[int], None]) -> None:
    """Write a UF2. The drive disappears with the last block, so an error after it is ignored."""
    sent = 0
    try:
        with open(volume.path / name, "wb", buffering=0) as file:
            while sent < len(content):
                part = file.write(content[sent : sent + CHUNK])
                sent += part
                progress(part)
            os.fsync(file.fileno())
    except OSError as error:
        if sent < len(content):
            raise WaysideError(
                f"{volume.path} accepted only {sent // 1024} of {len(content) // 1024} kB: {error.strerror or error}; "
                "hold BOOTSEL, plug the Pico in again and repeat"
            ) from None
