"""A server of the page and a browser that shows it."""

import threading
from collections.abc import Iterator

import pytest
from page.chromium import Chromium
from page.twin import DOWN, Twin, wait_until_on

from wayside_host.boards.files import list_boards, load_board
from wayside_host.play import serve


@pytest.fixture
def address() -> Iterator[str]:
    """The address of the page. The port is new each time, so the browser has nothing stored for it."""
    server = serve.open_server([load_board(name) for name in list_boards()], 0)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield f"http://{serve.HOST}:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def browser(tmp_path) -> Iterator[Chromium]:
    chromium = Chromium(tmp_path / "profile")
    yield chromium
    chromium.close()


@pytest.fixture
def twin(browser, address, tmp_path):
    """A device in the browser beside one on CPython."""

    def open_twin(board, **asked):
        query = "&".join(f"{key}={value}" for key, value in {"board": board, **asked}.items())
        browser.open(f"{address}?{query}")
        wait_until_on(browser)
        opened = Twin(board, tmp_path / "flash", browser)
        if "language" not in asked:  # the page asks for one at its first start; BACK goes home
            has_back = "back" in opened.app.stage.key_names
            browser.click(f'.key[data-key="{opened.key_of("back" if has_back else "ok")}"]', DOWN if has_back else 1.0)
        return opened

    yield open_twin
    assert browser.problems == []
    assert [url for url in browser.requests if not url.startswith(address) and not url.startswith("blob:")] == []
