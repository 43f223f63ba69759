"""A server of the page and a browser that looks at it."""

import threading
from collections.abc import Iterator

import pytest
from page.chromium import Chromium

from wayside_host import serve
from wayside_host.boards import list_boards, load_board


@pytest.fixture
def address() -> Iterator[str]:
    """Where the page is served; the port is another one each time, so the browser has kept nothing under it."""
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
