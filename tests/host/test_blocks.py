"""Pictures as terminal text: read back, the characters give the pixels."""

import random
from itertools import product

import pytest
from host.page import Page, cell_pixels
from PIL import Image

from wayside_host.play.blocks import BRAILLE, HALF, QUADRANT, QUADRANTS, Blocks, nearest_of_256, quadrant

NIGHT, AQUA, BRICK, CHALK = (7, 9, 14), (56, 230, 255), (255, 90, 80), (240, 240, 235)


def noise(width, height, colours, seed=1):
    dice = random.Random(seed)
    picture = Image.new("RGB", (width, height))
    for x, y in product(range(width), range(height)):
        picture.putpixel((x, y), dice.choice(colours))
    return picture


def read_back(picture, mode):
    columns, rows = mode.size(*picture.size)
    page = Page(columns, rows + 1)
    for row, line in enumerate(Blocks(mode).lines(picture)):
        page.feed(f"\x1b[{row + 2};1H{line}")
    return page.picture(*picture.size, mode.across, mode.down)


@pytest.mark.parametrize("size", [(8, 6), (7, 5), (1, 1)])
def test_half_blocks_are_exact_for_any_colours(size):
    picture = noise(*size, [NIGHT, AQUA, BRICK, CHALK])
    assert read_back(picture, HALF).tobytes() == picture.tobytes()


@pytest.mark.parametrize("size", [(8, 6), (7, 5), (1, 1)])
def test_quadrants_are_exact_for_black_and_one_colour(size):
    picture = noise(*size, [(0, 0, 0), AQUA])
    assert read_back(picture, QUADRANT).tobytes() == picture.tobytes()


@pytest.mark.parametrize("size", [(16, 16), (7, 5), (1, 1)])
def test_braille_is_exact_for_one_colour_on_black(size):
    picture = noise(*size, [(0, 0, 0), (255, 255, 255)])
    assert read_back(picture, BRAILLE).tobytes() == picture.tobytes()


def test_every_quadrant_glyph_gives_back_its_four_pixels():
    seen = set()
    for pixels in product([NIGHT, AQUA], repeat=4):
        cell = quadrant(*pixels)
        seen.add(cell[0])
        assert tuple(cell_pixels(cell, 2, 2)) == pixels
    assert seen <= set(QUADRANTS)


def test_every_braille_glyph_gives_back_its_eight_pixels():
    for number in range(256):
        picture = Image.new("RGB", (2, 4))
        for bit in range(8):
            if number >> bit & 1:
                picture.putpixel((bit % 2, bit // 2), (255, 255, 255))
        assert read_back(picture, BRAILLE).tobytes() == picture.tobytes()


def error(pixels, shown):
    return sum((a - b) ** 2 for one, other in zip(pixels, shown, strict=True) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(
    "pixels",
    [
        (NIGHT, NIGHT, AQUA, (60, 225, 250)),
        (NIGHT, (9, 9, 9), AQUA, BRICK),
        (NIGHT, AQUA, BRICK, CHALK),
        (CHALK, BRICK, CHALK, AQUA),
    ],
)
def test_of_more_than_two_colours_a_quadrant_shows_the_best_pair(pixels):
    shown = cell_pixels(quadrant(*pixels), 2, 2)
    assert set(shown) <= set(pixels)
    pairs = [(one, other) for one in pixels for other in pixels]
    best = min(error(pixels, choice) for pair in pairs for choice in product(pair, repeat=4))
    assert error(pixels, shown) == best


def test_sizes_are_those_of_the_glasses():
    assert HALF.size(240, 135) == (240, 68)
    assert QUADRANT.size(240, 135) == (120, 68)
    assert BRAILLE.size(128, 64) == (64, 16)


def test_a_plain_line_names_its_colour_once():
    (line,) = Blocks(HALF).lines(Image.new("RGB", (50, 2), AQUA))
    assert line == "\x1b[48;2;56;230;255m" + 50 * " " + "\x1b[0m"


def test_a_changed_pixel_changes_one_line():
    picture = noise(20, 20, [NIGHT, AQUA])
    blocks = Blocks(HALF)
    before = blocks.lines(picture)
    picture.putpixel((3, 10), BRICK)
    after = blocks.lines(picture)
    assert [row for row in range(10) if before[row] != after[row]] == [5]


def test_a_terminal_of_256_colours_gets_the_nearest_ones():
    assert nearest_of_256((255, 0, 0)) == 16 + 36 * 5
    assert nearest_of_256((0, 0, 0)) == 16
    assert nearest_of_256((119, 118, 117)) == 232 + 11  # grey 118
    (line,) = Blocks(HALF, deep=False).lines(Image.new("RGB", (1, 2), (255, 255, 255)))
    assert line == "\x1b[48;5;231m \x1b[0m"
