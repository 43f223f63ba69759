"""Sets of one's own with letters beyond A to Z: Ä, Ñ, Ö, Ü, and IJ as one letter."""

import random

import pytest
from games.jarnac.tables import code, loose, match, paths, play, table, tokens, words
from moves import ONE_IN, random_move

from wayside.games.moves import BadOption
from wayside.ui import fonts

GERMAN = "A9E9I9L5N6R6S6T6Ä2Ö2Ü2"
DUTCH = "A9E9I9J3N6R6S6T6IJ2"
SPANISH = "A9E9I5L5N6O5R6S6T6Ñ2"


def own(counts, position="", **options):
    rules = match(letters="own", counts=counts, **options)
    if position:
        rules.set_position(position)
    return rules


def test_a_set_has_letters_beyond_a_to_z():
    assert own(SPANISH).left() == 59
    assert own("a9n6ñ2e4").left() == 21
    assert "Ñ" in tokens(own(SPANISH), "draw") and "Ñ" not in tokens(match(letters="none"), "draw")


@pytest.mark.parametrize("counts", ["A9Ñ2Ñ3", "A9IJ2IJ1", "A9I", "A9Ж2"])
def test_a_set_has_each_of_its_letters_once(counts):
    with pytest.raises(BadOption, match="Ä, Ñ, Ö, Ü, IJ"):
        own(counts + "E9")


def test_a_letter_of_the_set_keeps_its_mark_and_others_lose_it():
    rules = own(SPANISH)
    assert rules.canonical("new niño") == "new NIÑO"
    assert rules.canonical("new ÁRBOL") == "new ARBOL"
    assert own(GERMAN).canonical("new tränen") == "new TRÄNEN"
    assert match().canonical("new niño") == "new NINO"


def test_a_word_needs_the_very_letter():
    rules = own(SPANISH, "turn=R phase=play loose=ÑANIO/-")
    assert code(rules, "new NINO") == "pool"
    assert code(rules, "new NIÑO") is None
    play(rules, "new niño")
    assert (words(rules, "R"), loose(rules, "R")) == (["NIÑO"], "A")
    assert code(rules, "draw ÑÑ") == "too_many" and code(rules, "draw Ñ") is None
    refused = own("A9E9N9Ñ1").check("draw ÑÑ")
    assert (refused.code, refused.facts) == ("supply", {"letter": "Ñ", "count": 1})


def test_ij_is_one_letter_of_a_set_that_has_it():
    rules = own(DUTCH, "turn=R phase=play loose=IJSA/-")
    assert rules.canonical("new ijs") == rules.canonical("new ĳs") == "new IJS"
    assert code(rules, "new ijs") == "short"
    assert code(rules, "new IJSA") is None
    play(rules, "new sIJa")
    assert words(rules, "R") == ["SIJA"] and rules.total(0) == 9
    assert len(rules.words[0][0]) == 3


def test_an_i_and_a_j_are_two_letters_with_an_apostrophe_between_them():
    rules = own(DUTCH, "turn=R phase=play loose=I'JSAIJ/-")
    assert code(rules, "new IJI'JS") is None
    assert rules.canonical("new a'ij") == "new AIJ"
    assert rules.text_of(["new", "S", "I", "J"]) == "new SI'J"
    assert match().canonical("new fjij") == "new FJIJ"


def test_the_position_and_the_snapshot_keep_all_letters():
    for counts, line in ((DUTCH, "loose=AII'JIJ/- words=SIJA/ARI'J"), (GERMAN, "loose=AÄÖ/Ü words=TRÄNEN/-")):
        rules = own(counts, "turn=R phase=play " + line)
        assert line in rules.position()
        snapshot = rules.snapshot()
        rules.restore(snapshot)
        assert rules.snapshot() == snapshot and line in rules.position()


def test_the_set_is_counted_with_a_row_for_each_letter():
    rules = match(letters="own", counts=DUTCH)
    from wayside.games.jarnac import GAME

    rows = GAME.tally("counts", {"counts": DUTCH})
    assert [name for name, _, _ in rows[26:]] == ["Ä", "Ñ", "Ö", "Ü", "IJ"]
    assert ("IJ", 2, 40) in rows and GAME.tally_text("counts", rows, {}) == DUTCH
    assert rules.state()["bag"].endswith("IJIJ")


def test_the_fonts_have_the_letters():
    assert fonts.BOX not in [fonts.index_of(letter) for letter in "ÄÑÖÜĲ"]


@pytest.mark.parametrize("counts", [GERMAN, DUTCH, SPANISH])
def test_random_games_with_such_a_set(counts):
    """What the tree offers is legal, its text reads back, and undo is exact."""
    extra = set()
    for seed in range(max(1, 6 // ONE_IN)):
        rng, rules, history = random.Random(seed), own(counts), []
        while rules.turn >= 0 and len(history) < 150:
            history.append((rules.snapshot(), rules.position()))
            move = random_move(rules, rng)
            assert rules.check(move) is None, move
            assert rules.canonical(move) == move
            extra.update(letter for letter in "ÄÑÖÜ" if letter in move)
            extra.update(["IJ"] if "IJ" in move else [])
            rules.play(move)
        for snapshot, position in reversed(history):
            rules.set_position(position)
            assert (rules.snapshot(), rules.position()) == (snapshot, position)
    assert extra


def test_every_swap_can_be_written():
    """Its letters are in alphabetical order, so an I often stands before a J."""
    rules = own(DUTCH, "turn=R phase=start first=- loose=I'JJIJ/-")
    swaps = [rules.text_of(path) for path in paths(rules) if path[0] == "swap"]
    assert "swap I'JIJ" in swaps
    assert all(rules.check(swap) is None and rules.canonical(swap) == swap for swap in swaps)


def test_a_table_without_a_known_bag_has_the_letters_from_a_to_z():
    assert code(table("turn=R phase=play loose=NIO/-", letters="none"), "new ñio") is None
