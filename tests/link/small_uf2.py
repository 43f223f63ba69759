"""A UF2 of two blocks instead of a whole MicroPython."""

import struct

from wayside_host.builder.picos import RP2040

BANNER = b"v1.26.1 on 2025-09-11; Raspberry Pi Pico with RP2040"


def uf2(path, family=RP2040, content=BANNER):
    """The second block contains the version of MicroPython."""
    blocks = b""
    for number, data in enumerate((b"boot", content)):
        head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * number, 256, number, 2, family)
        blocks += (head + data.ljust(256, b"\0")).ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30)
    path.write_bytes(blocks)
    return path
