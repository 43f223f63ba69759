"""Player clocks: they count up, stop in a pause, and undo returns the time."""

from wayside.referee.clock import Clock
from wayside.referee.table import Table


def table_with_clock():
    table = Table()
    table.start("nasca")
    table.clock.tick(1000)
    table.clock.running = True
    return table


def test_the_time_until_a_move_belongs_to_the_player_who_made_it():
    table = table_with_clock()
    table.clock.tick(6000)
    table.play("c3h5")
    table.clock.tick(8500)
    table.play("c4h4")
    assert table.match.times == [50, 25]
    assert [table.match.clock(seat) for seat in (0, 1)] == [50, 25]


def test_a_refused_move_takes_no_time_away():
    table = table_with_clock()
    table.clock.tick(6000)
    assert table.play("k9v3") is not None
    table.clock.tick(7000)
    table.play("c3h5")
    assert table.match.times == [60]


def test_a_paused_clock_stands_still():
    table = table_with_clock()
    table.clock.tick(2000)
    table.clock.running = False
    table.clock.tick(60_000)
    table.clock.running = True
    table.clock.tick(61_000)
    table.play("c3h5")
    assert table.match.times == [20]


def test_undo_and_redo_restore_the_clocks():
    table = table_with_clock()
    table.clock.tick(6000)
    table.play("c3h5")
    table.undo()
    assert table.match.clock(0) == 0
    table.clock.tick(9000)
    table.redo()
    assert table.match.times == [50]
    assert table.clock.spent == 0


def test_without_a_clock_moves_take_no_time():
    table = Table()
    table.start("nasca")
    table.clock.tick(99_000)
    table.play("c3h5")
    assert table.match.times == [0]


def test_the_clock_counts_on_across_the_wrap_of_the_milliseconds():
    clock = Clock()
    clock.running = True
    clock.tick(0x3FFFFFFF - 400)
    clock.take()
    clock.tick(599)
    assert clock.take() == 10
