"""The screens that all games share, shown with Nasca, and Nasca's own; each other game has its own scenes.py."""

from games.nasca.positions import POSITION
from games.parts import parts
from screens.hands import (
    back,
    choose,
    choose_share,
    on_top,
    open_board,
    pause,
    pick,
    play_to_end_of_round,
    walk_key,
)
from screens.registry import SCENES, scene

__all__ = ["SCENES"]

parts("scenes")  # the scenes of each game register themselves


@scene
def first_language(device):
    """As with an empty flash."""
    from wayside.ui.screens.home.first import FirstScreen

    device.app.session.settings["language"] = ""
    device.app.stage.push(FirstScreen(device.app.stage))
    device.run(20)


@scene
def first_check(device):
    first_language(device)
    device.press("ok", "ok")
    assert on_top(device) == "SelfTestScreen"


@scene
def first_game(device):
    first_check(device)
    device.press("ok")
    assert on_top(device) == "GamesScreen"


@scene
def home_new(device):
    pass


@scene
def home_resume(device):
    open_board(device)
    pause(device, "leave")


@scene
def which_game(device):
    choose(device, "ui.new_game")


@scene
def setup(device):
    which_game(device)
    choose(device, "nasca.name")


@scene
def setup_changed(device):
    setup(device)
    choose(device, "nasca.player_B")
    device.press("ok")
    choose(device, "ui.rules")
    device.press("ok", walk_key(device), "ok")
    back(device)


@scene
def setup_last(device):
    """The last setup is offered, after a match was kept."""
    setup_changed(device)
    device.app.stage.top.names["R"] = "Anna"
    while device.app.stage.top.list.cursor:
        device.press(walk_key(device))
    device.press("ok")
    pause(device, "stop_match")
    choose(device, "dialog.stop_yes")
    setup(device)


@scene
def setup_as_last(device):
    setup_last(device)
    device.press("ok")


@scene
def how_it_works(device):
    setup(device)
    choose(device, "ui.how")


@scene
def seat(device):
    setup(device)
    choose(device, "nasca.player_B")


@scene
def name(device):
    seat(device)
    device.press(walk_key(device), "ok")
    for _ in range(3):
        device.press(walk_key(device), "ok")


@scene
def rules(device):
    setup(device)
    choose(device, "ui.rules")
    device.press(walk_key(device))


@scene
def stock(device):
    rules(device)
    device.press("ok")
    device.press(walk_key(device), "ok")


@scene
def value(device):
    rules(device)
    choose(device, "nasca.option_support")


@scene
def about_rule(device):
    value(device)
    choose(device, "ui.about_rule")
    assert on_top(device) == "PageScreen"


@scene
def settings(device):
    choose(device, "ui.settings")


@scene
def board_bar(device):
    open_board(device)


@scene
def board_column(device):
    open_board(device)
    pick(device, "h3", "c")


@scene
def board_place(device):
    open_board(device)
    pick(device, "h3", "c", "5")


@scene
def landscape(device):
    open_board(device, "phase=landscape pieces=Nf8h2", landscape="free")


@scene
def must_pass(device):
    open_board(device, "pieces=Ra1h2", stock="1x2", rounds="1")


@scene
def pause_menu(device):
    open_board(device)
    for move in ("a1h5", "h7v2"):
        assert device.app.session.play(move) is None
    device.app.session.undo()
    device.app.stage.top.refresh()
    back(device)


@scene
def taken_back(device):
    open_board(device)
    device.app.session.play("a1h5")
    device.app.stage.top.refresh()
    back(device)
    device.press("ok")


@scene
def undo_dialog(device):
    """BACK is held after the move of another player; boards with two keys cannot hold it."""
    from wayside.ui.screens.asking.taking_back import take_back

    open_board(device)
    device.app.session.play("a1h5")
    device.app.stage.top.refresh()
    take_back(device.app.stage, device.app.stage.pop)
    device.run(20)
    assert on_top(device) == "DialogScreen"


@scene
def score(device):
    open_board(device)
    pause(device, "score")


@scene
def history(device):
    open_board(device)
    for move in ("a1h5", "h7v2", "a2h5"):
        assert device.app.session.play(move) is None
    device.app.session.undo()
    device.app.stage.top.refresh()
    pause(device, "history")


@scene
def go_back(device):
    """The start is picked in the history."""
    history(device)
    device.press(walk_key(device), walk_key(device), "ok")
    assert on_top(device) == "DialogScreen"


