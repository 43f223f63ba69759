"""How memory is tidied up while nobody waits; MicroPython's own gc is stood in for, since CPython has no such thing."""

import types

import pytest

from wayside_host import emulator

emulator.install()

from wayside.hw import memory  # noqa: E402


@pytest.fixture
def collector(monkeypatch):
    stand_in = types.SimpleNamespace(collected=0, limit=None, free=64_000)

    def collect():
        stand_in.collected += 1

    def threshold(limit):
        stand_in.limit = limit

    stand_in.collect, stand_in.threshold = collect, threshold
    stand_in.mem_free = lambda: stand_in.free
    monkeypatch.setattr(memory, "gc", stand_in)
    return stand_in


def test_gaps_are_filled_only_as_long_as_nobody_waits(collector):
    looks = []

    def somebody_waits():
        looks.append(1)
        return len(looks) == 3

    collector.free = 100_000
    filled = memory.tidy(somebody_waits)
    assert collector.collected == 1
    assert collector.limit == memory.PLAYING + filled
    assert len(looks) <= 3 and filled <= 2 * memory.AT_ONCE * memory.BLOCK


def test_with_more_memory_it_is_collected_later(collector):
    memory.tidy(lambda: True)
    scarce = collector.limit
    collector.free = 100_000
    memory.tidy(lambda: True)
    assert collector.limit > scarce


def test_what_is_loaded_lies_low_and_then_somebody_plays_again(collector):
    memory.collect()
    loading = collector.limit
    memory.loaded()
    assert collector.collected == 1 and collector.limit > loading


def test_what_is_loaded_right_after_it_was_tidied_up_lies_low_without_another_collection(collector):
    collector.free = 100_000
    filled = memory.tidy(lambda: True)
    memory.before_loading(filled)
    assert collector.collected == 1 and collector.limit == memory.LOADING + filled
    memory.before_loading(-1)  # something was drawn since
    assert collector.collected == 2 and collector.limit == memory.LOADING


def test_where_memory_is_scarce_it_is_collected_before_loading_unless_room_was_made(collector):
    collector.free = memory.ENOUGH - 10_000
    filled = memory.tidy(lambda: True)
    memory.before_loading(filled, True)
    assert collector.collected == 1
    memory.before_loading(filled)
    assert collector.collected == 2
