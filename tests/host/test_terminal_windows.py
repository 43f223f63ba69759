"""The keys of the Windows console, with a replacement for msvcrt; the rest needs Windows."""

from types import SimpleNamespace

from wayside_host.play import console
from wayside_host.play.keyboard import KeyReader


def typed(monkeypatch, letters):
    waiting = list(letters)
    keys = SimpleNamespace(kbhit=lambda: bool(waiting), getwch=lambda: waiting.pop(0))
    monkeypatch.setattr(console, "msvcrt", keys, raising=False)
    window = console.WindowsConsole.__new__(console.WindowsConsole)
    return window.read(0.02)


def test_arrows_of_windows_become_the_arrows_of_everywhere(monkeypatch):
    data = typed(monkeypatch, "x\xe0H\x00P\xe0K\xe0M\rX")
    assert KeyReader().feed(data, 0.0) == ["x", "up", "down", "left", "right", "enter", "X"]


def test_function_keys_and_letters_beyond_latin_are_passed_over(monkeypatch):
    assert typed(monkeypatch, "\x00;€y") == b"y"


def test_it_waits_no_longer_than_it_is_told(monkeypatch):
    assert typed(monkeypatch, "") == b""
