"""The panel models of the page are twins of those on CPython: the same bytes give the same glass and complaints."""

import base64
import json
import random
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from page.wasm_device import run_node
from PIL import Image

from wayside_host.boards.files import load_board
from wayside_host.boards.schema import CHIPS
from wayside_host.emulator import Hardware

PLAYER = Path(__file__).with_name("panel_play.mjs")
WIRES = Path(__file__).with_name("wires_play.mjs")
COLOUR = (0x01, 0x10, 0x11, 0x13, 0x20, 0x21, 0x28, 0x29, 0x29, 0x2A, 0x2B, 0x2C, 0x36, 0x3A, 0x99)
OLED = (
    0x00, 0x05, 0x12, 0x17, 0x18, 0x20, 0x21, 0x22, 0x40, 0x45, 0x81, 0x8D, 0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xAD,
    0xAE, 0xAF, 0xAF, 0xB0, 0xB3, 0xB7, 0xBF, 0xC0, 0xC8, 0xD3, 0xDA, 0xDC, 0xE0, 0xE3,
    0xFE,
)  # fmt: skip
TRAFFIC = 40  # runs for each board


def colour_traffic(rng: random.Random, registers: Mapping[int, int]):
    """Valid and invalid traffic for a colour chip."""
    for _ in range(rng.randrange(5, 60)):
        command = rng.choice((*COLOUR, *registers))
        yield "command", [command]
        if command in (0x01, 0x11) or rng.random() < 0.1:
            yield "wait", [rng.choice((1, 130, 130))]
        if command in (0x2A, 0x2B):
            first, last = sorted((rng.randrange(250), rng.randrange(330)))
            yield "data", [first >> 8, first & 255, last >> 8, last & 255][: rng.choice((4, 4, 4, 3))]
        elif command == 0x36:
            yield "data", [rng.randrange(256) & 0xE8]
        elif command == 0x3A:
            yield "data", [rng.choice((0x55, 0x55, 0x66))]
        elif command in registers:
            count = registers[command] + rng.choice((0, 0, 0, -1, 1))
            yield "data", [rng.randrange(256) for _ in range(count)]
        elif command == 0x2C:
            for _ in range(rng.randrange(1, 4)):
                yield "data", [rng.randrange(256) for _ in range(rng.choice((1, 2, 64, 600, 2001)))]
                if rng.random() < 0.3:
                    yield "command", [0x3C]  # continues after the last byte
    if rng.random() < 0.7:
        yield from [("wait", [130]), ("command", [0x11]), ("wait", [10]), ("command", [0x29])]


def mono_traffic(rng: random.Random):
    """Valid and invalid traffic for the OLED chips; parameters come as further commands."""
    yield "command", [0x8D, 0x14] if rng.random() < 0.8 else [0xE3]
    yield "command", [0xAD, rng.choice((0x8A, 0x8B))] if rng.random() < 0.8 else [0xE3]
    for _ in range(rng.randrange(5, 120)):
        command = rng.choice(OLED)
        yield "command", [command, *(rng.randrange(128) for _ in range(rng.choice((0, 0, 1, 2))))]
        if rng.random() < 0.4:
            yield "data", [rng.randrange(256) for _ in range(rng.choice((1, 16, 128, 200)))]
    if rng.random() < 0.7:
        # Complete the parameters of the last command; then supply, memory and light.
        yield "command", [0xE3] * 7
        yield "command", [0x8D, 0x14, 0xA4, 0xAF]
        yield "command", [0xAD, 0x8A, 0xA4, 0xAF]
        yield "command", [0xAD, 0x8B, 0xA4, 0xAF]


def timeless(complaints: list[str]) -> list[str]:
    """One model counts in microseconds, the other in milliseconds."""
    return [re.sub(r"\d+ [mu]s too early", "too early", text) for text in complaints]


@pytest.mark.parametrize(
    "board, rotations",
    [
        ("pico_display", (0, 90, 180, 270)),
        ("generic_ili9341", (0, 90, 180, 270)),
        ("waveshare_oled_13", (90, 270)),
        ("generic_ssd1306", (0, 180)),
        ("generic_sh1106", (0, 180)),
    ],
)
def test_the_same_traffic_gives_the_same_glass_and_the_same_complaints(board, rotations):
    jobs, expected = [], []
    seen = 0
    for seed in range(TRAFFIC):
        rng = random.Random(seed)
        described = load_board(board)
        described["display"]["rotation"] = rng.choice(rotations)
        described["display"]["invert"] = rng.random() < 0.5
        chip = CHIPS[described["display"]["chip"]]
        if not chip.mono:
            described["display"]["bgr"] = rng.random() < 0.5
            if described["display"]["rotation"] in (0, 180):
                width, height = described["display"]["width"], described["display"]["height"]
                described["display"].update(width=height, height=width)
        traffic = list(mono_traffic(rng) if chip.mono else colour_traffic(rng, chip.registers))
        hardware = Hardware(described, strict=False)
        for kind, numbers in traffic:
            if kind == "wait":
                hardware.advance(numbers[0])
            else:
                hardware.panel.receive(bytes(numbers), kind == "data")
        jobs.append({"board": described, "traffic": traffic})
        expected.append((hardware.picture(), timeless(hardware.panel.complaints), hardware.panel.light()))
        seen += len(hardware.picture().convert("RGB").getcolors(1 << 16) or []) > 1
    found = json.loads(run_node(PLAYER, json.dumps(jobs)))
    for seed, ((picture, complaints, light), twin) in enumerate(zip(expected, found, strict=True)):
        assert timeless(twin["complaints"]) == complaints, f"seed {seed}"
        assert twin["light"] == light, f"seed {seed}"
        pixels = Image.frombytes("RGBA", picture.size, base64.b64decode(twin["picture"])).convert("RGB")
        assert pixels.tobytes() == picture.convert("RGB").tobytes(), f"seed {seed}"
    assert seen >= 5, "in some of these runs the glass must show something"


def test_the_page_knows_the_modes_of_spi_and_panels_without_cs():
    asked = [
        ("generic_st7789", 3),
        ("generic_st7789", 0),
        ("pico_display", 0),
        ("pico_display", 3),
        ("pico_display", 2),
    ]
    jobs = [{"board": load_board(board), "mode": mode} for board, mode in asked]
    selected = "the chip is always selected: it listens in SPI mode 3 only"
    wrong = "the chip samples in SPI mode 0 or 3, 8 bits a frame"
    assert json.loads(run_node(WIRES, json.dumps(jobs))) == [[], [selected], [], [], [wrong]]
