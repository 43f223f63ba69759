"""Debounce, press, repeat and hold of logical keys."""

import pytest

from wayside.ui.keys import BACK, DEBOUNCE, HOLD, NEXT, OK, PREV, REPEAT, Keys, since

FOUR = ("prev", "next", "ok", "back")
A, B, X, Y = range(4)


def events(keys, until, start=0, step=5):
    """Run the clock and collect the events, as (time, event)."""
    found = []
    for now in range(start, until, step):
        keys.tick(now)
        while event := keys.take():
            found.append((now, event))
    return found


def test_next_acts_as_soon_as_it_goes_down():
    keys = Keys(FOUR)
    keys.feed(100, B, 1)
    assert keys.take() == NEXT
    keys.feed(180, B, 0)
    assert events(keys, 500, 180) == []


def test_ok_acts_when_it_goes_up():
    keys = Keys(FOUR)
    keys.feed(100, X, 1)
    assert events(keys, 300, 100) == []
    keys.feed(300, X, 0)
    assert keys.take() == OK


def test_bounces_at_both_edges_are_one_press():
    keys = Keys(FOUR)
    for time, level in ((100, 1), (101, 0), (103, 1), (104, 0), (106, 1)):
        keys.feed(time, B, level)
    for time, level in ((200, 0), (202, 1), (203, 0)):
        keys.feed(time, B, level)
    assert [event for _, event in events(keys, 600, 210)] == [NEXT]
    keys = Keys(FOUR)
    keys.feed(100, X, 1)
    keys.feed(200, X, 0)
    keys.feed(201, X, 1)
    keys.feed(203, X, 0)
    assert [event for _, event in events(keys, 600, 205)] == [OK]


def test_a_press_and_its_release_with_the_same_time_are_a_press():
    """This happens when both edges came while interrupts were off."""
    keys = Keys(FOUR)
    keys.feed(100, X, 1)
    keys.feed(100, X, 0)
    assert [event for _, event in events(keys, 200, 100)] == [OK]


def test_a_glitch_that_ends_bouncing_high_settles_to_the_pins_level():
    keys = Keys(FOUR)
    keys.feed(100, B, 1)
    assert keys.take() == NEXT
    keys.feed(104, B, 0)
    keys.tick(104 + DEBOUNCE)
    keys.feed(200, B, 1)
    assert keys.take() == NEXT


def test_holding_next_repeats_and_gets_faster():
    keys = Keys(FOUR)
    keys.feed(0, B, 1)
    assert keys.take() == NEXT
    found = events(keys, 2000, 1, step=1)
    assert all(event == NEXT + REPEAT for _, event in found)
    times = [time for time, _ in found]
    gaps = [times[place] - times[place - 1] for place in range(1, len(times))]
    assert times[0] == 400
    assert gaps[:8] == [120] * 8
    assert set(gaps[8:]) == {60}


def test_holding_ok_is_its_own_event_and_the_release_adds_none():
    keys = Keys(FOUR)
    keys.feed(0, X, 1)
    assert keys.expected == OK
    assert events(keys, 900, 0) == [(600, OK + HOLD)]
    assert keys.expected == 0  # and its release may not be rehearsed
    keys.feed(900, X, 0)
    assert events(keys, 1000, 900) == []


def test_holding_back_is_undo_when_its_hint_is_full():
    keys = Keys(FOUR)
    keys.feed(0, Y, 1)
    assert keys.back_fill(250) == 0
    assert [keys.back_fill(time) for time in (300, 550, 799)] == [0, 4, 7]
    assert events(keys, 1000, 0) == [(800, BACK + HOLD)]
    assert keys.back_fill(1000) == 0


def test_releasing_back_early_is_back():
    keys = Keys(FOUR)
    keys.feed(0, Y, 1)
    keys.tick(500)
    keys.feed(700, Y, 0)
    assert keys.take() == BACK
    assert keys.take() == 0


def test_with_two_keys_holding_ok_is_back():
    keys = Keys(("next", "ok"))
    assert keys.two_keys
    keys.feed(0, 1, 1)
    assert events(keys, 900, 0) == [(600, BACK)]
    keys.feed(900, 1, 0)
    assert keys.take() == 0


def test_the_clock_may_wrap_while_a_key_is_held():
    keys = Keys(FOUR)
    start = 0x3FFFFFFF - 100
    keys.feed(start, A, 1)
    assert keys.take() == PREV
    keys.tick(250)
    assert keys.take() == 0
    keys.tick(300)
    assert keys.take() == PREV + REPEAT
    assert since(299, start) == 400


def test_an_edge_that_comes_after_the_tick_looked_at_the_clock_is_no_hold():
    keys = Keys(FOUR)
    keys.feed(1001, Y, 1)
    keys.tick(1000)
    assert keys.take() == 0
    assert keys.back_fill(1000) == 0


def test_more_events_than_fit_lose_the_newest_and_nothing_else():
    keys = Keys(FOUR)
    for press in range(40):
        keys.feed(press * 100, B, 1)
        keys.feed(press * 100 + 50, B, 0)
    taken = 0
    while keys.take():
        taken += 1
    assert taken == 15
    keys.feed(9000, B, 1)
    assert keys.take() == NEXT


@pytest.mark.parametrize("actions", [FOUR, ("next", "ok"), ("up", "down", "left", "right", "ok", "ok", "back")])
def test_a_joystick_and_two_keys_are_recognised(actions):
    keys = Keys(actions)
    assert keys.joystick == ("up" in actions)
    assert keys.two_keys == ("back" not in actions)
