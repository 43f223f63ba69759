"""A page in the browser and a device on CPython that get the same presses, so that their glasses can be compared."""

import time
from pathlib import Path

from page.chromium import Chromium
from PIL import ImageChops

from wayside_host.boards.files import load_board
from wayside_host.device import Device

REST = 3000  # ms after which no passing message is on the glass any more
PATIENCE = 6.0  # s in which a slow machine may catch up
DOWN = 0.025  # s a key is down for a press
UP = 0.025


class Twin(Device):
    """What is pressed here is clicked there."""

    def __init__(self, board: str, flash: Path, browser: Chromium) -> None:
        self.browser = browser
        super().__init__(load_board(board), flash)

    def press_here(self, *actions: str) -> None:
        """On CPython alone: the page gets it in another way."""
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
        """Once both have come to rest: where the glasses differ, or None."""
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
    """What the button saves, as a person finds it in a folder."""
    folder.mkdir()
    browser.send("Page.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    browser.click("#record")
    end = time.monotonic() + 10
    while True:
        texts = [path.read_text() for path in folder.glob("wayside-*.txt")]
        if any(texts):  # a file is there before it is filled
            return texts[0]
        assert time.monotonic() < end, "no record was downloaded"
        time.sleep(0.05)
