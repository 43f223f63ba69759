"""The rendered page in a headless Chromium: played through, clicked, checked; it loads nothing and runs no name."""

import json
import re
from html.parser import HTMLParser

import pytest
from host.games.samples import every, play
from page.chromium import Chromium

from wayside_host.games.render_page import page
from wayside_host.games.story import Story

NASTY = "</script><script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">'&\u2028"


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    browser = Chromium(tmp_path_factory.mktemp("profile"))
    yield browser
    browser.close()


class Page:
    """A rendered page in the browser."""

    def __init__(self, browser, path, story):
        self.browser = browser
        self.story = story
        self.last = len(story.steps) - 1
        path.write_text(page(story, "2026-11-16"), "utf-8")
        browser.problems.clear()
        browser.requests.clear()
        browser.open(path.as_uri())

    def ask(self, expression):
        return self.browser.evaluate(expression)

    def text(self, selector):
        return self.ask(f"document.querySelector({json.dumps(selector)}).textContent")

    def slide(self, step):
        self.ask(
            f"(() => {{ const s = document.getElementById('slider'); s.value = {step};"
            "s.dispatchEvent(new Event('input')); })()"
        )

    @property
    def shown(self):
        return int(self.text("#number").split("/")[0])

    def board(self):
        return self.ask("document.getElementById('pieces').innerHTML")


@pytest.fixture
def opened(browser, tmp_path):
    return lambda match: Page(browser, tmp_path / "game.html", Story(match))


@pytest.mark.parametrize("name", list(every()))
def test_the_slider_goes_through_every_game_from_end_to_start(opened, matches, name):
    shown = opened(matches[name])
    boards = set()
    for step in range(shown.last, -1, -1):
        shown.slide(step)
        told = shown.story.steps[step]
        assert shown.text("#caption") == shown.story.caption(told)
        assert [shown.text(f"#total{seat}") for seat in shown.story.seats] == [str(total) for total in told.totals]
        assert shown.text(".moves [aria-current] .n") == str(step)
        boards.add(shown.board())
    assert len(boards) > shown.last / 2  # ends of turns and passes change nothing on some boards
    assert shown.browser.problems == []
    assert all(address.startswith("file://") for address in shown.browser.requests)


def test_keys_buttons_and_the_list_move_through_the_game(opened, matches):
    shown = opened(matches["nasca"])
    keys = shown.browser
    assert shown.shown == shown.last  # the result comes first
    shown.ask("document.getElementById('slider').focus()")
    keys.type_key("ArrowLeft")
    assert shown.shown == shown.last - 1
    shown.ask("document.activeElement.blur()")
    for key, step in (("ArrowLeft", shown.last - 2), ("Home", 0), ("ArrowRight", 1), ("End", shown.last)):
        keys.send("Input.dispatchKeyEvent", type="keyDown", key=key, code=key)
        keys.send("Input.dispatchKeyEvent", type="keyUp", key=key, code=key)
        assert shown.shown == step, key
    for button, step in (("#first", 0), ("#next", 1), ("#next", 2), ("#back", 1), ("#last", shown.last)):
        keys.click(button)
        assert shown.shown == step, button
    keys.click(".moves li:nth-child(8) button")
    assert shown.shown == 7
    keys.click("#first")
    keys.click("#play")
    keys.wait_for("document.getElementById('number').textContent.startsWith('2 /')")
    keys.click("#play")
    assert shown.text("#play") == "Play" and shown.browser.problems == []


def test_a_link_can_name_a_move(browser, matches, tmp_path):
    path = tmp_path / "game.html"
    path.write_text(page(Story(matches["nasca"]), ""), "utf-8")
    browser.open(path.as_uri() + "#12")
    assert browser.evaluate("document.getElementById('number').textContent") == "12 / 48"


def test_names_are_text_and_nothing_else(opened):
    match = play("nasca", names=(NASTY, "<b>Bob</b>"), most=6)
    shown = opened(match)
    for step in range(shown.last, -1, -1):
        shown.slide(step)
    assert shown.ask("document.title") == f"Nasca: {NASTY} – <b>Bob</b>"
    assert shown.ask("document.images.length") == 0 and shown.ask("document.querySelectorAll('b').length") == 0
    assert shown.ask("document.scripts.length") == 2
    assert NASTY in shown.text(".board ~ .moves, main")
    assert shown.browser.problems == []


