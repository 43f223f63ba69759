"""The README and the game pages agree with the program: links, boards, options, figures."""

import re

import pytest
from bench import pages
from bench.table import HEAD
from guide.commands import PAGES, ROOT
from guide.options import with_table

from wayside.games import names
from wayside_host.boards.files import list_boards, load_board
from wayside_host.boards.schema import CHIPS

LINK = re.compile(r"\]\(([^)#\s]+)(#[\w-]+)?\)|\]\((#[\w-]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page):
    text = page.read_text("utf-8")
    for target, anchor, own in LINK.findall(text):
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), f"{page.name}: {target}"
        if anchor or own:
            assert (anchor or own)[1:] in anchors(path.read_text("utf-8")), f"{page.name}: {target}{anchor or own}"


def anchors(text):
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


# Games with a page: it has the name of the game's folder.
GAMES = [game for game in names() if (ROOT / "host_tools/guide" / f"{game}.md").exists()]


def test_the_readme_leads_to_the_page_of_each_game_and_the_page_has_a_word_on_the_stand_in():
    text = (ROOT / "README.md").read_text("utf-8")
    for game in GAMES:
        assert f"host_tools/guide/{game}.md" in text
        assert "stand-in" in (ROOT / "host_tools/guide" / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_page_are_those_of_the_device(game):
    assert (ROOT / "host_tools/guide" / f"{game}.md").read_text("utf-8") == with_table(game), (
        "the options have changed; 'make pictures' writes them anew"
    )


@pytest.mark.parametrize("name", list_boards())
def test_each_board_has_its_row_with_display_and_keys(name):
    board = load_board(name)
    row = next(line for line in (ROOT / "README.md").read_text("utf-8").splitlines() if line.startswith(f"| `{name}`"))
    assert f"{board['display']['width']}x{board['display']['height']}" in row
    assert ("colour" in row) == (not CHIPS[board["display"]["chip"]].mono)
    assert ("joystick" in row) == any(key["action"] == "up" for key in board["keys"])
    if "plugs on" in row:
        assert board["title"] in row
    for key in board["keys"]:
        assert key["corner"] == "none" or key["name"] in row or "KEY0 to KEY3" in row


def test_the_page_of_figures_shows_the_table():
    shown = pages.shown()
    assert shown.splitlines()[0].split("  ")[0] == HEAD[0]
    for part in (
        "presses for a move",
        "bytes to the panel",
        "heap at its peak",
        "sectors erased",
        "the firmware on the flash",
    ):
        assert part in shown


def test_the_readme_can_be_read_in_one_sitting():
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 200
