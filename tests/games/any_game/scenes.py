"""The screens of the sheet for any game."""

from games.any_game.positions import SCORES
from screens.hands import choose, choose_share, on_top, pause, walk_to
from screens.registry import scene

from wayside_host.device import Device


def open_sheet(device: Device, players: int = 3, **options: str) -> None:
    scores = SCORES.get(players)
    ids = [str(number) for number in range(1, players + 1)]
    device.app.session.start("any_game", ids, options, {"1": "Anna", "2": "Björn"}, scores and f"scores={scores}")
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"


@scene
def any_setup(device):
    choose(device, "ui.new_game")
    choose(device, "any_game.name")


@scene
def any_first_score(device):
    open_sheet(device, 2)


@scene
def any_tens(device):
    open_sheet(device)
    walk_to(device, "2_")


@scene
def any_digit(device):
    open_sheet(device)
    walk_to(device, "2_", "3")


@scene
def any_six(device):
    open_sheet(device, 6)
    walk_to(device, "100", "3__", "0_")


@scene
def any_minus(device):
    open_sheet(device)
    walk_to(device, "-")


@scene
def any_running(device):
    open_sheet(device, count="running", wins="low")
    walk_to(device, "3")


@scene
def any_running_digit(device):
    open_sheet(device, 6, count="running")
    walk_to(device, "2", "-", "0_", "5")


@scene
def any_finish(device):
    open_sheet(device)
    for move in ("score 23", "score 12"):
        assert device.app.session.play(move) is None
    device.app.stage.top.refresh()
    walk_to(device, "finish")


@scene
def any_end(device):
    any_finish(device)
    device.press("ok")
    assert on_top(device) == "ChapterScreen"


@scene
def any_result(device):
    any_end(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def any_share(device):
    any_result(device)
    choose_share(device)


@scene
def any_score(device):
    open_sheet(device, wins="low")
    pause(device, "score")


@scene
def any_refusal(device):
    open_sheet(device)
    pause(device, "may_i")
    walk_to(device, "finish")
    device.press("ok")
    assert on_top(device) == "RefusalScreen"
