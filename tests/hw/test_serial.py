"""Lines over USB: characters arrive one by one, and complete lines come out."""

import io
import types

import pytest

from wayside_host import emulator

emulator.install()

from wayside.hw import serial  # noqa: E402


class Poll:
    """Always says that more has arrived, as long as there is input."""

    def __init__(self, stream):
        self.stream = stream

    def register(self, *_):
        pass

    def ipoll(self, timeout):
        return [1] if self.stream.tell() < len(self.stream.getvalue()) else []


@pytest.fixture
def arrived(monkeypatch):
    """Makes a line on which these bytes have arrived."""

    def make(data):
        stream = io.BytesIO(data)
        monkeypatch.setattr(serial, "sys", types.SimpleNamespace(stdin=types.SimpleNamespace(buffer=stream)))
        monkeypatch.setattr(serial, "select", types.SimpleNamespace(poll=lambda: Poll(stream), POLLIN=1))
        return serial.Serial()

    return make


def lines_of(line):
    found = []
    while (text := line.read_line()) is not None:
        found.append(text)
    return found


def test_lines_come_whole_and_empty_ones_not_at_all(arrived):
    assert lines_of(arrived(b"turn\r\n\nnext c3\nhalf")) == ["turn", "next c3"]


def test_what_is_no_text_is_answered_as_unknown(arrived):
    assert lines_of(arrived(b"\xff\xfe\nturn\n")) == ["?", "turn"]


def test_a_line_that_is_too_long_is_cut_where_it_is_noticed_and_the_next_is_whole(arrived):
    long, after = lines_of(arrived(b"x" * 20_000 + b"\nturn\n"))
    assert len(long) == serial.LONGEST + 1 and after == "turn"


def test_a_line_for_which_there_is_no_memory_is_no_command_and_the_next_is_whole(arrived, monkeypatch):
    line = arrived(b"load a; play c3h5\nturn\n")

    class Short(bytearray):
        def __iadd__(self, other):
            if len(self) == 7:
                raise MemoryError
            return super().__iadd__(other)

    line._line = Short()
    assert lines_of(line) == [serial.LOST, "turn"]


def test_a_ctrl_c_that_came_between_two_programs_stops_this_one(arrived):
    line = arrived(b"turn\n\x03")
    assert line.read_line() == "turn"
    with pytest.raises(KeyboardInterrupt):
        line.read_line()


def test_a_whole_line_for_which_there_is_no_memory_is_there_at_the_next_call(arrived):
    line = arrived(b"load a\nturn\n")

    class Short(bytearray):
        tries = 0

        def decode(self, *given):
            Short.tries += 1
            if Short.tries == 1:
                raise MemoryError
            return super().decode(*given)

        def __iadd__(self, other):
            super().__iadd__(other)
            return self

    line._line = Short()
    with pytest.raises(MemoryError):
        line.read_line()
    assert lines_of(line) == ["load a", "turn"]


def test_a_whole_line_can_be_given_up_and_the_next_is_whole(arrived):
    line = arrived(b"load a\nturn\n")

    class Long(bytearray):
        def decode(self, *given):
            raise MemoryError

        def __iadd__(self, other):
            super().__iadd__(other)
            return self

    line._line = Long()
    with pytest.raises(MemoryError):
        line.read_line()
    line.lose_line()
    assert lines_of(line) == [serial.LOST, "turn"]
