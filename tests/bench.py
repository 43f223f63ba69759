"""`make bench`: figures that can be had without a board; counts are exact, times are of this machine."""

import tempfile
import time
from pathlib import Path

from wayside_host.emulator import install

install()

from app.presses import table  # noqa: E402
from heap.measure import table as heap  # noqa: E402
from screens.hands import open_board, walk_key  # noqa: E402

from wayside_host.boards import list_boards, load_board  # noqa: E402
from wayside_host.device import Device  # noqa: E402


def presses() -> None:
    print("Presses per Nasca move                     median  nine tenths")
    for what, median, most in table():
        print(f"  {what:40} {median:6} {most:8}")


def pushes() -> None:
    print("\nBytes to the panel for one press           list    board     whole screen")
    for name in list_boards():
        board = load_board(name)
        with tempfile.TemporaryDirectory() as flash:
            device = Device(board, Path(flash))
            listed = sent_by_press(device)
            open_board(device)
            device.press("ok")
            on_board = sent_by_press(device)
        display = board["display"]
        whole = display["width"] * display["height"] * (2 if display["chip"] == "st7789" else 1)
        whole = whole if display["chip"] == "st7789" else whole // 8
        print(f"  {name:36} {listed:8} {on_board:8} {whole:12}")


def sent_by_press(device: Device) -> int:
    before = device.hardware.panel.bytes_sent
    device.press(walk_key(device))
    return device.hardware.panel.bytes_sent - before


def rules() -> None:
    """The rules in CPython; the Pico is about 100 times slower."""
    from wayside.referee.match import Match

    match = Match("nasca", start="pieces=Rc3v3,Be3v3,Rc4h3,Bg2h5,Ra6h4,Bi3v4,Rd7v4,Bg4v4,Bg6h3,Rf10h4")
    print("\nNasca in CPython, middle of a round          microseconds")
    for what, act in (("check a move", lambda: match.check("a1h5")), ("score, areas known", match.rules.score)):
        start = time.perf_counter()
        for _ in range(1000):
            act()
        print(f"  {what:40} {(time.perf_counter() - start) * 1000:10.1f}")


if __name__ == "__main__":
    presses()
    pushes()
    rules()
    heap()
