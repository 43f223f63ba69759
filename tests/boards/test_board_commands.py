"""`wayside boards`: list, check and create boards."""

import json

from wayside_host.boards.files import list_boards
from wayside_host.cli import main


def test_the_boards_are_listed_for_a_person_and_for_a_script(capsys):
    assert main(["boards", "list"]) == 0
    said = capsys.readouterr().out
    assert [line.split()[0] for line in said.splitlines()] == list_boards()
    assert main(["boards", "list", "--json"]) == 0
    assert [board["name"] for board in json.loads(capsys.readouterr().out)] == list_boards()


def test_a_new_board_is_begun_is_sound_and_never_written_over(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["boards", "new", "mine", "--like", "waveshare_lcd_13"]) == 0
    assert main(["boards", "check", "mine.toml"]) == 0
    assert "a correct board file" in capsys.readouterr().out
    (tmp_path / "mine.toml").write_text("title = 1\n")
    assert main(["boards", "new", "mine"]) == 1
    assert "already exists" in capsys.readouterr().err
    assert main(["boards", "check", "mine.toml"]) == 1
    assert "mine.toml:1:" in capsys.readouterr().err


def test_a_board_like_one_that_is_not_there_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["boards", "new", "mine", "--like", "none"]) == 1
    assert "there is no board 'none'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
