"""`wayside deploy` on a whole device: changed files are copied and checked, files of people stay."""

import json

import pytest
from link.small_firmware import files_of

from wayside_host.install.deploy import renew
from wayside_host.install.parcel import pack
from wayside_host.link.prompt import connected
from wayside_host.link.talk import talking

OTHERS = {"/saves/live/tail": b"a match", "/words.list": b"words", "/notes.py": b"mine"}


def test_a_pico_with_nothing_but_micropython_runs_wayside_afterwards(wayside, board, firmware):
    one = board(OTHERS)
    answer = wayside("deploy", "--board", "pico_display", "--port", one.port)
    assert answer.code == 0
    assert f"{len(firmware)} files written" in answer.said and "0 unchanged; all checked" in answer.said
    with talking(one.port) as talk:
        assert talk.say("new nasca") == "=\n\n"
    there = files_of(one.flash)
    assert {path: there[path] for path in [*firmware, *OTHERS]} == firmware | OTHERS
    assert not [path for path in there if path not in firmware | OTHERS and not path.startswith("/saves/")]


def test_only_what_changed_is_copied_and_what_is_gone_is_removed(wayside, board, firmware):
    used = firmware | OTHERS | {"/wayside/resident.mpy": b"old", "/wayside/games/chess/rules.mpy": b"gone"}
    one = board(used)
    answer = wayside("deploy", "--port", one.port, "--json")
    facts = json.loads(answer.said)
    assert (facts["written"], facts["removed"]) == (["/wayside/resident.mpy"], ["/wayside/games/chess/rules.mpy"])
    assert facts["unchanged"] == len(firmware) - 1 and facts["board"] == "pico_display"
    assert not (one.flash / "wayside/games/chess").exists()
    again = wayside("deploy", "--port", one.port)
    assert "up to date" in again.said


def test_another_program_is_not_replaced_unasked(wayside, board):
    one = board({"/main.py": b"print('my robot')\n"})
    answer = wayside("deploy", "--board", "pico_display", "--port", one.port)
    assert answer.code == 1
    assert "this Pico runs another program" in answer.complaint
    assert files_of(one.flash) == {"/main.py": b"print('my robot')\n"}
    assert wayside("deploy", "--board", "pico_display", "--port", one.port, "--force").code == 0


def test_which_board_must_be_said_once(wayside, board):
    answer = wayside("deploy", "--port", board().port)
    assert answer.code == 1
    assert "name it with --board" in answer.complaint


def test_a_deploy_that_was_cut_short_is_finished_first(wayside, board, firmware):
    changed = {"/wayside/resident.mpy": firmware["/wayside/resident.mpy"]}
    one = board(firmware | {"/wayside/resident.mpy": b"old"})
    one.power_off()
    (one.flash / "deploy").write_bytes(pack(changed))
    (one.flash / "main.py").write_bytes(b"# wayside, and it does not start\n")
    one.power_on()
    answer = wayside("deploy", "--port", one.port, "--json")
    assert json.loads(answer.said)["written"] == ["/main.py"]
    assert files_of(one.flash).get("/deploy") is None
    with talking(one.port) as talk:
        assert talk.say("new nasca") == "=\n\n"


@pytest.mark.parametrize("size", [0, 1, 511, 512, 513, 5000, 60_000])
def test_files_of_every_size_arrive(board, size):
    files = {"/wayside/one": bytes(index * index % 251 for index in range(size)), "/wayside/unpack.mpy": b"two"}
    one = board({"/wayside/old": b"old"})
    with connected(one.port) as link:
        renew(link, files)
    assert files_of(one.flash) == files
