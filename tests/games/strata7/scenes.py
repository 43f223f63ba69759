"""Strata 7's screens."""

from games.strata7.positions import CAPTURE, CHAIN, LAST_POINT, POSITION, REINFORCE, STRANDED
from screens.hands import back, choose, on_top, pause, walk_key, walk_to
from screens.registry import scene

from wayside_host.device import Device

NAMES = {"W": "Anna"}


def open_board(device: Device, position: str | None = POSITION, **options: str) -> None:
    device.app.session.start("strata7", None, options, NAMES, position)
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"
    device.app.stage.hush()  # the note that this is not the printed board
    device.run(200)


@scene
def strata_setup(device):
    choose(device, "ui.new_game")
    choose(device, "strata7.name")


@scene
def strata_boards(device):
    strata_setup(device)
    choose(device, "ui.board")


@scene
def strata_editor(device):
    strata_boards(device)
    choose(device, "ui.edit_board")
    assert on_top(device) == "EditorScreen"


@scene
def strata_rules(device):
    strata_setup(device)
    choose(device, "ui.rules")


@scene
def strata_start(device):
    open_board(device, None)


@scene
def strata_column(device):
    open_board(device)


@scene
def strata_pawn(device):
    open_board(device)
    device.press("ok")


@scene
def strata_goal(device):
    open_board(device)
    device.press("ok", "ok")


@scene
def strata_chain(device):
    open_board(device, CHAIN)
    walk_to(device, "c", "2", "g4")


@scene
def strata_exit(device):
    open_board(device, REINFORCE)
    walk_to(device, "c", "5", "d6", "d7")


@scene
def strata_taken(device):
    open_board(device, CAPTURE)
    walk_to(device, "c", "5", "b4")
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def strata_after_taking(device):
    strata_taken(device)
    device.press("ok")


@scene
def strata_refusal(device):
    open_board(device)
    pause(device, "may_i")
    device.app.stage.top.complete("c2-c3")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def strata_score(device):
    open_board(device)
    pause(device, "score")


@scene
def strata_end_news(device):
    open_board(device, LAST_POINT)
    walk_to(device, "c", "5", "d6", "d7")
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def strata_end(device):
    strata_end_news(device)
    while on_top(device) == "NewsScreen":  # a small screen shows two of the three at a time
        device.press("ok")
    assert on_top(device) == "ChapterScreen"


@scene
def strata_result(device):
    strata_end(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def strata_claim(device):
    open_board(device, STRANDED, captures="claim")
    while device.app.stage.top.picker.entry.tokens[0] != "claim":
        device.press(walk_key(device))


@scene
def strata_pause(device):
    open_board(device)
    back(device)
