"""Buttons: raw edges by interrupt, in order. A stall by the flash loses none, and the ring is always valid."""

import copy
import random
import re
import time
import types
from pathlib import Path

import pytest

from wayside_host import emulator
from wayside_host.boards.files import list_boards, load_board

emulator.install()

from wayside.hw import buttons as module  # noqa: E402
from wayside.hw import edge as plain  # noqa: E402
from wayside.hw.buttons import ROOM, Buttons  # noqa: E402

VIPER = Path(plain.__file__).with_name("edge_viper.py")


def viper_edge():
    """The interrupt of edge_viper.py run by CPython: pointers become the arrays themselves, the decorator does nothing."""
    space = {
        "time": time,
        "const": int,
        "ptr32": lambda words: words,
        "micropython": types.SimpleNamespace(viper=lambda function: function),
    }
    source = re.sub(r"^(from|import) .*$", "", VIPER.read_text(), flags=re.MULTILINE)
    exec(compile(source, str(VIPER), "exec"), space)
    return space["edge"]


@pytest.fixture(autouse=True, params=["plain", "viper"])
def twin(request, monkeypatch):
    """Every test is run with both; CPython itself loads the plain one."""
    assert module.interrupt.edge is plain.edge
    if request.param == "viper":
        monkeypatch.setattr(module._Key, "edge", viper_edge())


@pytest.fixture
def hardware():
    return emulator.Hardware(load_board("pico_display"))


@pytest.fixture
def buttons(hardware):
    return Buttons(hardware.board)


def drain(buttons):
    """All events so far, as (time, key, level)."""
    events = []
    out = [0, 0, 0]
    while buttons.read(out):
        events.append(tuple(out))
    return events


def settled(events):
    """The levels that lasted: of edges within 5 ms only the last counts."""
    kept = []
    for number, (moment, key, level) in enumerate(events):
        later = [e for e in events[number + 1 :] if e[1] == key]
        if not later or later[0][0] - moment > 5:
            kept.append((key, level))
    return kept


def test_nothing_pressed_reads_nothing(buttons, hardware):
    hardware.advance(1_000)
    assert drain(buttons) == []


@pytest.mark.parametrize("name", list_boards())
def test_every_key_of_every_board_tells_its_press_and_its_release(name):
    board = load_board(name)
    hardware = emulator.Hardware(board)
    buttons = Buttons(board)
    for index in range(len(board["keys"])):
        hardware.press(index, 60)
        hardware.advance(100)
        assert settled(drain(buttons)) == [(index, 1), (index, 0)]


def test_the_time_is_that_of_the_edge_not_of_the_reading(buttons, hardware):
    hardware.advance(1_000)
    hardware.press("X", 70, after=23)
    hardware.advance(5_000)
    events = drain(buttons)
    assert events[0] == (1_023, 2, 1)
    assert events[-1][0] in range(1_093, 1_097)


