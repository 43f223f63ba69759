"""A turn of Strada Romana takes few presses, counted over random games for each kind of keys."""
# CPython only: it counts presses as a person makes them, with statistics

import statistics

import pytest
from games.strada_romana.presses import presses

KEYS = ("four", "two", "joystick")


def told(found: list[int]) -> str:
    return f"{statistics.median(found):g} / {found[len(found) * 9 // 10]}"


@pytest.mark.parametrize("keys", KEYS)
def test_presses_per_turn_stay_within_the_budget(keys, capsys):
    counted = presses(keys)
    device = presses(keys, "device")
    with capsys.disabled():
        drawn = ", ".join(f"{what} {told(found)}" for what, found in counted.items())
        print(f"\npresses in Strada Romana, {keys}, median / nine tenths: {drawn}", end="")
        print(f"; with the device's bag {told(device['all turns'])}", end="")
    if keys == "four":
        assert statistics.median(counted["all turns"]) <= 11
