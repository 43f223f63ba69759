"""The dimmer: full light while keys are used, less after a while, off after a long time; a key wakes it."""

import pytest

from wayside_host import emulator
from wayside_host.boards.files import load_board

emulator.install()

from wayside.hw.dimmer import Dimmer  # noqa: E402


class Display:
    """Records what it is asked for."""

    def __init__(self):
        self.asked = []

    def backlight(self, percent):
        self.asked.append(percent)

    def sleep(self):
        self.asked.append("sleep")

    def wake(self):
        self.asked.append("wake")

    def power(self, on):
        self.asked.append("on" if on else "off")


@pytest.fixture
def display():
    emulator.Hardware(load_board("pico_display"))
    return Display()


def test_the_light_goes_from_full_to_dim_to_off_and_a_key_brings_it_back(display):
    dimmer = Dimmer(display, full=90, dim=20, dim_after_ms=1_000, off_after_ms=5_000)
    for now, activity, expected in (
        (0, 0, 90),
        (999, 0, 90),
        (1_000, 0, 20),
        (4_999, 0, 20),
        (5_000, 0, 0),
        (9_000, 0, 0),
        (9_010, 9_010, 0),
        (9_130, 9_010, 0),  # a panel needs time to wake
        (9_131, 9_010, 90),
        (10_010, 9_010, 20),
    ):
        dimmer.tick(now, activity)
        assert dimmer.percent == expected, now
    assert display.asked == [90, 20, 0, "sleep", "wake", "on", 90, 20]


def test_a_key_right_after_the_light_went_off_waits_until_the_panel_may_wake(display):
    dimmer = Dimmer(display, dim_after_ms=1_000, off_after_ms=5_000)
    for now, activity in ((5_000, 0), (5_010, 5_005), (5_120, 5_005), (5_121, 5_005), (5_242, 5_005)):
        dimmer.tick(now, activity)
    assert display.asked == [100, 0, "sleep", "wake", "on", 100]


def test_the_display_is_left_alone_while_nothing_changes(display):
    dimmer = Dimmer(display)
    for now in range(0, 50_000, 100):
        dimmer.tick(now, 0)
    assert display.asked == [100]


def test_without_a_time_for_off_the_light_stays_dim(display):
    dimmer = Dimmer(display, dim=30, dim_after_ms=1_000, off_after_ms=0)
    dimmer.tick(100_000_000, 0)
    assert dimmer.percent == 30


def test_ticks_that_wrap_do_not_wake_or_sleep_the_light(display):
    dimmer = Dimmer(display, dim_after_ms=1_000)
    last = (1 << 30) - 500
    dimmer.tick(400, last)
    assert dimmer.percent == 100
    dimmer.tick(600, last)
    assert dimmer.percent == 25
