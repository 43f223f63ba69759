"""The texts of Strata 7: labels that can be told apart, and typographic apostrophes."""

import pytest

from wayside.games import strata7
from wayside.i18n.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_look_alike_even_in_their_shortest_form(language):
    texts = Texts(language)
    for form in (0, -1):
        labels = [texts.forms("strata7.option_" + option.key)[form] for option in strata7.GAME.options()]
        assert len(set(labels)) == len(labels) == 22


def test_french_has_the_apostrophe_of_printers():
    texts = Texts("fr")
    assert "’" in texts("strata7.about_board")
    source = open(f"{texts.folder}/fr.txt", encoding="utf-8").read()
    assert "'" not in source.partition("[strata7]")[2].partition("\n[")[0]
