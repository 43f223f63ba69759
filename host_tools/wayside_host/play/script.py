"""Runs the emulated device without a terminal: presses the keys of a script and saves a picture."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..device import Device
from ..errors import WaysideError
from .keyboard import Controls

LONGEST_WAIT = 3_600_000  # ms
LARGEST_SCALE = 16

Step = Callable[[Device], None]


def run_script(
    board: dict[str, Any],
    script: str,
    screenshot: str | None,
    scale: int = 1,
    flash: Path | None = None,
    language: str | None = None,
) -> None:
    """Run a script. All words are checked before the first key. Without a flash folder the device starts empty."""
    steps = read_script(board, script)
    if not 1 <= scale <= LARGEST_SCALE:
        raise WaysideError(f"a scale of {scale} is out of range; it goes from 1 to {LARGEST_SCALE}")
    if flash is not None:
        _perform(start_device(board, flash, language), steps, screenshot, scale)
        return
    with tempfile.TemporaryDirectory() as folder:
        _perform(start_device(board, Path(folder), language), steps, screenshot, scale)


def start_device(board: dict[str, Any], flash: Path, language: str | None = None, asks: bool = False) -> Device:
    """A device in the given language, else in its last language; a new one asks for it if `asks`."""
    try:
        device = Device(board, flash, asks=asks)
    except OSError as error:
        raise WaysideError(f"the flash folder {flash} cannot be used: {error.strerror or error}") from None
    if language:
        speak(device, language)
    return device


def speak(device: Device, language: str) -> None:
    """Change the language as the settings screen does, from any screen."""
    device.app.stage.texts.switch(language)
    device.app.session.set("language", language)
    device.app.stage.top.refresh()


def save_picture(device: Device, path: str | Path, scale: int) -> None:
    try:
        device.screenshot(path, scale)
    except OSError as error:
        raise WaysideError(f"the picture {path} cannot be written: {error.strerror or error}") from None
    except ValueError:
        raise WaysideError(f"the format of the picture {path} is unknown; its name must end in .png") from None


def read_script(board: dict[str, Any], script: str) -> list[Step]:
    """The steps of a script. Raises WaysideError for the first wrong word."""
    controls = Controls(board)
    return [_step(board["name"], controls, word) for word in script.split()]


def _step(board_name: str, controls: Controls, word: str) -> Step:
    if word == "plug":
        return Device.cut_power
    name, colon, number = word.partition(":")
    if name == "wait" and colon:
        return _wait(number)
    if controls.of_action(word) is None:
        actions = controls.actions()
        words = [*actions, *("hold_" + action for action in actions if controls.of_action("hold_" + action))]
        raise WaysideError(
            f"the script word '{word}' is unknown on {board_name}; words are {', '.join(words)}, wait:MS and plug"
        )
    action = "hold_ok" if word == "back" and controls.back_is_hold_ok else word
    return lambda device: device.press(action)


def _wait(number: str) -> Step:
    if not (number.isascii() and number.isdigit() and int(number) <= LONGEST_WAIT):
        raise WaysideError(f"'wait:{number}' needs milliseconds after the colon, from 0 to {LONGEST_WAIT}")
    return lambda device: device.run(int(number))


def _perform(device: Device, steps: list[Step], screenshot: str | None, scale: int) -> None:
    for step in steps:
        step(device)
    device.run(1)  # until the last change is shown
    if screenshot is not None:
        save_picture(device, screenshot, scale)
