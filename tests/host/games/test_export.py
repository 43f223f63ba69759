"""Games as words, JSON, CSV and a play file of BG Stats; many games as statistics."""

import csv
import io
import json
import subprocess
import sys
import uuid

import pytest
from host.games.samples import every, play
from host.games.saves import keep
from PIL import Image

from wayside.referee import record


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


def write(folder, name, match):
    path = folder / f"{name}.wayside"
    path.write_text(record.write(match), "utf-8")
    return path


class TestShow:
    def test_it_tells_who_won_and_why(self, games, records):
        assert games("show", records / "la_strada.wayside") == 0
        assert games.out.startswith("La Strada\nAnna wins. The end: Didier can reach no settlement any more.\n")
        assert "\n  Anna      31  place 1  14:39\n" in games.out
        assert "\n         2  Farm F4, 1 there\n" in games.out
        assert "59 moves; --moves lists them" in games.out

    def test_moves_are_told_with_what_they_brought(self, games, records):
        assert games("show", records / "nasca.wayside", "--moves") == 0
        assert "\n   48  Anna: E3↑4 · Björn −12  [" in games.out

    def test_changed_rules_are_listed(self, games, records):
        assert games("show", records / "nasca_landscape.wayside") == 0
        assert "Rules that were changed:\n  Landscape: stones\n  Rounds: 1\n" in games.out

    def test_json_has_everything(self, games, records, matches):
        told = games.json("show", records / "nasca.wayside")
        assert (told["game"], told["finished"], told["ending"], told["date"]) == ("nasca", True, "rounds", None)
        assert [move["move"] for move in told["moves"]] == matches["nasca"].moves
        assert told["players"][0]["name"] == "Anna" and told["players"][0]["score"] == 26
        assert sum(line["points"] for line in told["players"][0]["lines"]) == 26

    def test_a_name_cannot_command_the_terminal(self, games, tmp_path):
        path = write(tmp_path, "evil", play("nasca", most=4, names=("\x1b[2J\x07Eve", "Bob")))
        for words in (["show", path, "--moves"], ["verify", path], ["stats", path]):
            assert games(*words) == 0
            assert "\x1b" not in games.out and "\x07" not in games.out


class TestCsv:
    def test_one_line_for_each_player(self, games, records):
        assert games("export", records / "la_strada.wayside", records / "any_game_running.wayside") == 0
        told = rows(games.out)
        assert [(row["name"], row["score"], row["place"], row["winner"]) for row in told[:4]] == [
            ("Anna", "31", "1", "yes"),
            ("Björn", "24", "2", "no"),
            ("Chloé", "12", "3", "no"),
            ("Didier", "10", "4", "no"),
        ]
        assert {row["ending"] for row in told} == {"no_route", "finished"}
        assert told[4]["seconds"] == ""  # no clock was running

    def test_one_line_for_each_move(self, games, records, matches):
        assert games("export", records / "jarnac.wayside", "--format", "moves") == 0
        told = rows(games.out)
        assert [row["move"] for row in told] == matches["jarnac"].moves
        assert sum(int(row["gain"]) for row in told if row["name"] == "Björn") == int(told[-1]["total"]) == 149

    def test_nothing_is_a_formula(self, games, tmp_path):
        """A spreadsheet would read Strata's +e5 as a sum, and a name can be anything."""
        path = write(tmp_path, "game", play("nasca", most=2, names=('=HYPERLINK("x")', "@Bob")))
        for form in ("csv", "moves"):
            assert games("export", path, "--format", form) == 0
            assert [row["name"] for row in rows(games.out)] == ['\'=HYPERLINK("x")', "'@Bob"]

    def test_a_file_is_written_whole(self, games, records, tmp_path):
        output = tmp_path / "games.csv"
        assert games("export", records, "--output", output) == 0
        assert games.out == f"{output}: {len(every())} games\n"
        assert output.read_bytes().startswith(b"file,game,date,") and b"\r\n" in output.read_bytes()
        assert list(tmp_path.iterdir()) == [output]

    def test_a_broken_game_among_others_is_left_out_with_a_message(self, games, records, tmp_path):
        broken = tmp_path / "broken.wayside"
        broken.write_text("wayside 1\ngame nasca\nmove c3h5\n")
        assert games("export", records / "nasca.wayside", broken) == 0
        assert "left out" in games.err and "line 3" in games.err and len(rows(games.out)) == 2


@pytest.mark.parametrize("words", [["show"], ["show", "--json"], ["export"], ["verify"], ["stats"]])
def test_a_full_disk_behind_the_output_is_said(records, words):
    with open("/dev/full", "w") as full:
        command = [
            sys.executable,
            "-m",
            "wayside_host.cli",
            "games",
            words[0],
            str(records / "nasca.wayside"),
            *words[1:],
        ]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr == "wayside: the output cannot be written: No space left on device\n"


