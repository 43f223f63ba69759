"""A page in the browser and a device on CPython that get the same presses, so their glasses can be compared."""

import time
from pathlib import Path

from page.chromium import Chromium
from PIL import ImageChops

from wayside_host.boards.files import load_board
from wayside_host.device import Device

REST = 3000  # ms after which the glass shows no toast any more
PATIENCE = 6.0  # s that a slow machine may need to follow
DOWN = 0.025  # s from down to up of a press
UP = 0.025


class Twin(Device):
    """Presses a key here and clicks it there."""

    def __init__(self, board: str, flash: Path, browser: Chromium) -> None:
        self.browser = browser
        super().__init__(load_board(board), flash)

    def press_here(self, *actions: str) -> None:
        """Changes only the device on CPython; the page gets it in another way."""
        super().press(*actions)

    def press(self, *actions: str) -> None:
        for action in actions:
            self.press_here(action)
            name = self.key_of(action.removeprefix("hold_"))
            self.browser.click(f'.key[data-key="{name}"]', 1.0 if action.startswith("hold_") else DOWN)
            time.sleep(UP)

    def pull_the_plug(self) -> None:
        self.cut_power()
        self.browser.click("#plug")
        wait_until_on(self.browser)

    def difference(self) -> str | None:
        """Where the glasses differ when both are at rest, or None."""
        self.run(REST)
        wanted = self.picture().convert("RGB")
        end = time.monotonic() + PATIENCE
        while True:
            shown = self.browser.glass()
            if shown.size != wanted.size:
                return f"{shown.size} is not {wanted.size}"
            box = ImageChops.difference(shown, wanted).getbbox()
            if box is None:
                return None
            if time.monotonic() > end:
                folder = self.flash.parent
                shown.save(folder / "shown.png")
                wanted.save(folder / "wanted.png")
                return f"the glasses differ in {box}; see {folder}"
            time.sleep(0.05)


def wait_until_on(browser: Chromium) -> None:
    """The device shows something, or says why not."""
    browser.wait_for('["on", "failed"].includes(document.documentElement.dataset.state)')
    state = browser.evaluate("document.documentElement.dataset.state")
    notice = browser.evaluate('document.getElementById("notice").textContent')
    assert state == "on", notice


def download_record(browser: Chromium, folder: Path) -> str:
    """The file that the button saves, as a user finds it in a folder."""
    folder.mkdir()
    browser.send("Page.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    browser.click("#record")
    end = time.monotonic() + 10
    while True:
        texts = [path.read_text() for path in folder.glob("wayside-*.txt")]
        if any(texts):  # a file exists before it has its content
            return texts[0]
        assert time.monotonic() < end, "no record was downloaded"
        time.sleep(0.05)
