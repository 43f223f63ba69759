"""The emulated framebuf gives the same bytes as MicroPython's own, for thousands of seeded operations."""

import json
import random
import shutil
from pathlib import Path

import pytest
from emulator import framebuf_play

from wayside_host import wasm
from wayside_host.emulator import framebuf

FORMATS = (
    framebuf.MONO_VLSB,
    framebuf.RGB565,
    framebuf.GS4_HMSB,
    framebuf.MONO_HLSB,
    framebuf.MONO_HMSB,
    framebuf.GS2_HMSB,
    framebuf.GS8,
)
SCENES_PER_FORMAT = 50
CALLS_PER_SCENE = 20


def room(width, height, kind, stride):
    """Enough bytes for any format: two for each pixel, rows and columns rounded up."""
    return 2 * (stride + 8) * (height + 8)


def some_picture(rng, kind, width=None, height=None):
    width = width or rng.randrange(1, 24)
    height = height or rng.randrange(1, 20)
    stride = width + rng.choice((0, 0, 1, 5))
    return [rng.randbytes(room(width, height, kind, stride)).hex(), width, height, kind, stride]


def some_call(rng, kind, width, height):
    """A call with places inside, on and outside the edges, and with colours of too many bits."""

    def x():
        return rng.randrange(-width // 2 - 3, width + width // 2 + 3)

    def y():
        return rng.randrange(-height // 2 - 3, height + height // 2 + 3)

    def size():
        return rng.randrange(-1, width + 4)

    def flag():
        return rng.random() < 0.5

    colour = rng.choice((0, 1, 2, 7, 15, 200, 0xFFFF, rng.randrange(1 << 16)))
    name = rng.choice(
        (
            "fill",
            "pixel",
            "pixel",
            "hline",
            "vline",
            "line",
            "rect",
            "fill_rect",
            "ellipse",
            "poly",
            "blit",
            "blit",
            "scroll",
        )
    )
    if name == "fill":
        return [name, [colour]]
    if name == "pixel":
        return [name, [x(), y(), colour] if flag() else [x(), y()]]
    if name in ("hline", "vline"):
        return [name, [x(), y(), size(), colour]]
    if name == "line":
        return [name, [x(), y(), x(), y(), colour]]
    if name in ("rect", "fill_rect"):
        return [name, [x(), y(), size(), size(), colour] + ([flag()] if name == "rect" and flag() else [])]
    if name == "ellipse":
        radii = [rng.randrange(0, 14), rng.randrange(0, 14)]
        return [name, [x(), y(), *radii, colour] + rng.choice(([], [flag()], [flag(), rng.randrange(16)]))]
    if name == "poly":
        corners = [value for _ in range(rng.randrange(0, 7)) for value in (x() // 2, y() // 2)]
        return [name, [rng.randrange(-4, 9), rng.randrange(-4, 9), corners, colour] + ([flag()] if flag() else [])]
    if name == "scroll":
        return [name, [rng.randrange(-width - 2, width + 2), rng.randrange(-height - 2, height + 2)]]
    return [name, some_blit(rng, kind, x(), y(), colour)]


def some_blit(rng, kind, x, y, colour):
    if rng.random() < 0.1:
        return [None, rng.randrange(-3, 4), rng.randrange(-1, 2)]  # onto itself, so near that rows and columns overlap
    source_kind = rng.choice((kind, *FORMATS))
    call = [some_picture(rng, source_kind), x, y]
    # A palette must have a colour for each value of the source, otherwise the real one reads beyond its end.
    depth = {0: 2, 3: 2, 4: 2, 5: 4, 2: 16, 6: 256}.get(source_kind)
    more = rng.randrange(3)
    if more >= 1:
        call.append(rng.choice((-1, 0, 1, colour)))
    if more == 2 and depth:
        call.append(some_picture(rng, kind, width=depth, height=1))
    return call


def scenes():
    rng = random.Random(1129)
    made = []
    for kind in FORMATS:
        for _ in range(SCENES_PER_FORMAT):
            width, height = rng.randrange(1, 40), rng.randrange(1, 30)
            stride = width + rng.choice((0, 0, 0, 1, 3, 8))
            made.append(
                {
                    "buffer": rng.randbytes(room(width, height, kind, stride)).hex(),
                    "made": [width, height, kind] + ([stride] if stride != width else []),
                    "calls": [some_call(rng, kind, width, height) for _ in range(CALLS_PER_SCENE)],
                }
            )
    return made + letters(rng) + edge_sizes(rng)


def letters(rng):
    """The way the firmware draws text: other pixels are transparent. The emulation has a fast path for it."""
    made = []
    for _ in range(SCENES_PER_FORMAT):
        width, height = rng.randrange(1, 40), rng.randrange(1, 30)
        calls = []
        for _ in range(CALLS_PER_SCENE):
            through = rng.randrange(16)
            palette = [bytes([through << 4 | rng.randrange(16)]).hex(), 2, 1, framebuf.GS4_HMSB, 2]
            x, y = rng.randrange(-12, width), rng.randrange(-12, height)
            calls.append(["blit", [some_picture(rng, framebuf.MONO_HLSB), x, y, through, palette]])
        buffer = rng.randbytes(room(width, height, framebuf.GS4_HMSB, width)).hex()
        made.append({"buffer": buffer, "made": [width, height, framebuf.GS4_HMSB], "calls": calls})
    return made


def edge_sizes(rng):
    """Buffers that are just large enough, one byte too small, and sizes that cannot be drawn on."""
    made = []
    for kind in FORMATS:
        for width, height, stride in (
            (1, 1, 1),
            (9, 9, 9),
            (9, 9, 16),
            (16, 8, 20),
            (7, 17, 7),
            (0, 4, 4),
            (4, 0, 4),
            (9, 2, 5),
        ):
            for length in range(0, 60):
                made.append(
                    {"buffer": bytes(length).hex(), "made": [width, height, kind, stride], "calls": [["fill", [1]]]}
                )
    made.append({"buffer": "00" * 99, "made": [4, 4, 7], "calls": []})
    return made


@pytest.fixture(scope="module")
def micropython_lines(tmp_path_factory):
    """The results of all scenes in real MicroPython."""
    folder: Path = tmp_path_factory.mktemp("framebuf")
    shutil.copy(Path(framebuf_play.__file__), folder)
    (folder / "scenes.json").write_text(json.dumps(scenes()))
    done = wasm.run(folder / "framebuf_play.py", ["/m0/scenes.json"])
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_operation_leaves_the_same_bytes_as_real_micropython(micropython_lines):
    described = []
    for number, scene in enumerate(scenes()):
        described += [(number, scene["made"], call) for call in scene["calls"]]
    ours = framebuf_play.play(framebuf, scenes())
    assert len(ours) == len(micropython_lines)
    assert sum(" " in line for line in ours) > 5_000
    assert "ValueError" in ours
    for number, (mine, theirs) in enumerate(zip(ours, micropython_lines, strict=True)):
        assert mine == theirs, f"answer {number}: {described[number] if number < len(described) else 'sizes'}"


def test_framebuf_text_says_that_it_is_missing():
    canvas = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    with pytest.raises(NotImplementedError, match="own fonts"):
        canvas.text("a", 0, 0)


def test_a_frame_buffer_needs_a_buffer_it_can_write_to():
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(bytes(8), 8, 8, framebuf.MONO_VLSB)


def test_a_subclass_of_frame_buffer_can_be_blitted():
    class Sprite(framebuf.FrameBuffer):
        pass

    sprite = Sprite(bytearray(b"\xff" * 8), 8, 8, framebuf.MONO_VLSB)
    buffer = bytearray(8)
    framebuf.FrameBuffer(buffer, 8, 8, framebuf.MONO_VLSB).blit(sprite, 4, 4)
    assert buffer == bytearray([0, 0, 0, 0, 0xF0, 0xF0, 0xF0, 0xF0])


def test_the_old_name_makes_a_mono_vlsb_frame_buffer():
    buffer = bytearray(8)
    framebuf.FrameBuffer1(buffer, 8, 8).pixel(0, 7, 1)
    assert buffer[0] == 0x80
