"""A Jarnac position as one line: read back exactly, and refused if it is impossible."""

import pytest
from games.jarnac.tables import match, table

from wayside.games.moves import BadOption

GOOD = "turn=R phase=play loose=ETWZ/QSUV words=TRACEE,RAT,BUT/MAISON,LIRE"


def test_a_fresh_match_in_a_line():
    wanted = (
        "turn=R phase=start due=0 after=- window=closed calls=0 passes=0 first=RB bag=- reason=- loose=-/- words=-/-"
    )
    assert match().position() == wanted
    rules = match()
    rules.set_position(wanted)
    assert rules.position() == wanted


def test_what_is_left_out_is_as_in_the_middle_of_a_turn():
    rules = table(GOOD)
    assert rules.position().startswith("turn=R phase=play due=0 after=- window=closed calls=0 passes=0 first=- bag=-")
    assert rules.state()["mats"]["B"] == {"words": ["MAISON", "LIRE"], "loose": "QSUV", "total": 52}


BAD = [
    "turn=X",
    "phase=fly",
    "due=7",
    "phase=draw due=0",
    "phase=play due=1",
    "loose=ABC",
    "loose=abc/-",
    "loose=XX/-",
    "words=AB/-",
    "words=ABCDEFGHIJ/-",
    "words=RAT,RAT,RAT,RAT,RAT,RAT,RAT,RAT/-",
    "words=RAT/BUT/SEA",
    "words=ra1/-",
    "phase=over",
    "phase=over turn=R reason=line",
    "turn=R reason=line",
    "first=X",
    "bag=empty",
    "after=jarnac",
    "window=lost",
    "window=open phase=draw due=1",
    "passes=1",
    "phase=last",
    "phase=last window=open",
    "phase=play window=open",
    "calls=10",
    "turn=R turn=R",
    "speed=3",
    "turn",
]


@pytest.mark.parametrize("text", BAD)
def test_a_position_that_cannot_be_is_refused_and_changes_nothing(text):
    rules = table(GOOD)
    before = rules.snapshot()
    with pytest.raises(BadOption):
        rules.set_position(text)
    assert rules.snapshot() == before


def test_lengths_have_positions_too():
    rules = table("turn=B phase=play window=open words=6,3/9", mode="lengths")
    assert rules.position().endswith("loose=-/- words=6,3/9")
    for bad in ("words=RAT/-", "words=2/-", "loose=A/-", "phase=start"):
        with pytest.raises(BadOption):
            rules.set_position(bad)


def test_a_finished_game_has_a_position():
    text = "phase=over reason=line words=RAT,RAT,RAT,RAT,RAT,TRI,TRI,TRI/BUT"
    rules = table(text)
    assert (rules.turn, rules.outcome()) == (-1, ("line", [[0], [1]]))
    other = match()
    other.set_position(rules.position())
    assert other.snapshot() == rules.snapshot()
