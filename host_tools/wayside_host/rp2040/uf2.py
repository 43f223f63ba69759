"""Reads a UF2 of MicroPython for the Pico into an image of its flash; refuses any other with a sentence."""

import struct
from pathlib import Path

from ..image import FLASH_SIZE, FLASH_START, SYSTEM_SIZE
from . import Rp2040Error

BLOCK = 512
HEADER = struct.Struct("<8I")
MAGIC = (0x0A324655, 0x9E5D5157)
END_MAGIC = 0x0AB16F30
NOT_FOR_FLASH = 0x00000001
HAS_FAMILY = 0x00002000
RP2040 = 0xE48BFF56
FAMILIES = {
    0xE48BFF59: "the RP2350 (Pico 2)",
    0xE48BFF5A: "the RP2350 (Pico 2, RISC-V)",
    0xE48BFF5B: "the RP2350 (Pico 2)",
    0xADA52840: "the nRF52840",
    0x1C5F21B0: "the ESP32",
    0xC47E5767: "the ESP32-S3",
    0x68ED2B88: "the SAMD21",
    0x55114460: "the SAMD51",
}
PICO = "take the RPI_PICO build of MicroPython"


def read_uf2(path: Path) -> bytes:
    """The 2 MB of flash after this UF2 was put on an empty Pico."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Rp2040Error(f"{path} cannot be read: {error.strerror or error}") from None
    if not content or len(content) % BLOCK:
        raise Rp2040Error(f"{path} is not a UF2: its length is no multiple of {BLOCK} bytes; {PICO}")
    flash = bytearray(b"\xff" * FLASH_SIZE)
    written = set()
    blocks = len(content) // BLOCK
    for number in range(blocks):
        block = content[number * BLOCK : (number + 1) * BLOCK]
        address, data = _read_block(path, block, number, blocks)
        if data:
            _put(path, flash, address, data)
            written.add(address)
    if FLASH_START not in written:
        raise Rp2040Error(f"{path} puts nothing at the start of the flash, so no Pico could boot it; {PICO}")
    return bytes(flash)


def _read_block(path: Path, block: bytes, number: int, blocks: int) -> tuple[int, bytes]:
    """Where the bytes of a block go, and the bytes; none when they are not for the flash."""
    magic, second_magic, flags, address, size, place, total, family = HEADER.unpack_from(block)
    if (magic, second_magic) != MAGIC or block[-4:] != END_MAGIC.to_bytes(4, "little"):
        what = "is not a UF2" if number == 0 else f"is damaged: block {number} of {blocks} is no UF2 block"
        raise Rp2040Error(f"{path} {what}; {PICO}")
    if flags & NOT_FOR_FLASH:
        return 0, b""
    if not flags & HAS_FAMILY or family != RP2040:
        chip = FAMILIES.get(family, f"another chip (family {family:#010x})") if flags & HAS_FAMILY else "no named chip"
        raise Rp2040Error(f"{path} is for {chip}, not for the RP2040 of a Pico; {PICO}")
    if total != blocks or place != number:
        raise Rp2040Error(f"{path} is damaged: block {number + 1} of {blocks} says {place + 1} of {total}; {PICO}")
    return address, block[HEADER.size : HEADER.size + size]


def _put(path: Path, flash: bytearray, address: int, data: bytes) -> None:
    start = address - FLASH_START
    if not 0 <= start <= FLASH_SIZE - len(data):
        raise Rp2040Error(f"{path} writes to {address:#010x}, which is not in the flash of a Pico; {PICO}")
    if start + len(data) > SYSTEM_SIZE:
        raise Rp2040Error(
            f"{path} lacks room for the file system: it reaches to {start + len(data):#x} in the flash, and the files "
            f"of a Pico begin at {SYSTEM_SIZE:#x} (a build for the Pico W?); {PICO}"
        )
    flash[start : start + len(data)] = data
