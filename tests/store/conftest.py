"""For all tests of the store: afterwards it is back on the files of the host; a game to make long logs from."""

import os

import pytest
from store.talk import Talk

from wayside.referee import match, record
from wayside.store import files


@pytest.fixture(autouse=True)
def the_host_is_back_afterwards():
    yield
    files.os = os
    vars(files).pop("open", None)


@pytest.fixture
def talk(monkeypatch):
    """The only game there is."""
    monkeypatch.setattr(match, "load", lambda name: Talk)
    monkeypatch.setattr(record, "GAMES", ("talk",))
