"""Pages of a text end with a sentence, and OK says that it goes back."""

import pytest
from screens.hands import on_top
from screens.scenes import SCENES

from wayside.games import names
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.ui.screens.reading.pages import paged, sentences
from wayside_host.boards.files import load_board
from wayside_host.device import Device


def test_a_paragraph_is_told_in_sentences():
    assert sentences("One. Two? Three! The 1.5th") == ["One.", "Two?", "Three!", "The 1.5th"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [4, 6])
def test_every_page_ends_with_a_sentence_and_no_word_is_lost(language, most):
    texts = Texts(language)
    for game in names():
        text = texts(game + ".help_how")
        pages = paged(text, 240, "M", most + 6)
        assert " ".join(" ".join(lines) for lines in pages) == text
        assert all(lines[-1][-1] in ".?!" and len(lines) <= most + 6 for lines in pages)


def test_a_sentence_that_is_longer_than_a_page_goes_on_on_the_next():
    pages = paged("a b c d e f g h i. j k.\nl", 7 * 3, "M", 2)
    assert pages == [["a b", "c d"], ["e f", "g h"], ["i.", "j"], ["k.", "l"]] or all(
        len(lines) <= 2 for lines in pages
    )
    assert " ".join(" ".join(lines) for lines in pages) == "a b c d e f g h i. j k. l"


@pytest.mark.parametrize("scene", ["how_it_works", "about_rule", "help_on_list", "why"])
def test_ok_on_a_page_says_that_it_goes_back(scene, tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    SCENES[scene](device)
    page, below = device.app.stage.top, device.app.stage.screens[-2]
    assert page.hints()["ok"] == "Back"
    device.press("ok")
    assert device.app.stage.top is below and on_top(device) != type(page).__name__
