"""The bar shows the progress of the work, but only on a terminal."""

import io
import sys

import pytest

from wayside_host.progress import Bar


class Screen(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def screen(monkeypatch):
    def show(stream):
        monkeypatch.setattr(sys, "stderr", stream)
        return stream

    return show


def work():
    with Bar("Sending", 200) as bar:
        bar(50)
        bar(150)
        bar(10)


def test_it_grows_to_the_end_and_is_gone_afterwards(screen):
    shown = screen(Screen())
    work()
    parts = [part for part in shown.getvalue().split("\r") if part.strip()]
    assert [part[-5:] for part in parts] == ["  0 %", " 25 %", "100 %"]
    assert parts[-1].count("#") == 30
    assert shown.getvalue().endswith(" \r")


def test_elsewhere_nothing_is_written(screen):
    shown = screen(io.StringIO())
    work()
    assert shown.getvalue() == ""
