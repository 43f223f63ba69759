"""A UF2 is read block by block, and one that is not for a Pico is refused with a sentence."""

import struct

import pytest

from wayside_host.builder.image import FLASH_SIZE
from wayside_host.builder.uf2 import Uf2Error, read_uf2

RP2040 = 0xE48BFF56
START = 0x10000000


def block(number=0, total=1, address=START, data=b"\x01" * 256, flags=0x2000, family=RP2040, end=0x0AB16F30):
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, flags, address, len(data), number, total, family)
    return (head + data).ljust(508, b"\0") + struct.pack("<I", end)


@pytest.fixture
def read(tmp_path):
    def read_bytes(content):
        path = tmp_path / "given.uf2"
        path.write_bytes(content)
        return read_uf2(path)

    return read_bytes


def test_blocks_go_where_they_say_and_the_rest_is_empty(read):
    flash = read(block(0, 2) + block(1, 2, START + 0x1000, b"\x02" * 256))
    assert len(flash) == FLASH_SIZE
    assert flash[:256] == b"\x01" * 256
    assert flash[0x1000:0x1100] == b"\x02" * 256
    assert set(flash[256:0x1000] + flash[0x1100:]) == {0xFF}


def test_a_block_that_is_not_for_the_flash_is_left_out(read):
    assert read(block(0, 2) + block(1, 2, 0x20000000, flags=0x2001))[:256] == b"\x01" * 256


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"", "is not a UF2: its length"),
        (b"\x89PNG" + bytes(100), "is not a UF2: its length"),
        (bytes(1024), "is not a UF2; take the RPI_PICO build"),
        (block(end=0), "is not a UF2"),
        (block(0, 2) + bytes(512), "is damaged: block 1 of 2"),
        (block(0, 3) + block(1, 3), "is damaged: block 1 of 2 says 1 of 3"),
        (block(0, 2) + block(0, 2), "is damaged: block 2 of 2 says 1 of 2"),
        (block(family=0xE48BFF59), r"is for the RP2350 \(Pico 2\), not for the RP2040"),
        (block(family=0xADA52840), "is for the nRF52840"),
        (block(family=0x12345678), r"is for another chip \(family 0x12345678\)"),
        (block(flags=0), "is for no named chip"),
        (block(address=0x08000000), "writes to 0x08000000, which is not in the flash"),
        (block(address=START + FLASH_SIZE), "which is not in the flash"),
        (
            block(0, 2) + block(1, 2, START + 0xA0000 - 128),
            r"leaves no room for the file system: it reaches to 0xa0080",
        ),
        (block(address=START + 0x1000), "puts nothing at the start of the flash"),
    ],
)
def test_a_file_that_is_no_micropython_for_a_pico_is_refused(read, content, sentence):
    with pytest.raises(Uf2Error, match=sentence):
        read(content)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Uf2Error, match="cannot be read: No such file"):
        read_uf2(tmp_path / "none.uf2")
