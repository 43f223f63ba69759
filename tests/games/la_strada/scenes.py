"""La Strada's screens."""

from games.la_strada.positions import END_POSITION, PLAYERS, POSITION
from screens.hands import back, choose, choose_share, on_top, pause, walk_key, walk_to
from screens.registry import scene

from wayside_host.device import Device

NAMES = {"K": "Björn", "Y": "Chloé"}


def open_map(device: Device, position: str | None = POSITION, **options: str) -> None:
    """A match from a position, opened from the home screen."""
    device.app.session.start("la_strada", PLAYERS, options, NAMES, position)
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"
    device.app.stage.hush()  # the note that this is the stand-in


def open_setup(device: Device, board: str = "la_strada.value_land_standin") -> None:
    """The setup, after the question what lies on the table."""
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    if on_top(device) == "BoardsScreen":
        choose(device, board)
    assert on_top(device) == "SetupScreen"


@scene
def strada_which_board(device):
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    assert on_top(device) == "BoardsScreen"


@scene
def strada_setup(device):
    open_setup(device)


@scene
def strada_setup_changed(device):
    """A fourth player, without a map."""
    open_setup(device, "la_strada.value_mode_tracker")
    choose(device, "ui.add_player")


@scene
def strada_seat(device):
    open_setup(device)
    choose(device, "la_strada.player_Y")


@scene
def strada_rules(device):
    open_setup(device)
    choose(device, "ui.rules")


@scene
def strada_boards(device):
    device.app.session.boards("la_strada").keep("Rimini", POSITION.rpartition("=")[2])
    open_setup(device)
    choose(device, "ui.board")


@scene
def strada_own_board(device):
    strada_boards(device)
    choose(device, "Rimini")


@scene
def strada_editor(device):
    open_setup(device)
    choose(device, "ui.board")
    choose(device, "ui.edit_board")
    assert on_top(device) == "EditorScreen"


@scene
def strada_editor_piece(device):
    strada_editor(device)
    walk_to(device, "piece", "1", "D", "1")


@scene
def strada_editor_tile(device):
    strada_editor(device)
    walk_to(device, "tile", "5", "4", "5")


