"""The fonts: cells of the right size, complete, an index for each letter."""

import pytest

from wayside.ui import fonts


@pytest.mark.parametrize(
    ("name", "width", "height", "baseline"), [("S", 5, 8, 7), ("N", 6, 10, 8), ("M", 7, 13, 11), ("L", 9, 18, 14)]
)
def test_each_font_has_the_cell_of_the_look_and_a_glyph_for_each_character(name, width, height, baseline):
    table = fonts.load(name)
    assert (fonts.WIDTHS[name], table.HEIGHT, table.BASELINE) == (width, height, baseline)
    assert table.WIDTH == min(width, 8)
    assert len(table.DATA) == (95 + 1 + len(fonts.OTHERS)) * height


def test_an_unknown_font_is_named():
    with pytest.raises(KeyError, match="no font X"):
        fonts.load("X")


def test_all_letters_of_french_german_and_the_sets_of_jarnac_have_a_place_of_their_own():
    letters = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœÄÖÜäöüß«»…–’·×°→←↑↓ÑĲ"
    ascii_letters = "".join(map(chr, range(32, 127)))
    places = [fonts.index_of(character) for character in ascii_letters + "".join(sorted(set(letters)))]
    assert len(places) == 146
    assert len(set(places)) == 146
    assert fonts.BOX not in places
    assert max(places) == 146


@pytest.mark.parametrize("character", ["漢", "\x7f", "\n", "\x00", "\U0001f3b2", "ẞ"])
def test_any_other_character_has_the_place_of_the_hollow_box(character):
    assert fonts.index_of(character) == fonts.BOX
