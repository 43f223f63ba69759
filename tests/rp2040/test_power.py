"""Power fails during a save of the emulated chip: the match is at the last acknowledged move, or at the next one."""

import pytest
from rp2040.aloud import needs_uf2

pytestmark = needs_uf2

NEXT_MOVE = ("a2h5", "a3h5", "a4h5", "a5h5", "a6h5", "a7h5", "a8h4", "a9h4", "a10h4")
STEP = 0.05  # ms: an eighth of the time to program a page


def moves_of(device):
    """How many moves the match on the device has."""
    answer = device.say("record")
    assert answer.startswith("= "), answer
    return len([move for move in NEXT_MOVE if f" {move}" in answer])


def run_into_save(device, operations):
    """Runs until this many flash operations have begun."""
    begun = len(device.chip.operations) + operations
    while len(device.chip.operations) < begun:
        device.run(STEP)


def in_the_first_program(device):
    run_into_save(device, 1)
    device.run(0.2)


def after_the_first_program(device):
    run_into_save(device, 1)
    device.run(0.5)


def as_the_answer_comes(device):
    while "=" not in device.console:
        device.run(STEP)


MOMENTS = {
    "before the flash is touched": lambda device: device.run(20),
    "as the first page is being programmed": in_the_first_program,
    "after the first page": after_the_first_program,
    "as the answer comes": as_the_answer_comes,
}


def cut_and_boot(device):
    """Says whether the answer came before the cut."""
    acknowledged = "=" in device.console
    device.cut_power()
    device.boot()
    return acknowledged


def test_a_power_cut_in_a_move_can_lose_that_move_but_none_before_it(new_device):
    device = new_device()
    assert device.say("new nasca landscape=none") == "=\n\n"
    count = 0
    outcomes = set()
    for name, reach in MOMENTS.items():
        device.chip.console.clear()
        device.send(f"play {NEXT_MOVE[count]}")
        reach(device)
        acknowledged = cut_and_boot(device)
        found = moves_of(device)
        assert found in ((count + 1,) if acknowledged else (count, count + 1)), name
        outcomes.add((acknowledged, found - count))
        count = found
        assert device.say(f"play {NEXT_MOVE[count]}") == "=\n\n"  # and the match can be continued
        count += 1
    assert (False, 0) in outcomes and (True, 1) in outcomes


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_power_cut_in_an_erase_leaves_the_old_match_or_the_new_one(share, new_device):
    device = new_device()
    device.say("new nasca")
    device.say("play a2h5")
    device.chip.console.clear()
    device.send("new nasca players=B,R")
    while device.chip.operations[-1][2] != "erase" or device.chip.operations[-1][1] < device.chip.us:
        device.run(STEP)
    device.run(share * 45)
    assert device.chip.us < device.chip.operations[-1][1], "the erase is over"
    assert not cut_and_boot(device)
    assert device.say("turn") == "= B bar\n\n"  # after Red's move, or because Blue begins the new match
    assert moves_of(device) in (0, 1)
    assert device.say("play a8h4") == "=\n\n"
