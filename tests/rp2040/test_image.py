"""The device's file system: its content, the same bytes each time, and today's firmware on a used flash."""

import json
import re
import shutil

import pytest

from wayside_host.boards.files import list_boards, load_board
from wayside_host.boards.schema import CHIPS
from wayside_host.builder import image

FAST = ("edge_viper", "expand_viper", "expand_thumb", "transpose_viper")
NATIVE_ARMV6M = 4  # the architecture in byte 2 of an .mpy file, above two bits of the version


@pytest.fixture(scope="module")
def files():
    return image.device_files(load_board("pico_display"))


def test_the_firmware_is_there_compiled_and_main_as_source(files):
    compiled = [name for name in files if name.endswith(".mpy")]
    sources = {path.relative_to(image.FIRMWARE).as_posix() for path in (image.FIRMWARE / "wayside").rglob("*.py")}
    made = image.prepared()
    units = {unit.path for unit in made.joined.homes.values()}
    assert {name.removesuffix(".mpy") + ".py" for name in compiled} - set(image.TWICE.values()) - units < sources
    code = "".join(made.sources.values())
    for path in sources:
        classes = re.findall(r"^class ([A-Z]\w+)", (image.FIRMWARE / path).read_text("utf-8"), re.MULTILINE)
        assert all(f"class {made.shortened.names.get(name, name)}" in code for name in classes), path
    assert [name for name in files if name.endswith(".py")] == ["main.py"]
    assert files["main.py"].decode() == made.main and "from wayside.resident import run" in made.main


def test_pixel_loops_and_interrupt_are_machine_code_of_the_chip_and_the_others_are_byte_code(files):
    native = {name for name, content in files.items() if name.endswith(".mpy") and content[2] >> 2 == NATIVE_ARMV6M}
    loops = {f"wayside/hw/{name}.mpy" for name in FAST} - {"wayside/hw/transpose_viper.mpy"}  # for another display
    assert native == loops | {"wayside/ui/brush_native.mpy"}


def test_the_texts_and_the_board_are_there(files):
    assert files["wayside/i18n/fr.txt"] == (image.FIRMWARE / "wayside/i18n/fr.txt").read_bytes()
    folders = {path.rpartition("/")[0] for path in files} - {""}
    assert json.loads(files["board.json"]) == load_board("pico_display") | {"folders": len(folders)}


def test_the_same_input_gives_the_same_bytes(files, tmp_path):
    copy = tmp_path / "elsewhere"
    shutil.copytree(image.FIRMWARE, copy, ignore=shutil.ignore_patterns(".*", "__pycache__"))
    assert image.device_files(load_board("pico_display"), copy) == files
    assert image.file_system(dict(reversed(files.items()))) == image.file_system(files)


def test_an_image_has_the_size_of_a_picos_file_system_and_gives_the_files_back(files):
    made = image.file_system(files)
    assert len(made) == 352 * 4096
    assert image.read_files(made) == files


def test_files_that_do_not_fit_are_refused(files):
    with pytest.raises(image.ImageError, match=r"do not fit the 1,441,792 bytes"):
        image.file_system({**files, "large.bin": bytes(1_400_000)})


def test_a_fault_in_the_firmware_is_named(tmp_path):
    with pytest.raises(image.ImageError, match="wayside/fault.py cannot be compiled: SyntaxError"):
        image.compile_source("def f():\n    return (\n", "wayside/fault.py", tmp_path)
    (tmp_path / "wayside").mkdir()
    (tmp_path / "main.py").touch()
    (tmp_path / "wayside" / "fault.py").write_text("def f():\n    return (\n")
    with pytest.raises(image.ImageError, match="wayside/fault.py cannot be compiled: SyntaxError"):
        image.device_files(load_board("pico_display"), tmp_path)


def test_an_update_brings_todays_firmware_and_leaves_other_files():
    used = image.file_system(
        {"main.py": b"old", "wayside/gone.mpy": b"old", "saves/live/head": b"a match", "notes.txt": b"mine"}
    )
    fresh = {"main.py": b"new", "wayside/here.mpy": b"new"}
    assert image.read_files(image.renewed(used, fresh)) == {
        **fresh,
        "saves/live/head": b"a match",
        "notes.txt": b"mine",
    }


def test_a_flash_without_a_file_system_is_refused():
    with pytest.raises(image.ImageError, match="no file system of a Pico"):
        image.renewed(b"\xff" * 352 * 4096, {})


@pytest.mark.parametrize("name", list_boards())
def test_a_board_gets_its_own_driver_and_painters_and_no_others(name):
    board = load_board(name)
    files = image.device_files(board)
    drivers = {path for path in files if path.startswith("wayside/hw/")}
    mono = CHIPS[board["display"]["chip"]].mono
    assert ("wayside/hw/st7789.mpy" in drivers) == (not mono) == ("wayside/hw/oled.mpy" not in drivers)
    assert (f"wayside/hw/{board['bus']['kind']}_bus.mpy" in drivers) and len([d for d in drivers if "_bus" in d]) == 1
    assert ("wayside/games/nasca/look/mono_painter.mpy" in files) == mono
    assert ("wayside/games/nasca/look/colour_painter.mpy" in files) != mono
