"""The same firmware on CPython and on real MicroPython: games have the same scores, screens the same pixels."""

import json
import random
import tempfile
from pathlib import Path

import pytest
from page.wasm_device import Recorder, live
from PIL import ImageChops
from screens.goldens import checksum, golden, kept
from screens.scenes import SCENES

from wayside.i18n.texts import Texts
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text
from wayside.referee.table import Table
from wayside_host import wasm
from wayside_host.boards.files import list_boards

ROOT = Path(__file__).parents[2]
MATCHES = 20

# Scenes that can be reached by keys and lines of the protocol; the others change the device directly.
EVERYWHERE = ("home_new", "setup_changed", "board_place", "pause_menu", "refusal", "round_over", "welcome_back")
MORE = ("home_resume", "settings", "landscape", "must_pass", "taken_back", "history", "why", "final_score", "share")
MORE += ("strada_enter_back", "strada_mend")
ONE = "board_place"
BOARDS = {
    "pico_display": EVERYWHERE + MORE,
    "waveshare_lcd_13": EVERYWHERE,
    "waveshare_oled_13": EVERYWHERE,
    "pico_display_2": EVERYWHERE,
}


def new_protocol() -> Protocol:
    texts = Texts("en")
    return Protocol(Table(), lambda game, refusal: refusal_text(texts, game, refusal))


def random_match(seed: int) -> list[str]:
    """The lines of a match with random moves, refused moves, undo and redo."""
    rng = random.Random(seed)
    protocol = new_protocol()
    lines = [f"new nasca rounds={rng.choice('12')} support={rng.choice(('any', 'end'))}"]
    protocol.answer(lines[0])
    rules = protocol.table.match.rules
    while rules.turn >= 0:
        if rng.random() < 0.05 and protocol.table.match.moves:
            lines.append(rng.choice(("undo", "undo 2", "redo", "check a1h5", "play z9h5", "undo turn")))
        else:
            path: list[str] = []
            while True:
                token = rng.choice(rules.next(path)).token
                if token == ".":
                    break
                path.append(token)
            lines.append("play " + rules.text_of(path))
        protocol.answer(lines[-1])
        rules = protocol.table.match.rules
        if len(lines) % 10 == 0:
            lines += ["score", "turn"]
    return [*lines, "score", "state", "outcome", "position", "record"]


def test_twenty_matches_have_the_same_answers_scores_and_records(tmp_path):
    lines = [line for seed in range(MATCHES) for line in random_match(seed)]
    (tmp_path / "lines.txt").write_text("\n".join(lines))
    protocol = new_protocol()
    expected = "".join(protocol.answer(line) for line in lines)
    done = wasm.run(
        ROOT / "tests" / "page" / "protocol_play.py", ["/m2/lines.txt"], [ROOT / "firmware", tmp_path], timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert [plain(line) for line in done.stdout.split("\n")] == [plain(line) for line in expected.split("\n")]
    assert expected.count("\n= wayside 1; game nasca") == MATCHES
    assert expected.count('\n= {"reason"') == MATCHES


def plain(line: str) -> object:
    """The meaning of a line; the order in a JSON object does not matter."""
    return json.loads(line[2:]) if line.startswith("= {") else line


def recorded_scene(board: str, scene: str) -> list[list]:
    """What a scene does to a device on CPython, and a picture of the glass."""
    with tempfile.TemporaryDirectory() as flash:
        device = Recorder(board, Path(flash))
        device.run(10)
        SCENES[scene](device)
        return [*device.finish(), ["picture"]]


@pytest.mark.parametrize("board", BOARDS)
def test_the_screens_equal_the_golden_pictures_to_the_pixel(board, tmp_path):
    recorded = [(board, recorded_scene(board, scene)) for scene in BOARDS[board]]
    different = []
    for scene, life in zip(BOARDS[board], live(recorded), strict=True):
        assert life.problems == [], scene
        wanted = golden(board, scene)
        if ImageChops.difference(life.pictures[0], wanted).getbbox():
            life.pictures[0].save(tmp_path / f"{scene}.png")
            different.append(scene)
    assert different == [], f"on {board}; see {tmp_path}"


def test_the_other_boards_have_their_golden_checksum():
    boards = [board for board in list_boards() if board not in BOARDS]
    lives = live([(board, recorded_scene(board, ONE)) for board in boards])
    assert [life.problems for life in lives] == [[] for _ in boards]
    found = {board: checksum(life.pictures[0]) for board, life in zip(boards, lives, strict=True)}
    assert found == {board: kept(board, ONE) for board in boards}


def test_a_match_sent_over_serial_is_back_after_a_power_cut():
    lines = random_match(3)
    said = [["say", line] for line in lines if not line.startswith("play z9")]
    life = live([("pico_display", [*said, ["run", 20_000], ["cut"], ["say", "record"], ["say", "state"]])])[0]
    assert life.problems == []
    assert life.answers[-2].startswith("= wayside 1; game nasca; ")
    assert life.answers[-2] == life.answers[len(said) - 1], "the record before the cut was asked for last"
    assert life.saves and life.saves == life.mirrored, "every change to the flash was told of as it happened"


def test_a_fault_of_the_firmware_is_shown_and_ok_restarts_the_device():
    steps = [["python", "import page_main; page_main.app.crash(ValueError())"], ["run", 50], ["picture"]]
    life = live([("pico_display", steps)])[0]
    assert any("ValueError" in line for line in life.problems), "the trace is printed"
    assert len(life.pictures[0].getcolors()) > 1, "and a screen tells of it"
    crashed = [["python", "import page_main; page_main.app.crash(ValueError())"], ["key", "X", 60], ["run", 120]]
    with pytest.raises(AssertionError, match="the device reset itself"):
        live([("pico_display", crashed)])
