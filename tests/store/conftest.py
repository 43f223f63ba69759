"""For all tests of the store: afterwards it uses the files of the host again."""

import os

import pytest
from store.talk import Talk
from store.used import Used

from wayside.referee import match
from wayside.store import files, live


@pytest.fixture(autouse=True)
def the_host_is_back_afterwards():
    yield
    files.os = os
    vars(files).pop("open", None)


@pytest.fixture
def talk(monkeypatch):
    """The only game."""
    monkeypatch.setattr(match, "find", lambda name: Talk())
    monkeypatch.setattr("wayside.referee.reader.folders", lambda: ["talk"])


@pytest.fixture(scope="session")
def used_once():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "MOST", 90)
        return Used()


@pytest.fixture
def used(used_once, monkeypatch):
    """A device in use, with small pieces of the log."""
    monkeypatch.setattr(live, "MOST", 90)
    return used_once
