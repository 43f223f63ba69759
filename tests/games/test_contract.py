"""Every game follows the contract of games/contract.py and has all texts that can be asked for."""
# CPython only: it needs the emulated device

import pytest
from games import conformance

from wayside.games import load, names
from wayside.games.moves import Refusal
from wayside.i18n.texts import Texts


@pytest.mark.parametrize("game", names())
def test_a_game_keeps_to_the_contract(game):
    assert "\n".join(conformance.faults(game)) == ""


# The faults of a game that does not follow it


@pytest.fixture
def spoil(monkeypatch):
    """Changes something in Nasca for a while."""

    def change(kind, name, value):
        nasca = load("nasca")
        rules = nasca.rules(nasca.players, {})
        monkeypatch.setattr({"game": type(nasca), "rules": type(rules)}[kind], name, value, raising=False)
        return conformance.faults("nasca")

    return change


@pytest.mark.parametrize(
    "name, value, sentence",
    [
        ("name", "nazca", "Nasca.name is 'nazca', but the folder is called 'nasca'"),
        ("seats", (3, 2, 2), "Nasca.seats must be the fewest players, the usual number, the most: (3, 2, 2)"),
        ("players", ("R", "R"), "Nasca.players must be letters or digits, each another one: ('R', 'R')"),
        ("colours", {"R": 9}, "Nasca.colours must have a number of the palette for player B"),
        ("kept", ("stok",), "Nasca.kept names 'stok', which is no option"),
        ("boards", ("one",), "Nasca has boards, so it must have editor()"),
        ("editr", None, "Nasca has 'editr', which the contract does not know: is 'editor' meant?"),
        ("options", lambda game: (), "Nasca.tallies names 'stock', which is no option"),
    ],
)
def test_what_is_wrong_with_the_data_is_said(spoil, name, value, sentence):
    assert sentence in spoil("game", name, value)


@pytest.mark.parametrize(
    "name, value, sentence",
    [
        ("snapshots", None, "NascaRules has 'snapshots', which the contract does not know: is 'snapshot' meant?"),
        ("check", lambda rules, text: Refusal("days"), "refuses it: days"),
        ("snapshot", lambda rules: b"always the same", "changes nothing of the snapshot"),
        ("restore", lambda rules, data: None, "restore() does not bring back the snapshot before"),
        ("score", lambda rules: [], "score() must have a total for each player"),
    ],
)
def test_what_is_wrong_with_the_rules_is_said(monkeypatch, name, value, sentence):
    nasca = load("nasca")
    rules = type(nasca.rules(nasca.players, {}))
    monkeypatch.setattr(rules, name, value, raising=False)
    wrong = conformance.faults_of_class(nasca.rules(nasca.players, {}), conformance.Rules)
    wrong += conformance.faults_of_match(nasca)
    assert any(sentence in one for one in wrong), wrong


@pytest.mark.parametrize(
    "key",
    (
        "name",
        "help_how",
        "player_R",
        "option_height_limit",
        "value_landscape_free",
        "end_rounds",
        "verb_place",
        "why_support_colour",
    ),
)
def test_a_text_that_is_lacking_is_named(monkeypatch, key):
    own = Texts._find
    monkeypatch.setattr(Texts, "_find", lambda texts, asked: None if asked == "nasca." + key else own(texts, asked))
    assert f"games/nasca/texts/en.txt lacks the text {key}" in conformance.faults("nasca")
