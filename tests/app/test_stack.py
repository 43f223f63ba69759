"""The calls of the firmware fit the stack of MicroPython on the chip, with a reserve.

After its end is the heap. tests/rp2040/test_limits.py measures the same on the emulated chip, which needs a UF2.
"""

import random

import pytest
from app.stack import BASE, CALL, LOADING, depth_of
from app.tables import TABLES, at_table, presses
from app.wire import Wire

from wayside.games import names
from wayside.referee.record import write_line
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.play.random_match import random_match
from wayside_host.rp2040.lines import conversation
from wayside_host.rp2040.measure import WAYS

STACK = 7936  # bytes; after them MicroPython raises
SPARE = 1700  # for functions of MicroPython itself and for interrupts
HALF = 0.5  # of a match is played


@pytest.mark.parametrize("table", TABLES)
def test_random_keys_leave_some_of_the_stack_unused(table, tmp_path):
    rng = random.Random(table)
    device = at_table("pico_display_2", table, tmp_path)
    with depth_of(device.app) as depth:
        for _ in range(80):
            presses(device, rng)
    assert depth.most <= STACK - SPARE, depth.deepest


@pytest.mark.parametrize("way", [*names(), *WAYS])
def test_lines_over_usb_leave_some_of_the_stack_unused(way, tmp_path):
    game, options = WAYS.get(way, (way, {}))
    match = random_match(game, HALF, options=options)
    wire = Wire()
    device = Device(load_board("pico_display"), tmp_path, serial=wire)

    def say(line):
        wire.lines.append(line)
        with depth_of(device.app) as depth:
            device.run(200)
        assert depth.most <= STACK - SPARE, (line, depth.deepest)

    say(" ".join([f"new {game} players={','.join(match.players)}", *map("=".join, options.items())]))
    say(f"position {match.rules.position()}")
    device.press("ok")
    for line, _ in conversation(match):
        say(line)
    say(f"load {write_line(match)}")
    assert device.app.session.match.moves == match.moves


def test_calls_are_counted_while_they_are_open(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    with depth_of(device.app) as depth:
        device.press("next")
    assert depth.deepest[0] == "App.tick"
    assert depth.most >= BASE + CALL * len(depth.deepest)
    assert depth.most < BASE + 2 * CALL * len(depth.deepest) + LOADING
