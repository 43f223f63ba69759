"""Reads a UF2 of MicroPython as an image of a Pico's flash, and writes one with a file system added."""

import re
import struct
from dataclasses import dataclass
from pathlib import Path

from ..errors import WaysideError
from .picos import ABSOLUTE, FAMILIES, FLASH_START, PICO, PICOS, SECTOR, Pico

BLOCK = 512
PAGE = 256  # bytes of flash in a block
HEADER = struct.Struct("<8I")
MAGIC = (0x0A324655, 0x9E5D5157)
END_MAGIC = 0x0AB16F30
NOT_FOR_FLASH = 0x00000001
HAS_FAMILY = 0x00002000
EMPTY = b"\xff"
VERSION = re.compile(rb"(v\d+\.\d+\.\d+[-\w.]*) on \d{4}-\d\d-\d\d")


class Uf2Error(WaysideError):
    """A UF2 cannot be used; the message says why."""


@dataclass(frozen=True)
class Block:
    flags: int
    address: int
    data: bytes
    number: int
    total: int
    family: int | None


def read_uf2(path: Path, pico: Pico = PICO) -> bytes:
    """The whole flash of an empty Pico after this UF2 of MicroPython was copied to it."""
    flash = bytearray(EMPTY * pico.flash_size)
    written = set()
    for block in _blocks_for(path, pico):
        _put(path, flash, block, pico)
        written.add(block.address)
    if FLASH_START not in written:
        raise Uf2Error(f"{path} puts nothing at the start of the flash, so no Pico could boot it; {_take(pico)}")
    return bytes(flash)


def one_uf2(path: Path, pico: Pico, system: bytes) -> bytes:
    """MicroPython's UF2 with a file system added; empty sectors are left out."""
    read_uf2(path, pico)  # raises if it would not boot
    kept = [block for block in read_blocks(path) if block.family == ABSOLUTE]
    pages = {block.address: block.data for block in _blocks_for(path, pico)}
    for start in range(0, len(system), SECTOR):
        sector = system[start : start + SECTOR]
        if sector != EMPTY * SECTOR:
            for place in range(0, SECTOR, PAGE):
                address = FLASH_START + pico.files_start + start + place
                pages[address] = sector[place : place + PAGE]
    return b"".join(
        [_written(block.address, block.data, block.number, block.total, ABSOLUTE) for block in kept]
        + [_written(address, pages[address], n, len(pages), pico.family) for n, address in enumerate(sorted(pages))]
    )


def read_blocks(path: Path) -> list[Block]:
    """All blocks of a UF2 file."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Uf2Error(f"{path} cannot be read: {error.strerror or error}") from None
    if not content or len(content) % BLOCK:
        raise Uf2Error(f"{path} is not a UF2: its length is not a multiple of {BLOCK} bytes; {_take(PICO)}")
    count = len(content) // BLOCK
    return [_read_block(path, content[number * BLOCK : (number + 1) * BLOCK], number, count) for number in range(count)]


def family_of(path: Path) -> int | None:
    """The chip that a UF2 is for; blocks for any chip are ignored."""
    return next((block.family for block in read_blocks(path) if block.family != ABSOLUTE), None)


def micropython_in(path: Path) -> tuple[str, Pico | None]:
    """(version, Pico it was built for), as the MicroPython in a UF2 says."""
    content = b"".join(block.data for block in read_blocks(path))
    version = VERSION.search(content)
    for pico in PICOS.values():
        if pico.title.encode() in content:
            return version[1].decode() if version else "unknown version", pico
    return version[1].decode() if version else "unknown version", None


def family_name(family: int | None) -> str:
    return FAMILIES.get(family, f"another chip (family {family:#010x})") if family is not None else "no named chip"


def _take(pico: Pico) -> str:
    return f"take the {pico.build} build of MicroPython"


def _read_block(path: Path, block: bytes, number: int, count: int) -> Block:
    magic, second_magic, flags, address, size, place, total, family = HEADER.unpack_from(block)
    if (magic, second_magic) != MAGIC or block[-4:] != END_MAGIC.to_bytes(4, "little"):
        what = "is not a UF2" if number == 0 else f"is damaged: block {number} of {count} is not a UF2 block"
        raise Uf2Error(f"{path} {what}; {_take(PICO)}")
    data = block[HEADER.size : HEADER.size + size]
    return Block(flags, address, data, place, total, family if flags & HAS_FAMILY else None)


def _blocks_for(path: Path, pico: Pico) -> list[Block]:
    """The blocks for the flash of this chip, checked for completeness."""
    blocks = read_blocks(path)
    ours = [block for block in blocks if block.family != ABSOLUTE]
    for number, block in enumerate(ours):
        if not block.flags & NOT_FOR_FLASH and block.family != pico.family:
            chip = family_name(block.family)
            raise Uf2Error(f"{path} is for {chip}, not for {FAMILIES[pico.family]}; {_take(pico)}")
        if block.total != len(ours) or block.number != number:
            says = f"block {number + 1} of {len(ours)} says {block.number + 1} of {block.total}"
            raise Uf2Error(f"{path} is damaged: {says}; {_take(pico)}")
    return [block for block in ours if not block.flags & NOT_FOR_FLASH]


def _put(path: Path, flash: bytearray, block: Block, pico: Pico) -> None:
    start = block.address - FLASH_START
    end = start + len(block.data)
    if not 0 <= start <= pico.flash_size - len(block.data):
        raise Uf2Error(f"{path} writes to {block.address:#010x}, which is not in the flash of a Pico; {_take(pico)}")
    if end > pico.files_start:
        raise Uf2Error(
            f"{path} leaves no room for the file system: it reaches to {end:#x} in the flash, and the files "
            f"of a {pico.build} begin at {pico.files_start:#x} (a build for another Pico?); {_take(pico)}"
        )
    flash[start:end] = block.data


def _written(address: int, data: bytes, number: int, total: int, family: int) -> bytes:
    head = HEADER.pack(*MAGIC, HAS_FAMILY, address, len(data), number, total, family)
    return (head + data).ljust(BLOCK - 4, b"\0") + END_MAGIC.to_bytes(4, "little")
