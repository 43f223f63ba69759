"""Plays the emulated device in a terminal, in real time."""

import time
from pathlib import Path
from typing import Any

from PIL import Image

from ..boards.files import load_board
from ..device import STEP, Device
from ..errors import WaysideError
from .console import Console, open_console
from .keyboard import HOLD, Controls, KeyReader
from .script import run_script, save_picture, speak, start_device
from .view import View, find_mode, too_small

WAIT = 0.02  # s to wait for a key before time goes on
GAP = 40  # ms between two presses: longer than a key bounces
LONGEST_CATCH_UP = 1000  # ms; after a longer sleep of the computer, the device continues where it was
NOTICE = 4.0  # s that a notice is in the header
DARK = 0.3  # s without power when the plug is pulled
FAINTEST = 0.35  # brightness of the picture with the least light; the eye sees a quarter of the light as about half
SCREENSHOT_SCALE = 3
RICHEST_FIRST = ("pico_display", "generic_ssd1306")  # tried in this order without --board


def run(
    board_name: str | None = None,
    language: str | None = None,
    flash: str | None = None,
    script: str | None = None,
    screenshot: str | None = None,
    scale: int = 1,
) -> int:
    """Play in this terminal, or without one for a script or a screenshot."""
    if script is not None or screenshot is not None:
        if screenshot is None and flash is None:
            raise WaysideError("a script saves nothing without --screenshot FILE.png, the name of its picture")
        board = load_board(board_name or RICHEST_FIRST[0])
        run_script(board, script or "", screenshot, scale, Path(flash) if flash else None, language)
        return 0
    console = open_console()
    size = console.size()
    board = load_board(board_name) if board_name else choose_board(*size)
    if find_mode(board, *size) is None:
        raise WaysideError(too_small(board, *size))
    device = start_device(board, Path(flash) if flash else home() / board["name"], language, True)
    with console:
        Play(console, device).run()
    return 0


def home() -> Path:
    """The user's folder for files of emulated devices."""
    return Path.home() / ".wayside"


def choose_board(columns: int, rows: int) -> dict[str, Any]:
    """The best board that fits the terminal, else the smallest."""
    for name in RICHEST_FIRST:
        board = load_board(name)
        if find_mode(board, columns, rows) is not None:
            break
    return board


class Play:
    """A session at the terminal."""

    def __init__(self, console: Console, device: Device) -> None:
        self._console = console
        self._device = device
        self._controls = Controls(device.board)
        self._view = View(console, device.board, self._controls)
        self._reader = KeyReader()
        self._running = True
        self._light = -1
        self._dark_until = 0.0
        self._notice = ""
        self._notice_until = 0.0
        self._power_came()

    def run(self) -> None:
        now = time.monotonic()
        while self._running:
            self._view.draw(self._picture(now), self._header_notice(now))
            typed = self._console.read(WAIT)
            now = time.monotonic()
            if typed is None:
                return
            for key in self._reader.feed(typed, now) if typed else self._reader.settle(now):
                self._obey(key, now)
            self._follow(now)

    # Keys

    def _obey(self, key: str, now: float) -> None:
        press = self._controls.find(key)
        if press is not None:
            self._finger.press(*press, now)
        elif key == "interrupt":
            raise KeyboardInterrupt
        elif key == "q":
            self._running = False
        elif key == "p":
            self._pull_the_plug(now)
        elif key == "s":
            self._say(self._screenshot(), now)
        elif key == "l":
            speak(self._device, self._device.app.stage.texts.following())

    def _pull_the_plug(self, now: float) -> None:
        """Cut the power; the device restarts from its flash."""
        self._device.cut_power()
        self._power_came()
        self._dark_until = now + DARK
        self._say("the plug was pulled and put back", now)

    def _power_came(self) -> None:
        self._finger = Finger(self._device)
        self._synchronise()

    def _screenshot(self) -> str:
        """Save a picture; returns a notice."""
        folder = home() / "screenshots"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = free_name(folder, self._device.board["name"])
            save_picture(self._device, path, SCREENSHOT_SCALE)
        except (OSError, WaysideError) as error:
            return f"no picture was saved: {error}"
        return f"saved ~/{path.relative_to(Path.home()).as_posix()}"

    # Time

    def _synchronise(self) -> None:
        """Set the device's clock to go with ours from now on."""
        self._power_on_at = time.monotonic() - self._device.hardware.clock.us / 1e6

    def _follow(self, now: float) -> None:
        behind = (now - self._power_on_at) * 1000 - self._device.hardware.clock.us / 1000
        if behind > LONGEST_CATCH_UP:
            self._synchronise()
        elif behind >= STEP:
            self._device.run(int(behind))

    # What is seen

    def _picture(self, now: float) -> Image.Image | None:
        """The picture with its light, or None if it has not changed."""
        hardware = self._device.hardware
        light = 0 if now < self._dark_until else hardware.light()
        if light == self._light and not hardware.panel.bytes_sent:
            return None
        hardware.panel.forget()
        self._light = light
        return in_light(hardware.picture(), light)

    def _say(self, notice: str, now: float) -> None:
        self._notice = notice
        self._notice_until = now + NOTICE

    def _header_notice(self, now: float) -> str:
        if now < self._notice_until:
            return self._notice
        return "" if self._light else "the light is off to save power: any of its keys brings it back"


class Finger:
    """Presses one key after another. A terminal repeats a key faster than a finger can press."""

    def __init__(self, device: Device) -> None:
        self._hardware = device.hardware
        self._free_at = 0.0  # ms of the device's clock
        self._last: tuple[str, int] = ("", 0)
        self._last_at = 0.0

    def press(self, name: str, ms: int, now: float) -> None:
        """Queue a press. Repeats by the terminal while a key is down are ignored."""
        clock = self._hardware.clock.us / 1000
        wait = max(0.0, self._free_at - clock)
        repeated = (name, ms) == self._last and 0 < now - self._last_at < ms / 1000
        self._last = (name, ms)
        self._last_at = now
        if repeated and (wait or ms == HOLD):
            return
        self._hardware.press(name, ms, after=wait)
        self._free_at = clock + wait + ms + GAP


def in_light(picture: Image.Image, light: int) -> Image.Image:
    """The picture with the brightness of a lamp at this percentage."""
    if light >= 100:
        return picture
    factor = FAINTEST + (1 - FAINTEST) * light / 100 if light else 0
    return picture.point(lambda value: round(value * factor))


def free_name(folder: Path, stem: str) -> Path:
    """The first free numbered name."""
    number = 1
    while (folder / f"{stem}-{number}.png").exists():
        number += 1
    return folder / f"{stem}-{number}.png"