def answers(device: Device, letters: str) -> None:
    """Say what hexes are, with whatever keys the board has."""
    screen = device.app.stage.top
    for letter in letters:
        kind = "PFH*".index(letter)
        if screen.stage.joystick:
            device.press(("left", "up", "right", "down")[kind])
        elif screen.two_keys:
            device.press(("next", "ok")[kind // 2])
            device.press(("next", "ok")[kind % 2])
        else:
            device.press(("prev", "next", "ok", "hold_ok")[kind])


@scene
def strada_enter_edge(device):
    strada_editor(device)
    walk_to(device, "enter", "7")


@scene
def strada_enter(device):
    strada_enter_edge(device)
    device.press("ok")
    assert on_top(device) == "CellsScreen"
    answers(device, "*FFFPPPF*P*")


@scene
def strada_enter_back(device):
    strada_enter(device)
    answers(device, "HFPPPP*PPHH")


@scene
def strada_enter_large(device):
    strada_editor(device)
    walk_to(device, "enter", "8")
    device.press("ok")
    answers(device, "*FFFPPPH" + "PPPPPP")


@scene
def strada_mend(device):
    strada_editor(device)
    walk_to(device, "mend", "d", "4", "P")


@scene
def strada_editor_leave(device):
    strada_editor(device)
    walk_to(device, "piece", "1", "B", "0")
    device.press("ok")
    back(device)
    assert on_top(device) == "DialogScreen"


@scene
def strada_start_row(device):
    open_map(device, None)


@scene
def strada_start_cell(device):
    open_map(device, None)
    device.press("ok")


@scene
def strada_turn(device):
    open_map(device)


@scene
def strada_turn_end(device):
    open_map(device)
    device.press(walk_key(device))


@scene
def strada_map(device):
    open_map(device)
    device.press("ok")


@scene
def strada_way(device):
    open_map(device)
    walk_to(device, "build", "l9", "j9-k10-l10-l9")


@scene
def strada_hexes(device):
    open_map(device, POSITION.replace("Y6", "Y10"))
    rules = device.app.session.match.rules
    for choice in rules.next(["build"]):
        if "hexes" in [way.token for way in rules.next(["build", choice.token])]:
            walk_to(device, "build", choice.token, "hexes")
            device.press("ok")
            assert device.app.stage.top.picker.path[2] == "hexes"
            return
    raise AssertionError("no road can be drawn hex by hex")


@scene
def strada_zoom(device):
    """The whole map is magnified already on boards where OK cannot be held."""
    strada_map(device)
    if device.app.stage.top.panel.zooms(["build", "l11"]) and "back" in device.app.stage.key_names:
        device.press("hold_ok")


@scene
def strada_reach(device):
    open_map(device)
    back(device)
    choose(device, "la_strada.page_reach")


@scene
def strada_reach_later(device):
    """A settlement that can be reached after saving."""
    strada_reach(device)
    table = device.app.stage.top
    while table.list.picked()[3] != "later":
        device.press(walk_key(device))
    device.press("ok")
    assert on_top(device) == "PreviewScreen"


@scene
def strada_players(device):
    open_map(device)
    back(device)
    choose(device, "la_strada.page_players")


@scene
def strada_pays(device):
    open_map(device)
    back(device)
    choose(device, "la_strada.page_pays")


@scene
def strada_refusal(device):
    open_map(device)
    pause(device, "may_i")
    walk_to(device, "build", "b3", "hexes", "k6", "l6")
    device.app.stage.top.complete("build k6-j7-j8-i8-h8-g8-g7")
    device.run(20)
    assert on_top(device) == "RefusalScreen"


@scene
def strada_pause(device):
    open_map(device)
    back(device)


@scene
def strada_score(device):
    open_map(device)
    pause(device, "score")


@scene
def strada_points(device):
    """Where the score comes from, move by move."""
    open_map(device)
    for move in ("build j9-k10-l11", "end", "end", "end"):
        assert device.app.session.play(move) is None, move
    device.app.stage.top.refresh()
    pause(device, "points_by_move")
    assert on_top(device) == "PointsScreen"


@scene
def strada_tracker(device):
    open_map(device, None, mode="tracker")
    for move in ("build PP>C1", "end", "build PF>C1", "end", "build H>T2", "end", "build PPP>V3", "end"):
        assert device.app.session.play(move) is None, move
    device.app.stage.top.refresh()
    device.run(20)


@scene
def strada_tracker_place(device):
    strada_tracker(device)
    walk_to(device, "build", "T", "2")


@scene
def strada_blocked(device):
    """It would end the game, so there is a question."""
    strada_tracker(device)
    walk_to(device, "blocked")
    device.press("ok")
    assert on_top(device) == "DialogScreen"


@scene
def strada_tracker_tiles(device):
    strada_tracker(device)
    walk_to(device, "build", "T", "2", "P", "F")


def play_to_the_end(device: Device) -> None:
    """Black ends his turn, Grey can build nothing more."""
    open_map(device, END_POSITION)
    walk_to(device, "end")
    device.press("ok")


@scene
def strada_end_news(device):
    play_to_the_end(device)
    assert on_top(device) == "NewsScreen"


@scene
def strada_counting(device):
    play_to_the_end(device)
    device.press("ok")
    device.run(1500)
    assert on_top(device) == "ChapterScreen"


@scene
def strada_end(device):
    play_to_the_end(device)
    device.press("ok")
    device.run(5000)


@scene
def strada_result(device):
    strada_end(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def strada_share(device):
    strada_result(device)
    choose_share(device)


@scene
def strada_days_lost(device):
    """Black's turn begins with more than four days saved."""
    open_map(device, POSITION.replace("turn=Y", "turn=R").replace("K3", "K7"))
    walk_to(device, "end")
    device.press("ok")
    assert on_top(device) == "NewsScreen"
