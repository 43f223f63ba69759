"""Strada Romana's screens."""

from games.strada_romana.positions import BOOKS, JAM, LAST_POINT, POSITION, TIED
from screens.hands import back, choose, choose_share, on_top, pause, walk_to
from screens.registry import scene

from wayside_host.device import Device

NAMES = {"R": "Anna", "B": "Björn", "Y": "Chloé"}


def open_board(device: Device, position: str | None = POSITION, players=None, **options: str) -> None:
    device.app.session.start("strada_romana", players, options, NAMES, position)
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"
    device.app.stage.hush()  # the note that this is not the printed board


@scene
def romana_setup(device):
    choose(device, "ui.new_game")
    choose(device, "strada_romana.name")
    choose(device, "strada_romana.value_board_standin")


@scene
def romana_rules(device):
    romana_setup(device)
    choose(device, "ui.rules")


@scene
def romana_cubes(device):
    romana_rules(device)
    choose(device, "strada_romana.option_cubes")


@scene
def romana_boards(device):
    romana_setup(device)
    choose(device, "ui.board")


@scene
def romana_editor(device):
    romana_boards(device)
    choose(device, "ui.edit_board")
    assert on_top(device) == "EditorScreen"


@scene
def romana_edited_line(device):
    romana_editor(device)
    walk_to(device, "line", "4C", "5L")


@scene
def romana_edited_costs(device):
    romana_editor(device)
    walk_to(device, "costs", "2")


@scene
def romana_start(device):
    open_board(device, None)


@scene
def romana_wagon(device):
    open_board(device)
    walk_to(device, "3:")


@scene
def romana_square(device):
    open_board(device)
    walk_to(device, "3:", "7C-8C-9H")


@scene
def romana_barred(device):
    open_board(device, JAM)
    walk_to(device, "7:", "9H")


@scene
def romana_go_on(device):
    """The refusal shows a way to make three steps."""
    open_board(device, JAM)
    pause(device, "may_i")
    device.app.stage.top.complete("move 7:9L")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def romana_books(device):
    open_board(device, BOOKS, mode="books")
    walk_to(device, "tile=", "green")


@scene
def romana_books_five(device):
    """A full table, at the beginning of a turn."""
    open_board(device, None, list("RBYWP"), mode="books")


@scene
def romana_books_arrive(device):
    open_board(device, BOOKS, mode="books")
    walk_to(device, "cube=", "red", "draw=white", "arrive=", "10")


@scene
def romana_books_refill(device):
    open_board(device, BOOKS, mode="books")
    walk_to(device, "tile=", "green", "draw=red")


@scene
def romana_books_typed(device):
    open_board(device, None, mode="books", layout="typed")
    walk_to(device, "tiles", "red", "blue")


@scene
def romana_books_refusal(device):
    open_board(device, BOOKS, mode="books")
    pause(device, "may_i")
    device.app.stage.top.complete("move pay=4 tile=green draw=red cube=red draw=blue arrive=3")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def romana_finish(device):
    open_board(device)
    walk_to(device, "7:", "12H")


@scene
def romana_good(device):
    open_board(device)
    walk_to(device, "3:", "7C-8C-9H", "tile=III")


@scene
def romana_refill(device):
    open_board(device)
    walk_to(device, "3:", "7C-8C-9H", "cube=M09", "draw=red")


@scene
def romana_pay(device):
    open_board(device)
    walk_to(device, "pay=3")


@scene
def romana_special(device):
    open_board(device)
    walk_to(device, "pay=3", "3:", "7C-8C-9H-10H")


@scene
def romana_pass(device):
    open_board(device)
    walk_to(device, "pass")


@scene
def romana_tile(device):
    open_board(device)
    walk_to(device, "wagon")


@scene
def romana_cover(device):
    open_board(device)
    walk_to(device, "wagon", "look")


@scene
def romana_hand(device):
    open_board(device)
    walk_to(device, "wagon", "look", "3")


@scene
def romana_typed_wagons(device):
    open_board(device, None, layout="typed")
    walk_to(device, "ostia", "1", "4")


@scene
def romana_typed_tiles(device):
    open_board(device, None, layout="typed")
    device.app.session.play("ostia 1 3 4 5 9")
    device.app.stage.top.refresh()
    walk_to(device, "tiles", "red", "blue")


@scene
def romana_typed_cubes(device):
    open_board(device, None, layout="typed")
    device.app.session.play("ostia 1 3 4 5 9")
    device.app.session.play("tiles red blue green white brown yellow")
    device.app.stage.top.refresh()
    walk_to(device, "cubes", "red", "red", "blue")


@scene
def romana_drawn_news(device):
    """The device draws and tells what to place."""
    open_board(device, POSITION, bag="device")
    walk_to(device, "3:", "7C-8C-9H", "tile=III")
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def romana_refusal(device):
    open_board(device)
    pause(device, "may_i")
    device.app.stage.top.complete("move 3:7C-8H tile=I draw=red")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def romana_may_i(device):
    open_board(device)
    pause(device, "may_i")
    walk_to(device, "3:", "7C", "-8H")


@scene
def romana_score(device):
    open_board(device)
    pause(device, "score")


@scene
def romana_players(device):
    open_board(device)
    back(device)
    choose(device, "strada_romana.page_players")


@scene
def romana_board_list(device):
    open_board(device)
    back(device)
    choose(device, "strada_romana.page_board")


@scene
def romana_full_end(device):
    """Five wagons wait at Rome, one has arrived there, and another one will arrive next."""
    start = "turn=R ostia=1:13H,3:14L,4,9:finish,5:12C rome=2,6,7,8,10"
    open_board(device, start)
    walk_to(device, "1:", "14H-finish")


@scene
def romana_bag(device):
    open_board(device)
    back(device)
    choose(device, "strada_romana.page_bag")


@scene
def romana_history(device):
    open_board(device)
    device.app.session.play("wagon=3")
    device.app.session.play("move 2:2C-1C-finish")
    device.app.session.play("pass")
    device.app.stage.top.refresh()
    pause(device, "history")


@scene
def romana_end_news(device):
    open_board(device, LAST_POINT)
    walk_to(device, "3:", "7C-8C-9H", "tile=III", "draw=red")
    device.press("ok")
    assert on_top(device) == "NewsScreen"


@scene
def romana_counting(device):
    """The contracts of the first player, during the count."""
    romana_end_news(device)
    while on_top(device) == "NewsScreen":
        device.press("ok")
    assert on_top(device) == "ChapterScreen"


@scene
def romana_end(device):
    romana_counting(device)
    device.run(4000)


@scene
def romana_tie(device):
    """Red and blue have equal points; blue has more coins."""
    open_board(device, TIED)
    device.app.session.play("move 4:finish")
    device.app.stage.top.refresh()
    walk_end(device)


def walk_end(device):
    while on_top(device) != "ChapterScreen":
        device.press("ok")
    device.run(4000)


@scene
def romana_result(device):
    romana_end(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def romana_share(device):
    romana_result(device)
    choose_share(device)


@scene
def romana_end_score(device):
    romana_result(device)
    device.press("ok")
    assert on_top(device) == "ScoreScreen"
