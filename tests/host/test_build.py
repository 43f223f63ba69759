"""`wayside build`: a folder, an image and one UF2; the same bytes each time; no unfinished files."""

import json
import struct

import built_once
import pytest

from wayside.games.la_strada.setup.start.layout import STANDIN_PIECES
from wayside_host.builder import image
from wayside_host.builder.picos import ABSOLUTE, PICO, PICOS, RP2040, RP2350
from wayside_host.builder.uf2 import Uf2Error, micropython_in, one_uf2, read_blocks, read_uf2
from wayside_host.cli import main

START = 0x10000000


def block(number, total, address, data, family):
    head = struct.pack("<8I", 0x0A324655, 0x9E5D5157, 0x2000, address, len(data), number, total, family)
    return (head + data).ljust(508, b"\0") + struct.pack("<I", 0x0AB16F30)


def stand_in(path, title="Raspberry Pi Pico with RP2040", family=RP2040, first=b""):
    """Two blocks that contain the version of MicroPython."""
    banner = f"MicroPython v1.26.1 on 2025-09-11; {title}".encode().ljust(256, b"\0")
    path.write_bytes(first + block(0, 2, START, b"\1" * 256, family) + block(1, 2, START + 256, banner, family))
    return path


@pytest.fixture
def build(tmp_path, capsys):
    def run(*words, output="built"):
        code = main(["build", "--board", "pico_display", "--output", str(tmp_path / output), *map(str, words)])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def contents(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_everything_is_made_and_twice_the_same(build, tmp_path):
    micropython = stand_in(tmp_path / "RPI_PICO.uf2")
    code, said, _ = build("--micropython", micropython)
    assert code == 0
    made = contents(tmp_path / "built")
    assert "of 1408 kB of the flash" in said and "with MicroPython v1.26.1; drag it onto the Pico" in said
    files = image.read_files(made["files.littlefs"])
    assert {f"files/{name}": content for name, content in files.items()}.items() <= made.items()
    assert {"main.py", "board.json", "wayside/unpack.mpy", "wayside/i18n/fr.txt"} <= set(files)
    assert sorted(set(made) - {f"files/{name}" for name in files}) == [
        "files.littlefs",
        "package.json",
        "wayside-pico_display-pico.uf2",
    ]
    built_once.forget()
    build("--micropython", micropython, output="again")
    assert contents(tmp_path / "again") == made


def test_the_one_uf2_holds_micropython_and_the_file_system(build, tmp_path):
    micropython = stand_in(tmp_path / "RPI_PICO.uf2")
    build("--micropython", micropython)
    blocks = read_blocks(tmp_path / "built/wayside-pico_display-pico.uf2")
    assert [(one.number, one.total) for one in blocks] == [(number, len(blocks)) for number in range(len(blocks))]
    flash = bytearray(b"\xff" * PICO.flash_size)
    for one in blocks:
        flash[one.address - START : one.address - START + 256] = one.data
    assert flash[: PICO.files_start] == read_uf2(micropython)[: PICO.files_start]
    assert flash[PICO.files_start :] == (tmp_path / "built/files.littlefs").read_bytes()


@pytest.mark.parametrize("name", ["pico2", "pico2_w"])
def test_another_pico_is_known_by_its_micropython(name, build, tmp_path):
    pico = PICOS[name]
    first = block(0, 2, 0x10FFFF00, b"\xef" * 256, ABSOLUTE)  # RP2350 builds begin like this
    micropython = stand_in(tmp_path / "given.uf2", pico.title, pico.family, first)
    assert micropython_in(micropython) == ("v1.26.1", pico)
    code, said, _ = build("--micropython", micropython, "--json")
    facts = json.loads(said)
    assert (code, facts["pico"], facts["flash_total"]) == (0, name, pico.files_size)
    blocks = read_blocks(tmp_path / f"built/wayside-pico_display-{name}.uf2")
    assert (blocks[0].family, blocks[0].address, blocks[0].total) == (ABSOLUTE, 0x10FFFF00, 2)
    assert {one.family for one in blocks[1:]} == {RP2350}
    assert max(one.address for one in blocks[1:]) < START + pico.flash_size
    assert START + pico.files_start in [one.address for one in blocks]


def test_what_does_not_fit_is_said_and_what_was_there_stays(build, tmp_path):
    build()
    before = contents(tmp_path / "built")
    code, _, complaint = build("--pico", "pico_w")
    assert code == 1 and "do not fit the 868,352 bytes of the file system of a RPI_PICO_W" in complaint
    assert contents(tmp_path / "built") == before
    assert [path.name for path in tmp_path.iterdir()] == ["built"]


def test_a_micropython_for_another_pico_is_refused(build, tmp_path):
    given = stand_in(tmp_path / "given.uf2", "Raspberry Pi Pico W with RP2040")
    code, _, complaint = build("--micropython", given, "--pico", "pico")
    assert code == 1 and "is for Raspberry Pi Pico W with RP2040, not for Raspberry Pi Pico with" in complaint
    with pytest.raises(Uf2Error, match=r"is for the RP2040 \(Pico\), not for the RP2350"):
        one_uf2(given, PICOS["pico2"], b"")


def test_a_folder_with_something_else_in_it_is_not_replaced(build, tmp_path):
    (tmp_path / "built").mkdir()
    (tmp_path / "built/thesis.txt").write_text("years of work")
    code, _, complaint = build()
    assert code == 1 and "contains other files than a build" in complaint
    assert contents(tmp_path / "built") == {"thesis.txt": b"years of work"}


def test_a_map_comes_along(build, tmp_path):
    typed = tmp_path / "rimini.txt"
    typed.write_text(
        "\n\n".join("ABCDEF"[n] + "\n" + piece.replace("/", "\n") for n, piece in enumerate(STANDIN_PIECES))
    )
    assert build("--map", f"Rimini={typed}")[0] == 0
    assert b"Rimini\n" in contents(tmp_path / "built")["files/saves/boards/la_strada/1"]
    assert "--map needs NAME=FILE" in build("--map", "Rimini")[2]


def test_the_table_agrees_with_micropythons_board_files():
    """ports/rp2/boards/*/mpconfigboard.cmake: the file system is at the end of the flash."""
    facts = {pico.build: (pico.files_size, pico.files_start) for pico in PICOS.values()}
    assert facts == {
        "RPI_PICO": (1441792, 0xA0000),
        "RPI_PICO_W": (868352, 0x12C000),
        "RPI_PICO2": (3145728, 0x100000),
        "RPI_PICO2_W": (2621440, 0x180000),
    }


def test_no_small_module_lies_in_a_folder_that_others_are_found_through():
    files = {"a/one.mpy": b"M", "a/texts.txt": b"t", "a/b/two.mpy": b"M"}
    lengths = {name: len(image.lengthened(name, content, files)) for name, content in files.items()}
    assert lengths == {"a/one.mpy": image.INLINE + 1, "a/texts.txt": 1, "a/b/two.mpy": 1}