@pytest.mark.parametrize("name", list(every()))
def test_without_a_script_and_on_paper_the_last_position_is_seen(matches, name):
    told = page(Story(matches[name]), "")
    [data] = re.findall('<script type="application/json" id="story">(.*?)</script>', told, re.DOTALL)
    story = json.loads(data)
    frame = []
    for head, tail, *parts in story["frames"]:
        frame = frame[:head] + parts + frame[len(frame) - tail :]
    pieces = "".join(story["parts"][part] for part in frame)
    assert f'<g id="pieces">{pieces}</g></svg>' in told


def test_the_policy_of_the_page_forbids_every_request_and_every_other_script(matches):
    told = page(Story(matches["nasca"]), "")
    [policy] = re.findall('Content-Security-Policy" content="([^"]*)"', told)
    assert policy.startswith("default-src 'none'; ") and "unsafe" not in policy and "http" not in policy
    assert not re.findall(r"(?:src|href)=", told)
    assert set(re.findall(r"https?://[^\"' <]+", told)) == {"http://www.w3.org/2000/svg"}  # a name, not an address


def test_it_says_who_won_why_and_by_which_rules(opened, matches):
    shown = opened(matches["nasca_landscape"])
    assert shown.text("h1") == "A draw" and shown.text(".reason") == "All rounds are played, level."
    assert shown.text(".date") == "2026-11-16"
    assert "Rules that were changed" in shown.text(".side")
    assert "LandscapestonesRounds1" in shown.text(".side")
    assert "Rules that were changed" not in opened(matches["nasca"]).text(".side")


def test_time_is_shown_only_where_a_clock_ran(opened, matches):
    assert "Time" in opened(matches["nasca"]).text(".side table")
    assert "Time" not in opened(matches["any_game_running"]).text(".side table")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_readable_in_both_schemes(opened, matches, scheme):
    shown = opened(matches["jarnac"])
    shown.browser.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
    try:
        for selector in ("h1", ".reason", "#caption", "th", "td", ".moves .n", ".moves [aria-current] .what", "footer"):
            ink, ground = shown.ask(
                f"(() => {{ let e = document.querySelector('{selector}'); const ink = getComputedStyle(e).color;"
                "while (getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)') e = e.parentElement;"
                "return [ink, getComputedStyle(e).backgroundColor]; })()"
            )
            assert contrast(ink, ground) >= 4.5, (selector, ink, ground)
    finally:
        shown.browser.send("Emulation.setEmulatedMedia", features=[])


def contrast(first, second):
    def light(colour):
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_nothing_is_wider_than_a_phone(opened, matches):
    shown = opened(matches["la_strada_tracker"])
    shown.browser.send("Emulation.setDeviceMetricsOverride", width=360, height=800, deviceScaleFactor=1, mobile=True)
    try:
        assert shown.ask("document.documentElement.scrollWidth") <= 360
    finally:
        shown.browser.send("Emulation.clearDeviceMetricsOverride")


def test_on_paper_the_controls_are_gone_and_every_move_is_there(opened, matches):
    shown = opened(matches["any_game"])
    shown.browser.send("Emulation.setEmulatedMedia", media="print")
    try:
        assert shown.ask("getComputedStyle(document.querySelector('.controls')).display") == "none"
        height, inside = shown.ask(
            "(() => { const o = document.querySelector('ol'); return [o.clientHeight, o.scrollHeight]; })()"
        )
        assert height >= inside
    finally:
        shown.browser.send("Emulation.setEmulatedMedia", media="")


def test_the_board_is_seen_in_the_picture_of_the_page(opened, matches):
    """The browser paints Strata's pawns white and wine, and the last move aqua."""
    shown = opened(matches["strata7"])
    colours = {colour for _, colour in shown.browser.screenshot().getcolors(1 << 20)}
    for wanted in ((0xF8, 0xF8, 0xF0), (0xB0, 0x30, 0x78), (0x38, 0xE0, 0xF8), (0x20, 0x2C, 0x38)):
        assert wanted in colours


class Balanced(HTMLParser):
    """Complains about tags that are not closed in order."""

    VOID = {"meta", "input", "line", "path", "circle"}

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", list(every()))
def test_the_file_is_sound_and_of_a_sensible_size(matches, name):
    """A game of 100 moves takes less than 200 kB; Strada Romana, with the goods of all players on each page, 240."""
    story = Story(matches[name])
    told = page(story, "")
    reader = Balanced()
    reader.feed(told)
    reader.close()
    assert reader.open == []
    board = 120_000 if story.match.game == "strada_romana" else 80_000
    assert len(told.encode()) < board + 1_200 * len(story.steps)
