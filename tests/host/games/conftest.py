"""Shared by the tests of `wayside games`: a folder with one record of every kind, and a way to run the command."""

import json

import pytest
from host.games.samples import every

from wayside.referee import record
from wayside_host.cli import main


@pytest.fixture(scope="session")
def matches():
    return every()


@pytest.fixture(scope="session")
def records(matches, tmp_path_factory):
    """A folder with NAME.wayside of every sample."""
    folder = tmp_path_factory.mktemp("records")
    for name, match in matches.items():
        (folder / f"{name}.wayside").write_text(record.write(match), "utf-8")
    return folder


class Command:
    """`wayside games ...` and its output."""

    def __init__(self, capsys):
        self._capsys = capsys

    def __call__(self, *words) -> int:
        self._capsys.readouterr()
        code = main(["games", *map(str, words)])
        self.out, self.err = self._capsys.readouterr()
        return code

    def json(self, *words):
        """The output of a command that must succeed."""
        assert self(*words, "--json") == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def games(capsys):
    return Command(capsys)