class TestBgStats:
    """The form of the play files that the app makes; games/README.md says what is not known."""

    @pytest.fixture
    def told(self, games, records):
        assert games("export", records, "--format", "bgstats") == 0
        return json.loads(games.out)

    def test_plays_refer_to_players_and_games_that_are_there(self, told):
        players = {player["id"]: player["name"] for player in told["players"]}
        titles = {game["id"]: game for game in told["games"]}
        assert sorted(players.values()) == ["Anna", "Björn", "Chloé", "Didier", "Eva", "Fatou"]
        assert len(told["plays"]) == len(every())
        for play_told in told["plays"]:
            assert play_told["gameRefId"] in titles
            assert all(score["playerRefId"] in players for score in play_told["playerScores"])

    def test_numbers_and_texts_have_the_types_of_the_app(self, told):
        for play_told in told["plays"]:
            assert len(play_told["playDate"]) == len("2026-11-16 00:00:00")
            assert play_told["playDateYmd"] == int(play_told["playDate"][:10].replace("-", ""))
            assert isinstance(play_told["durationMin"], int)
            for score in play_told["playerScores"]:
                assert isinstance(score["score"], str) and isinstance(score["winner"], bool)
                assert isinstance(score["startPlayer"], bool)  # the app refuses a player without it
        for thing in told["players"] + told["games"] + told["plays"]:
            assert str(uuid.UUID(thing["uuid"])).upper() == thing["uuid"]

    def test_one_player_begins_and_the_winner_won(self, told, matches):
        finished = [play_told for play_told in told["plays"] if not play_told["ignored"]]
        assert len(finished) == sum(match.rules.turn < 0 for match in matches.values()) < len(matches)
        for play_told in told["plays"]:
            assert sum(score["startPlayer"] for score in play_told["playerScores"]) == 1
        for play_told in finished:
            assert {score["rank"] == 1 for score in play_told["playerScores"] if score["winner"]} == {True}

    def test_where_fewest_points_win_the_app_is_told_so(self, told):
        titles = [(game["name"], game["highestWins"]) for game in told["games"]]
        assert ("Any game", True) in titles and ("Any game", False) in titles

    def test_the_same_game_has_the_same_uuid_each_time(self, games, records, told):
        assert games("export", records, "--format", "bgstats") == 0
        assert json.loads(games.out) == told

    def test_players_without_a_name_are_anonymous(self, games, tmp_path):
        path = write(tmp_path, "game", play("nasca", most=4, names=()))
        assert games("export", path, "--format", "bgstats") == 0
        told = json.loads(games.out)
        assert [(player["name"], player["isAnonymous"]) for player in told["players"]] == [("Anonymous player", True)]
        assert [score["role"] for score in told["plays"][0]["playerScores"]] == ["Red", "Blue"]

    def test_the_day_is_the_device_s_or_the_folder_s(self, games, tmp_path, matches):
        keep(tmp_path / "flash", matches["nasca"])
        archive = tmp_path / "flash" / "saves" / "archive" / "1"
        day = json.loads(archive.read_text("utf-8").split("\n")[1].partition(" ")[2])[2]
        assert games("export", archive, "--format", "bgstats") == 0
        assert json.loads(games.out)["plays"][0]["playDate"][:10] == day
        folder = tmp_path / "2025-02-03"
        folder.mkdir()
        assert games("export", write(folder, "game", matches["nasca"]), "--format", "bgstats") == 0
        assert json.loads(games.out)["plays"][0]["playDate"][:10] == "2025-02-03"


class TestStats:
    @pytest.fixture
    def evenings(self, tmp_path):
        """Eight games of Nasca; one is there twice, and one was broken off."""
        for seed in range(20, 28):
            names = ("Anna", "Björn") if seed % 2 else ("Chloé", "Anna")
            write(tmp_path, f"nasca{seed}", play("nasca", seed, names=names))
        (tmp_path / "copy").mkdir()
        write(tmp_path / "copy", "again", play("nasca", 20, names=("Chloé", "Anna")))
        write(tmp_path, "broken_off", play("nasca", 30, most=10))
        return tmp_path

    def test_wins_averages_and_times(self, games, evenings):
        told = games.json("stats", evenings)
        assert (told["games"], told["broken_off"]) == (9, 1)
        lines = {line["name"]: line for line in told["lines"]}
        assert {name: line["played"] for name, line in lines.items()} == {"Anna": 8, "Björn": 4, "Chloé": 4}
        wanted, scores, times = 0, [], []
        for seed in range(20, 28):
            match = play("nasca", seed)
            seat = 0 if seed % 2 else 1
            wanted += seat in match.rules.outcome()[1][0]
            scores.append(match.rules.score()[seat][0])
            times.append(match.clock(seat))
        anna = lines["Anna"]
        assert (anna["won"], anna["best"], anna["mean"]) == (wanted, max(scores), sum(scores) / 8)
        assert anna["tenths"] == sum(times) / 8

    def test_the_table_has_a_line_and_a_bar_for_each_player(self, games, evenings):
        assert games("stats", evenings) == 0
        lines = games.out.splitlines()
        assert lines[0] == "Nasca" and lines[-1] == "8 finished games, 1 broken off and not counted"
        assert len(lines) == 6 and "█" in games.out

    @pytest.mark.parametrize("ending", ["png", "svg"])
    def test_a_plot_is_drawn(self, games, evenings, tmp_path, ending):
        output = tmp_path / f"plot.{ending}"
        assert games("stats", evenings, "--plot", output) == 0
        if ending == "png":
            assert Image.open(output).size[0] == 1360
        else:
            assert "Björn" in output.read_text("utf-8")

    def test_a_plot_of_another_kind_is_refused(self, games, evenings, tmp_path):
        assert games("stats", evenings, "--plot", tmp_path / "plot.pdf") == 1
        assert "must end in .png or .svg" in games.err

    def test_nothing_finished_is_nothing_to_plot(self, games, tmp_path):
        path = write(tmp_path, "game", play("nasca", most=10))
        assert games("stats", path) == 0
        assert games.out == "0 finished games, 1 broken off and not counted\n"
        assert games("stats", path, "--plot", tmp_path / "plot.png") == 1
        assert "there is nothing to plot" in games.err

    def test_the_lower_total_is_the_better_where_fewest_points_win(self, games, records):
        told = games.json("stats", records / "any_game_running.wayside")
        assert told["lines"][0]["game"] == "Any game (fewest points win)"
        assert told["lines"][0]["name"] == "Chloé" and told["lines"][0]["won"] == 1
