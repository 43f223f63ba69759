"""Every command in the README and the game pages is run, in the order of the page."""

import pytest
from guide.commands import PAGES, Command, commands
from guide.desk import RULES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_of_a_page_work(page, desk):
    for command in commands(page.read_text("utf-8")):
        desk.type(command)


def test_the_readme_shows_the_two_commands_first():
    assert [command.text for command in commands(PAGES[0].read_text("utf-8"))][:2] == ["make run", "make test"]


@pytest.mark.parametrize(
    "text, found",
    [
        ("    make run     # in your browser\n", ["make run"]),
        ("1. So:\n\n       rm -rf /\n", ["rm -rf /"]),
        ("Type `wayside frobnicate now`, or `make`.\n", ["wayside frobnicate now"]),
        ("`A=1 make test` in a text\n", ["A=1 make test"]),
        ("```\npip install it\n```\n", ["pip install it"]),
        ("```text\nnot a command\n```\n", []),
        ("```console\n$ wayside referee\nnew nasca\n```\n", ["wayside referee"]),
    ],
)
def test_commands_are_found_wherever_they_stand(text, found):
    assert [command.text for command in commands(text)] == found


@pytest.mark.parametrize(
    "text", ["rm -rf /", "wayside frobnicate now", "make coffee", "pip install it", "wayside run --fast"]
)
def test_a_command_that_no_rule_knows_fails(text, desk):
    with pytest.raises(AssertionError, match="no rule runs"):
        desk.type(Command(1, text))


def test_every_rule_is_needed():
    used = set()
    for page in PAGES:
        for command in commands(page.read_text("utf-8")):
            text = command.text.removeprefix(".venv/bin/")
            used.add(next(function for pattern, function in RULES if pattern.fullmatch(text)))
    assert used == {function for _, function in RULES}
