"""With a joystick every Strata 7 move can be chosen on the board."""

import random

from app.walk import assert_connected
from games.strata7.tables import match
from moves import ONE_IN, random_path

from wayside.ui.picker import Picker

MOVES = max(4, 40 // ONE_IN)


def test_a_joystick_reaches_every_pawn_and_every_destination():
    """Some boards have a joystick and no keys for the ring."""
    rng = random.Random(4)
    rules = match()
    for _ in range(MOVES):
        picker = Picker(rules, joystick=True)
        assert_connected(picker)
        for index in range(len(picker.entries)):
            picker = Picker(rules, joystick=True)
            picker.cursor = index
            if picker.choose() is None:
                assert_connected(picker)
        rules.play(rules.text_of(random_path(rules, rng)))