@scene
def help_on_board(device):
    open_board(device)
    pause(device, "help")
    assert on_top(device) == "HelpScreen"


@scene
def help_keys(device):
    help_on_board(device)
    device.press(walk_key(device))


@scene
def help_on_list(device):
    """Held in the history; boards with two keys cannot get there."""
    history(device)
    device.app.stage.top.more()
    device.run(20)
    assert on_top(device) == "HelpScreen"


@scene
def may_i(device):
    open_board(device)
    pause(device, "may_i")
    pick(device, "h3", "c")


@scene
def refusal(device):
    open_board(device)
    pause(device, "may_i")
    pick(device, "h3", "c", "7")
    device.press("ok")
    assert on_top(device) == "RefusalScreen"


@scene
def why(device):
    refusal(device)
    device.press("ok")


@scene
def is_legal(device):
    open_board(device)
    pause(device, "may_i")
    pick(device, "h3", "c", "5")
    device.press("ok")


@scene
def stop_dialog(device):
    open_board(device)
    pause(device, "stop_match")


@scene
def new_game_dialog(device):
    home_resume(device)
    choose(device, "ui.new_game")


@scene
def round_over(device):
    play_to_end_of_round(device, 1)
    assert on_top(device) == "ChapterScreen"


@scene
def match_over(device):
    play_to_end_of_round(device, 2)
    assert on_top(device) == "ChapterScreen"


@scene
def result(device):
    match_over(device)
    device.press("ok")
    assert on_top(device) == "ResultScreen"


@scene
def final_score(device):
    result(device)
    device.press("ok")
    assert on_top(device) == "ScoreScreen"


@scene
def share(device):
    result(device)
    choose_share(device)


@scene
def last_round(device):
    round_over(device)
    device.press("ok")
    pause(device, "look_at_round")


@scene
def stop_delete(device):
    stop_dialog(device)
    choose(device, "dialog.stop_other")


@scene
def saved_games(device):
    from wayside.ui.screens.home.home import HomeScreen

    play_to_end_of_round(device, 2)
    assert device.app.session.keep()
    device.app.session.start("nasca", None, {}, {"R": "Chloé"})
    device.app.session.play("c3h5")
    assert device.app.session.keep()
    device.app.stage.reset(HomeScreen(device.app.stage))
    choose(device, "ui.saved_games")


@scene
def paused_game(device):
    """The match on the table stands first, before one that was put away."""
    from wayside.ui.screens.home.home import HomeScreen

    play_to_end_of_round(device, 2)
    assert device.app.session.keep()
    device.app.stage.reset(HomeScreen(device.app.stage))
    home_resume(device)
    choose(device, "ui.saved_games")


@scene
def no_saved_games(device):
    choose(device, "ui.saved_games")


@scene
def saved_game(device):
    saved_games(device)
    device.press("ok")


@scene
def self_test(device):
    choose(device, "ui.self_test")
    device.press(walk_key(device))


@scene
def self_test_checks(device):
    choose(device, "ui.self_test")
    device.press("ok", "ok")


@scene
def crash(device):
    open_board(device)
    device.app.crash(ZeroDivisionError("a fault for the picture"))
    device.run(20)


@scene
def not_saved(device):
    open_board(device)
    device.app.stage.warn("ui.not_saved")
    device.run(20)


@scene
def with_clock(device):
    device.app.session.start("nasca", None, {}, {"R": "Anna"}, POSITION)
    device.app.session.clock.spent = 123_400
    device.app.session.play("a1h5")
    device.app.stage.top.refresh()
    device.press("ok")
    pause(device, "score")
    device.press("ok")


@scene
def welcome_back(device):
    open_board(device)
    device.press("ok", "ok", "ok")
    device.cut_power()


@scene
def from_newer_wayside(device):
    from wayside.store import files

    version, files.VERSION = files.VERSION, 9
    open_board(device)
    device.app.session.play("a1h5")
    files.VERSION = version
    device.cut_power()


@scene
def flash_low(device):
    device.room = lambda: (20_000, 1_441_792)
    device.cut_power()
    device.app.stage.top.refresh()
    device.run(20)


@scene
def set_aside(device):
    open_board(device)
    for file in (device.flash / "saves" / "live").iterdir():
        file.write_bytes(file.read_bytes()[:-3])
    device.cut_power()
