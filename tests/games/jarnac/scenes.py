"""Jarnac's screens."""

from games.jarnac.positions import NEARLY, PASSED, POSITION
from screens.hands import back, choose, on_top, pause, walk_key, walk_to
from screens.registry import scene

from wayside_host.device import Device

NAMES = {"R": "Anna", "B": "Björn"}


def open_mats(device: Device, position: str | None = POSITION, **options: str) -> None:
    """A match from a position, opened from the home screen."""
    device.app.session.start("jarnac", None, options, NAMES, position)
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"


def add_word_list(device: Device) -> None:
    """A list of three words beside the saves."""
    from wayside.store.words import beside
    from wayside_host.lists.words import encode

    with open(beside(device.app.session.files.folder), "wb") as file:
        file.write(encode({"TRACEE", "RAT", "TZAR"}))


@scene
def jarnac_setup(device):
    choose(device, "ui.new_game")
    choose(device, "jarnac.name")


@scene
def jarnac_rules(device):
    jarnac_setup(device)
    choose(device, "ui.rules")


@scene
def jarnac_counts(device):
    """The player's own set of letters, with one more A."""
    jarnac_rules(device)
    choose(device, "jarnac.option_counts")
    device.press("ok", walk_key(device), "ok")


@scene
def jarnac_counts_changed(device):
    jarnac_counts(device)
    back(device)
    assert on_top(device) == "OptionsScreen"


@scene
def jarnac_first_draw(device):
    open_mats(device, None)


@scene
def jarnac_turn_begins(device):
    open_mats(device, PASSED)


@scene
def jarnac_line(device):
    open_mats(device)
    walk_to(device, "2")


@scene
def jarnac_spelling(device):
    open_mats(device)
    walk_to(device, "2", "T", "Z")


@scene
def jarnac_word(device):
    """The word is legal, and letters could still be added."""
    open_mats(device)
    walk_to(device, "2", "T", "Z", "A", "R", ".")


@scene
def jarnac_known_word(device):
    add_word_list(device)
    jarnac_word(device)


@scene
def jarnac_unknown_word(device):
    add_word_list(device)
    open_mats(device)
    walk_to(device, "3", "T", "W", "U", "B", ".")


@scene
def jarnac_new(device):
    open_mats(device)
    walk_to(device, "new", "W")


@scene
def jarnac_pass(device):
    open_mats(device)
    walk_to(device, "pass")


@scene
def jarnac_swap(device):
    open_mats(device, PASSED)
    walk_to(device, "swap", "Q", "S")


@scene
def jarnac_call(device):
    open_mats(device, PASSED)
    walk_to(device, "jarnac")


@scene
def jarnac_call_line(device):
    open_mats(device, PASSED)
    walk_to(device, "jarnac", "2")


@scene
def jarnac_call_word(device):
    open_mats(device, PASSED)
    walk_to(device, "jarnac", "2", "T", "Z", "A", "R", ".")


@scene
def jarnac_news(device):
    jarnac_call_word(device)
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def jarnac_last(device):
    """A full mat, then a pass: Jarnac or the end."""
    open_mats(device, NEARLY.replace("MAISONS/", "MAISONS,NUIT/"), end="quiet")
    walk_to(device, "pass")
    device.press("ok")


@scene
def jarnac_end_news(device):
    open_mats(device, NEARLY)
    walk_to(device, "new", "A", "V", "I", "S", ".")
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def jarnac_end(device):
    jarnac_end_news(device)
    device.press("ok")
    assert on_top(device) == "ChapterScreen"


@scene
def jarnac_result(device):
    jarnac_end(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def jarnac_score(device):
    open_mats(device)
    pause(device, "score")


@scene
def jarnac_bag(device):
    open_mats(device)
    back(device)
    choose(device, "jarnac.page_bag")


@scene
def jarnac_refusal(device):
    open_mats(device)
    pause(device, "may_i")
    device.app.stage.top.complete("grow 2 TARS")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def jarnac_lengths(device):
    open_mats(device, "turn=R phase=play window=open words=6,3,3/6,4", mode="lengths")
    walk_to(device, "2", "5")


@scene
def jarnac_many_letters(device):
    open_mats(device, "turn=R phase=play loose=AAEEEFGIIILLMNOORRSTUVW/AABDEEILMNNOPRST words=RAT/BUT")