def test_every_bounce_is_told_and_levels_alternate():
    hardware = emulator.Hardware(load_board("pico_display"), seed=3)
    buttons = Buttons(hardware.board)
    bounces = 0
    for _ in range(20):
        hardware.press("A", 60)
        hardware.advance(100)
        events = drain(buttons)
        assert [event[2] for event in events] == [1, 0] * (len(events) // 2)
        bounces += len(events) - 2
    assert bounces > 20


def test_a_press_wholly_inside_a_flash_stall_is_told_as_a_pair(buttons, hardware):
    hardware.press("B", 25, after=10)
    hardware.flash_stall(45)
    assert drain(buttons) == [(45, 1, 1), (45, 1, 0)]


def test_a_release_and_new_press_inside_a_stall_are_told_as_a_pair(buttons, hardware):
    hardware.hold("B")
    hardware.advance(100)
    assert settled(drain(buttons)) == [(1, 1)]
    hardware.release("B")
    hardware.clock.at(hardware.clock.us + 20_000, lambda: hardware.hold("B"))
    hardware.flash_stall(45)
    assert drain(buttons) == [(145, 1, 0), (145, 1, 1)]


def test_a_press_that_outlasts_the_stall_is_told_once(buttons, hardware):
    hardware.press("B", 200, after=10)
    hardware.flash_stall(45)
    assert drain(buttons) == [(45, 1, 1)]
    hardware.advance(300)
    assert settled(drain(buttons)) == [(1, 0)]


def test_a_release_inside_a_stall_is_told_once(buttons, hardware):
    hardware.press("B", 100)
    hardware.advance(90)
    drain(buttons)
    hardware.flash_stall(45)
    assert drain(buttons) == [(135, 1, 0)]


def test_several_keys_pressed_inside_one_stall_are_all_told(buttons, hardware):
    hardware.press("A", 20, after=2)
    hardware.press("Y", 20, after=5)
    hardware.flash_stall(45)
    assert drain(buttons) == [(45, 0, 1), (45, 0, 0), (45, 3, 1), (45, 3, 0)]


def test_a_key_held_while_power_comes_on_is_told_by_the_first_read(hardware):
    hardware.hold("X")
    hardware.advance(50)
    buttons = Buttons(hardware.board)
    assert drain(buttons) == [(50, 2, 1)]
    hardware.release("X")
    hardware.advance(50)
    assert settled(drain(buttons)) == [(2, 0)]


def test_keys_that_are_active_high_read_the_other_way_round():
    board = copy.deepcopy(load_board("pico_display"))
    for key in board["keys"]:
        key["active"] = "high"
    hardware = emulator.Hardware(board)
    buttons = Buttons(board)
    assert drain(buttons) == []
    hardware.press("A", 50)
    hardware.advance(100)
    assert settled(drain(buttons)) == [(0, 1), (0, 0)]


def test_a_full_ring_keeps_the_oldest_edges_and_then_tells_the_true_level(buttons, hardware):
    for _ in range(ROOM):
        hardware.press("A", 10)
        hardware.advance(20)
    hardware.hold("B")
    hardware.advance(20)
    events = drain(buttons)
    assert len(events) == ROOM + 1
    assert [event[2] for event in events[:ROOM]] == [1, 0] * (ROOM // 2)
    assert events[0][0] == 0
    assert events[ROOM] == (time.ticks_ms(), 1, 1)


def test_a_full_ring_works_on_once_it_is_read(buttons, hardware):
    for _ in range(ROOM):
        hardware.press("A", 10)
        hardware.advance(20)
    drain(buttons)
    hardware.press("Y", 40)
    hardware.advance(100)
    assert settled(drain(buttons)) == [(3, 1), (3, 0)]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_pressed_and_however_it_is_read_each_key_alternates_and_ends_at_its_true_level(seed):
    rng = random.Random(seed)
    hardware = emulator.Hardware(load_board("waveshare_lcd_13"), seed=seed)
    buttons = Buttons(hardware.board)
    events = []
    out = [0, 0, 0]
    for _ in range(300):
        act = rng.randrange(5)
        if act <= 1:
            hardware.press(rng.randrange(9), rng.choice((4, 30, 80)), after=rng.randrange(40))
        elif act == 2:
            hardware.flash_stall(rng.choice((1, 45, 90)))
        elif act == 3:
            hardware.advance(rng.randrange(60))
        else:
            for _ in range(rng.randrange(30)):
                if buttons.read(out):
                    events.append(tuple(out))
    hardware.advance(500)
    events += drain(buttons)
    assert len(events) > 100
    assert [event[0] for event in events] == sorted(event[0] for event in events)
    for index, key in enumerate(hardware.board["keys"]):
        levels = [event[2] for event in events if event[1] == index]
        assert levels == [(number + 1) % 2 for number in range(len(levels))]
        assert (levels[-1] if levels else 0) == 1 - hardware.wires[key["pin"]].level


def test_the_interrupts_are_hard_and_see_both_edges(buttons, hardware):
    for key in hardware.board["keys"]:
        irq = hardware.wires[key["pin"]].irq
        assert irq.hard
        assert irq.trigger() == 12


def test_the_core_sleeps_until_a_key_moves_or_its_time_is_over(buttons, hardware):
    drain(buttons)
    start = time.ticks_ms()
    buttons.idle(8)
    assert time.ticks_ms() - start == 8
    assert not buttons.waiting()
    hardware.press("A", 60, after=3)
    start = time.ticks_ms()
    buttons.idle(500)
    assert 3 <= time.ticks_ms() - start <= 4
    assert buttons.waiting()
    buttons.idle(500)
    assert time.ticks_ms() - start <= 4  # there is something to read
