"""Serves the page of the simulator, only on this machine, and opens it in the browser."""

import errno
import json
import os
import webbrowser
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from .. import wasm
from ..boards.files import list_boards, load_board
from ..errors import WaysideError

PAGE = Path(__file__).resolve().parents[1] / "page"
FIRMWARE = Path(__file__).resolve().parents[3] / "firmware"
HOST = "127.0.0.1"
USUAL_PORT = 8470  # always the same if it is free, because a browser stores saves by address and port
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".json": "application/json",
}
# The browser allows the page nothing from other servers.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
POLICY += "connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
TEXT_BROWSERS = ("www-browser", "links", "elinks", "lynx", "w3m")  # they would use the terminal and show nothing

Content = Callable[[], bytes]


def run(board: str | None = None, language: str | None = None, port: int | None = None, browser: bool = True) -> int:
    """Serve until Ctrl-C."""
    asked = {}
    boards = [load_board(name) for name in list_boards()]
    if board is not None:
        chosen = load_board(board)
        boards = [other for other in boards if other["name"] != chosen["name"]] + [chosen]
        asked["board"] = chosen["name"]
    if language is not None:
        asked["language"] = check_language(language)
    server = open_server(boards, port)
    address = f"http://{HOST}:{server.server_port}/" + ("?" + urlencode(asked) if asked else "")
    with server:
        print(f"Wayside is at {address} (Ctrl-C ends it)", flush=True)
        if port is None and server.server_port != USUAL_PORT:
            print(f"Port {USUAL_PORT} is in use, so the browser cannot find games that it saved under it.", flush=True)
        if browser and not open_browser(address):
            print("No browser could be opened here: open this address in one.", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def check_language(language: str) -> str:
    from wayside.i18n.texts import LANGUAGES

    if language not in LANGUAGES:
        raise WaysideError(f"there is no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return language


def open_browser(address: str) -> bool:
    try:
        browser = webbrowser.get()
        return getattr(browser, "name", "") not in TEXT_BROWSERS and browser.open(address)
    except webbrowser.Error:
        return False


def open_server(boards: list[dict[str, Any]], port: int | None = None) -> "Server":
    """A server on the given port, else on the usual port, else on any free port."""
    contents = all_contents(boards)
    if port is not None:
        if not 0 <= port <= 65535:
            raise WaysideError(f"there is no port {port}; ports go from 1 to 65535, and 0 means any free one")
        return _bind(contents, port)
    try:
        return _bind(contents, USUAL_PORT)
    except WaysideError:
        return _bind(contents, 0)


def _bind(contents: dict[str, Content], port: int) -> "Server":
    try:
        return Server(contents, port)
    except OSError as error:
        reason = "is in use" if error.errno == errno.EADDRINUSE else f"cannot be used: {error.strerror or error}"
        raise WaysideError(f"port {port} {reason}; choose another with --port, or leave it out") from None


def all_contents(boards: list[dict[str, Any]]) -> dict[str, Content]:
    """All content by path. Files are read on request, so changes are visible at once."""
    wasm.ensure_installed()
    contents = {"/boards.json": json.dumps(boards).encode, "/firmware.json": firmware_files}
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in TYPES:
            contents["/" + path.relative_to(PAGE).as_posix()] = path.read_bytes
    for name in ("micropython.mjs", "micropython.wasm"):
        contents["/micropython/" + name] = (wasm.FILES / name).read_bytes
    contents["/"] = contents["/index.html"]
    return contents


def firmware_files() -> bytes:
    """The files of the firmware by their paths on the device, and the Python files of the page."""
    files = {}
    for folder, place in ((FIRMWARE, "/"), (PAGE / "python", "/page/")):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.suffix in (".py", ".txt") and not any(part.startswith((".", "__pycache__")) for part in name.parts):
                files[place + name.as_posix()] = path.read_text(encoding="utf-8")
    return json.dumps(files).encode()


class Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = os.name == "posix"  # on Windows it would share a used port

    def __init__(self, contents: dict[str, Content], port: int) -> None:
        self.contents = contents
        super().__init__((HOST, port), Handler)


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"
    server_version = "Wayside"

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        path = urlsplit(self.path).path
        content = self.server.contents.get(path)
        # Refuse other host names: a foreign site whose name points here could read our page.
        if urlsplit("//" + self.headers.get("Host", "")).hostname not in (HOST, "localhost"):
            self._send(HTTPStatus.MISDIRECTED_REQUEST, b"Wayside answers on 127.0.0.1 only\n", "text/plain", with_body)
        elif content is None:
            self._send(HTTPStatus.NOT_FOUND, b"there is no such page\n", "text/plain", with_body)
        else:
            self._send(HTTPStatus.OK, content(), TYPES[Path(path).suffix or ".html"], with_body)

    def _send(self, status: HTTPStatus, body: bytes, kind: str, with_body: bool) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Print nothing; the browser shows what is missing."""
