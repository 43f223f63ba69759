"""A Nasca move takes few presses."""

import random

from app.presses import table
from app.walk import assert_connected
from moves import random_path

from wayside.referee.match import Match
from wayside.ui.picker import Picker


def test_presses_per_move_stay_within_the_budget(capsys):
    rows = {what: (median, most) for what, median, most in table()}
    with capsys.disabled():
        for what, (median, most) in rows.items():
            print(f"\npresses per Nasca move, {what}: median {median}, nine tenths at most {most}", end="")
    assert rows["four keys, anywhere"][0] <= 9
    assert rows["four keys, near the last bar"][0] <= 7
    assert rows["joystick, anywhere"][0] <= 9


def test_a_joystick_reaches_every_legal_cell_from_every_other():
    """Some boards have a joystick and no keys for the ring."""
    for seed in range(12):
        rng = random.Random(seed)
        match = Match("nasca", options={"rounds": "1"})
        while match.rules.turn >= 0:
            picker = Picker(match.rules, joystick=True)
            for bar in range(len(picker.entries)):
                picker = Picker(match.rules, joystick=True)
                picker.cursor = bar
                if picker.choose() is None:
                    assert_connected(picker)
            match.play(match.rules.text_of(random_path(match.rules, rng)))
