"""A headless Chromium that acts like a user. It uses the DevTools protocol over two pipes and needs no package."""

import base64
import io
import json
import os
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--disable-extensions",
    "--remote-debugging-pipe", "--window-size=1200,900",
)  # fmt: skip
# Chromium reads commands from file 3 and answers on file 4.
LAUNCH = """
import fcntl, os, sys
ends = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
os.dup2(ends[0], 3)
os.dup2(ends[1], 4)
os.execv(sys.argv[3], sys.argv[3:])
"""
LONGEST = 30.0  # s for any command


def find_chromium() -> str:
    """Its path. Without one the test is skipped with a message, or fails if nobody would see the message."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    message = "Chromium is missing: `apt-get install chromium` (or set PATH), then the page is tested in a browser too"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


class Chromium:
    """One browser with one page."""

    def __init__(self, profile: Path) -> None:
        program = find_chromium()
        from_us, self._write = os.pipe()
        self._read, to_us = os.pipe()
        launcher = [sys.executable, "-c", LAUNCH, str(from_us), str(to_us)]
        self._process = subprocess.Popen(
            [*launcher, program, *FLAGS, f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(from_us, to_us),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(from_us)
        os.close(to_us)
        self._buffer = b""
        self._number = 0
        self._session: str | None = None
        self._loaded = False
        self.problems: list[str] = []  # what the page's console complained about, and requests that went elsewhere
        self._in_trace = False
        self.requests: list[str] = []
        target = next(t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self._attach(target["targetId"])

    def _attach(self, target: str) -> None:
        """From here on, commands go to this page."""
        self._session = None
        self._session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")
        self.send("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)

    def in_new_tab(self, address: str) -> None:
        """A second page of the same browser; the first one stays open."""
        self._session = None
        self._attach(self.send("Target.createTarget", url="about:blank")["targetId"])
        self.open(address)

    def close(self) -> None:
        try:
            self._session = None
            self.send("Browser.close")
            self._process.wait(10)
        except (OSError, TimeoutError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        os.close(self._write)
        os.close(self._read)

    # The protocol

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Sends one command; returns its answer or raises RuntimeError."""
        self._number += 1
        order = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            order["sessionId"] = self._session
        os.write(self._write, json.dumps(order).encode() + b"\0")
        while True:
            message = self._next_message()
            if message.get("id") == self._number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self._note(message)

    def _next_message(self) -> dict[str, Any]:
        end = time.monotonic() + LONGEST
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._read], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise TimeoutError("Chromium does not answer")
            received = os.read(self._read, 1 << 16)
            if not received:
                raise OSError("Chromium ended")
            self._buffer += received
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def _note(self, message: dict[str, Any]) -> None:
        method, facts = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled":
            said = " ".join(str(value.get("value", value)) for value in facts["args"])
            if facts["type"] in ("error", "warning", "assert") or self._in_trace or said.startswith("Traceback"):
                self.problems.append(said)  # with every line of a traceback that the device prints
                self._in_trace = facts["type"] == "log" and (said.startswith(("Traceback", " ")))
        elif method == "Runtime.exceptionThrown":
            self.problems.append(facts["exceptionDetails"].get("text", "an exception"))
        elif method == "Log.entryAdded" and facts["entry"]["level"] in ("error", "warning"):
            self.problems.append(facts["entry"]["text"])
        elif method == "Page.loadEventFired":
            self._loaded = True
        elif method == "Network.requestWillBeSent":
            self.requests.append(facts["request"]["url"])
        elif method == "Target.attachedToTarget" and facts["targetInfo"]["type"] == "worker":
            self._listen_to(facts["sessionId"])

    def _listen_to(self, session: str) -> None:
        """Turns on the console of a worker, which is separate; does not wait for the answers."""
        for domain in ("Runtime", "Log", "Network"):
            order = {"id": 0, "method": domain + ".enable", "params": {}, "sessionId": session}
            os.write(self._write, json.dumps(order).encode() + b"\0")

    # What a user does

    def open(self, address: str) -> None:
        """Opens or reloads the page; returns when it is loaded, including its modules."""
        self._loaded = False
        self.send("Page.navigate", url=address)
        while not self._loaded:
            self._note(self._next_message())

    def evaluate(self, expression: str) -> Any:
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def wait_for(self, expression: str, seconds: float = LONGEST) -> Any:
        """Waits until an expression is true; checks it every few milliseconds."""
        end = time.monotonic() + seconds
        while True:
            value = self.evaluate(expression)
            if value:
                return value
            if time.monotonic() > end:
                raise TimeoutError(f"never true within {seconds} s: {expression}")
            time.sleep(0.02)

    def place_of(self, selector: str) -> tuple[float, float]:
        """The middle of an element, scrolled into view."""
        x, y = self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoViewIfNeeded();"
            "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )
        return x, y

    def click(self, selector: str, seconds: float = 0.03) -> None:
        """Presses the mouse on the middle of an element for this long."""
        x, y = self.place_of(selector)
        self.mouse("mousePressed", x, y)
        time.sleep(seconds)
        self.mouse("mouseReleased", x, y)

    def mouse(self, kind: str, x: float, y: float) -> None:
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def touch(self, selector: str, seconds: float) -> None:
        x, y = self.place_of(selector)
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        time.sleep(seconds)
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def type_key(self, key: str, seconds: float = 0.03) -> None:
        code = f"Key{key.upper()}" if len(key) == 1 else key
        facts = {"key": key, "code": code, "windowsVirtualKeyCode": VIRTUAL.get(key, ord(key[0].upper()))}
        self.send("Input.dispatchKeyEvent", type="keyDown", **facts)
        time.sleep(seconds)
        self.send("Input.dispatchKeyEvent", type="keyUp", **facts)

    # What a user sees

    def screenshot(self) -> Image.Image:
        data = self.send("Page.captureScreenshot", format="png")["data"]
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")

    def glass(self) -> Image.Image:
        """The pixels of the canvas itself."""
        data = self.evaluate('document.getElementById("glass").toDataURL("image/png").split(",")[1]')
        return Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")


VIRTUAL = {
    "Enter": 13, "Escape": 27, "Backspace": 8, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40, " ": 32,
}  # fmt: skip
