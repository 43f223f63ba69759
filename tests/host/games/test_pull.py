"""Games come from an emulated board through the real mpremote: checked on both sides, complete or not at all."""

import hashlib
import json
import re

import pytest
from host.games.samples import play
from host.games.saves import keep, leave_running, session_in
from host.games.short_board import ShortBoard

from wayside.device.building import SAVES
from wayside.referee import record
from wayside.store.files import Files
from wayside_host.games import sources
from wayside_host.games.kept import load
from wayside_host.wasm.board import EmulatedBoard


@pytest.fixture(scope="module")
def stocked(tmp_path_factory):
    """A flash with two kept games and a match on the table."""
    flash = tmp_path_factory.mktemp("flash")
    keep(flash, play("nasca"), play("jarnac", 7))
    leave_running(flash, play("la_strada", 5, most=40))
    return flash


@pytest.fixture(scope="module")
def board(stocked):
    with EmulatedBoard(stocked) as board:
        yield board


def pulled(folder):
    """The bytes of every file in a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def on_device(flash):
    """The hashes of the kept games."""
    return {hashlib.sha256(path.read_bytes()).hexdigest() for path in (flash / "saves" / "archive").iterdir()}


def hashes(folder):
    return {hashlib.sha256(data).hexdigest() for data in pulled(folder).values()}


def test_the_saves_are_where_the_firmware_puts_them():
    assert sources.SAVES == SAVES


class TestList:
    def test_it_shows_kept_games_and_the_match_on_the_table(self, games, board):
        assert games("list", "--port", board.port) == 0
        lines = [re.sub(r"\d{4}-\d\d-\d\d", "DATE", re.sub("  +", "  ", line)) for line in games.out.splitlines()]
        assert lines == [
            "no  game  date  moves  result",
            "running  La Strada  -  40  Anna 15, Björn 27, Chloé 25  (on the table now)",
            "2  Jarnac  DATE  139  Anna 104, Björn 149*",
            "1  Nasca  DATE  48  Anna 26*, Björn 20",
            "* won",
        ]

    def test_scripts_get_json(self, games, board):
        told = games.json("list", "--port", board.port)
        assert [(game["number"], game["running"], game["winner"]) for game in told["games"]] == [
            (3, True, None),
            (2, False, "B"),
            (1, False, "R"),
        ]
        assert told["games"][2]["players"][0] == {"player": "R", "name": "Anna", "score": 26}
        assert told["damaged"] == []

    def test_an_empty_device_says_so(self, games, tmp_path):
        with EmulatedBoard(tmp_path / "flash") as board:
            assert games("list", "--port", board.port) == 0
            assert games.out == "There are no games on this device yet.\n"
            assert games("pull", "--port", board.port, "--into", tmp_path / "shelf") == 0
            assert "No game is kept on this device yet" in games.out
            assert games("pull", "running", "--port", board.port, "--into", tmp_path / "shelf") == 1
            assert "no match is on the table" in games.err
        assert not (tmp_path / "shelf").exists()

    def test_a_damaged_game_is_listed_as_such_and_the_others_are_pulled(self, games, tmp_path, matches):
        keep(tmp_path / "flash", matches["nasca"], matches["any_game"])
        damaged = tmp_path / "flash" / "saves" / "archive" / "2"
        damaged.write_bytes(damaged.read_bytes().replace(b"any_game", b"any_gome"))
        with EmulatedBoard(tmp_path / "flash") as board:
            assert games("list", "--port", board.port) == 0
            assert "2  cannot be read" in games.out
            assert games("pull", "--port", board.port, "--into", tmp_path / "shelf") == 1
            assert "game 2 on the device is damaged" in games.err and "1 pulled, 0 here already, 1 damaged" in games.out
            assert games("pull", "2", "--port", board.port, "--into", tmp_path / "shelf") == 1
        assert len(pulled(tmp_path / "shelf")) == 1


class TestPull:
    def test_what_is_pulled_is_byte_for_byte_what_the_device_keeps_and_can_be_replayed(self, games, board, tmp_path):
        assert games("pull", "--port", board.port, "--into", tmp_path) == 0
        assert hashes(tmp_path) == on_device(board.flash)
        for path in tmp_path.rglob("*.wayside"):
            kept = load(path)
            assert path.parent.name == kept.date  # the day on which the device kept it
        assert {path.name for path in tmp_path.rglob("*.wayside")} == {
            "0001-nasca-anna-bjorn.wayside",
            "0002-jarnac-anna-bjorn.wayside",
        }

    def test_a_second_pull_writes_nothing(self, games, board, tmp_path):
        games("pull", "--port", board.port, "--into", tmp_path)
        before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
        told = games.json("pull", "--port", board.port, "--into", tmp_path)
        assert [outcome["state"] for outcome in told] == ["here", "here"]
        assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before

    def test_another_file_of_the_same_name_is_never_overwritten(self, games, board, tmp_path):
        [first] = games.json("pull", "1", "--port", board.port, "--into", tmp_path)
        path = tmp_path / first["path"]
        path.write_text("my notes")
        [second] = games.json("pull", "1", "--port", board.port, "--into", tmp_path)
        assert path.read_text() == "my notes"
        assert second["path"] == str(path).replace(".wayside", "-2.wayside")
        assert hashlib.sha256(open(second["path"], "rb").read()).hexdigest() == second["sha256"]

    def test_the_match_on_the_table_comes_as_a_record(self, games, board, tmp_path):
        [told] = games.json("pull", "running", "--port", board.port, "--into", tmp_path)
        assert told["path"].endswith("running-la_strada-anna-bjorn-chloe-move-40.wayside")
        assert open(told["path"], encoding="utf-8").read() == record.write(play("la_strada", 5, most=40))

    def test_the_match_on_the_table_also_goes_by_the_number_that_the_device_shows(self, games, tmp_path, matches):
        leave_running(tmp_path, matches["nasca"])
        number = session_in(tmp_path).live.number
        [told] = games.json("pull", str(number), "--flash", tmp_path, "--into", tmp_path / "shelf")
        assert (told["name"], told["state"]) == ("running", "pulled")
        assert games("pull", str(number + 1), "--flash", tmp_path, "--into", tmp_path / "shelf") == 1

    def test_a_match_that_was_kept_just_before_the_power_went_is_not_running(self, games, tmp_path, matches):
        leave_running(tmp_path, matches["nasca"])
        assert [game["running"] for game in games.json("list", "--flash", tmp_path)["games"]] == [True]
        session = session_in(tmp_path)
        session.archive.add(session.live.number, session.live.identity, session.match)
        told = games.json("list", "--flash", tmp_path)
        assert [game["running"] for game in told["games"]] == [False]

    def test_a_number_that_is_not_there_is_said(self, games, board, tmp_path):
        assert games("pull", "7", "--port", board.port, "--into", tmp_path) == 1
        assert "there is no game 7 on the device; there are: 2, 1" in games.err
        assert list(tmp_path.iterdir()) == []

    def test_the_shelf_must_be_a_folder(self, games, board, tmp_path):
        (tmp_path / "file").write_text("")
        assert games("pull", "--port", board.port, "--into", tmp_path / "file") == 1
        assert "is a file; give a folder with --into" in games.err

    def test_a_record_that_breaks_its_rules_is_not_kept(self, games, tmp_path, matches):
        flash = tmp_path / "flash"
        keep(flash, matches["nasca"])
        files = Files(str(flash / "saves"))
        text = files.read("archive/1")
        moves = [line for line in text.split("\n") if line.startswith("move ")]
        files.write("archive/1", text.replace(moves[-1], moves[0]))
        with EmulatedBoard(flash) as board:
            assert games("pull", "--port", board.port, "--into", tmp_path / "shelf") == 1
        assert "breaks a rule" in games.err and "0 pulled, 0 here already, 1 damaged" in games.out
        assert pulled(tmp_path / "shelf") == {}

    def test_a_folder_of_an_emulated_device_will_do(self, games, stocked, tmp_path):
        assert games("pull", "--flash", stocked, "--into", tmp_path / "shelf") == 0
        assert hashes(tmp_path / "shelf") == on_device(stocked)
        assert games("list", "--flash", tmp_path) == 1 and "has no saves" in games.err
        assert games("list", "--flash", stocked, "--port", "x") == 1 and "give one of them" in games.err

    def test_no_such_port_is_said_with_its_own_exit_code(self, games, tmp_path):
        assert games("pull", "--port", tmp_path / "tty", "--into", tmp_path) == 3
        assert "there is no port" in games.err


@pytest.fixture(scope="module")
def said(stocked, tmp_path_factory):
    """How many bytes the board sends during a pull."""
    from wayside_host.cli import main

    with ShortBoard(stocked) as board:
        assert main(["games", "pull", "--port", board.port, "--into", str(tmp_path_factory.mktemp("all"))]) == 0
        return board.said


@pytest.mark.parametrize("part", range(16))
def test_a_pull_that_is_cut_leaves_whole_games_only_and_the_next_one_completes(games, stocked, said, part, tmp_path):
    with ShortBoard(stocked, most=said * part // 16) as board:
        assert games("pull", "--port", board.port, "--into", tmp_path) == 6
        assert re.search(r"nothing answers|stopped answering", games.err)
    assert hashes(tmp_path) < on_device(stocked)
    with ShortBoard(stocked) as board:
        assert games("pull", "--port", board.port, "--into", tmp_path) == 0
    assert hashes(tmp_path) == on_device(stocked)


@pytest.mark.parametrize("part", range(2, 16))
def test_a_bit_that_changes_on_the_way_is_noticed(games, stocked, said, part, tmp_path):
    with ShortBoard(stocked, flipped=said * part // 16) as board:
        assert games("pull", "--port", board.port, "--into", tmp_path) == 7
        assert "arrived damaged; run the command again" in games.err
    assert hashes(tmp_path) < on_device(stocked)


def test_what_a_killed_pull_left_is_cleared_away(games, stocked, tmp_path):
    left = tmp_path / "2026-11-16" / ".0001-nasca-anna-bjorn.wayside.abc.part"
    left.parent.mkdir()
    left.write_text("half of")
    assert games("pull", "--flash", stocked, "--into", tmp_path) == 0
    assert not left.exists() and len(pulled(tmp_path)) == 2


def test_a_full_disk_leaves_nothing_behind(stocked, tmp_path):
    """Runs in its own process, in which no file may be longer than 100 bytes."""
    import resource
    import subprocess
    import sys

    def small():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    shelf = tmp_path / "shelf"
    command = [sys.executable, "-m", "wayside_host.cli", "games", "pull", "--flash", str(stocked), "--into", str(shelf)]
    done = subprocess.run(
        command, preexec_fn=small, capture_output=True, text=True, env={"PYTHONDONTWRITEBYTECODE": "1"}
    )
    assert done.returncode == 1
    assert re.fullmatch(
        r"wayside: .*0002-jarnac-anna-bjorn.wayside cannot be written \(.*\); nothing .*\n", done.stderr
    )
    assert pulled(shelf) == {}


def test_json_of_a_pull_tells_the_hash(games, board, tmp_path):
    [told] = games.json("pull", "2", "--port", board.port, "--into", tmp_path)
    assert json.dumps(told["state"]) == '"pulled"' and told["sha256"] in on_device(board.flash)
