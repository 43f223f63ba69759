"""Power cuts, interruptions and the owner's match, over a real link to a board that runs the real firmware."""

import json
import os
import signal
from datetime import datetime

import pytest
from selftest.eyes import Eyes, wrong_lines

from wayside_host.errors import WaysideError
from wayside_host.link.errors import NoDevice
from wayside_host.link.prompt import connected
from wayside_host.link.talk import talking
from wayside_host.selftest import aside, facts, plugs
from wayside_host.selftest.course import Course
from wayside_host.selftest.person import InputEnded
from wayside_host.selftest.report import Report
from wayside_host.selftest.visit import held_back


class AllBut:
    """Every question except those of one part."""

    def __init__(self, part):
        self.part = part

    def __contains__(self, name):
        return not name.startswith(self.part)


class Stopping(Eyes):
    """Does something at a certain question: raises it or calls it."""

    def __init__(self, bench, name, deed):
        super().__init__(bench, skips=AllBut("plugs"))
        self.name, self.deed = name, deed

    def ask(self, question):
        self._come_to(question)
        return super().ask(question)

    def asked(self, question):
        self._come_to(question)
        super().asked(question)

    def _come_to(self, question):
        if question.name == self.name:
            self.deed()


def stop(error):
    def deed():
        raise error

    return deed


def course(folder, person, alone=False):
    return Course(None, folder / "out", Report(datetime(2026, 11, 18)), person, alone)


def record_of(bench):
    with talking(bench.port) as talk:
        return talk.say("record")


def written(folder):
    return json.loads(next((folder / "out").glob("*.json")).read_text("utf-8"))


def test_after_three_power_cuts_the_owners_match_is_back_with_its_undone_moves(board_bench, match, tmp_path):
    whole = course(tmp_path, Eyes(board_bench, skips=AllBut("plugs")))
    whole.run()
    found = [line for line in whole.report.lines if line.part == plugs.PART]
    assert [line.verdict for line in found] == ["ok"] * 4, found
    assert found[3].what == "your own match"
    assert record_of(board_bench) == match
    with talking(board_bench.port) as talk:
        assert talk.say("redo") == "= 1\n\n"
    assert {path.suffix for path in (tmp_path / "out").iterdir()} == {".json", ".txt"}


def test_a_device_without_a_match_has_none_afterwards(board_bench, tmp_path):
    whole = course(tmp_path, Eyes(board_bench, skips=AllBut("plugs")))
    whole.run()
    assert not wrong_lines(whole.report)
    assert record_of(board_bench).startswith("? match")


def test_moves_that_are_lost_are_found(board_bench, tmp_path, monkeypatch):
    """As if the device had acknowledged two moves more than it kept."""
    asked = plugs.Plugs._check

    def check(self, talk, what):
        self.acknowledged += ["score 98", "score 99"]
        asked(self, talk, what)

    monkeypatch.setattr(plugs.Plugs, "_check", check)
    whole = course(tmp_path, Eyes(board_bench, skips=AllBut("plugs")))
    whole.run()
    assert set(wrong_lines(whole.report)) == {"plug 1 of 3", "plug 2 of 3", "plug 3 of 3"}


@pytest.mark.parametrize("name", ["glass.arrow", "keys.X", "plugs.begin", "plugs.1", "plugs.3"])
def test_ctrl_c_at_any_question_leaves_a_running_firmware_the_match_and_a_report(name, board_bench, match, tmp_path):
    with pytest.raises(KeyboardInterrupt):
        course(tmp_path, Stopping(board_bench, name, stop(KeyboardInterrupt))).run()
    assert written(tmp_path)["ended"] == "stopped by Ctrl-C"
    assert record_of(board_bench) == match


def test_the_end_of_the_input_is_told_in_a_sentence(board_bench, match, tmp_path):
    with pytest.raises(WaysideError, match="the input ended before the last question"):
        course(tmp_path, Stopping(board_bench, "plugs.2", stop(InputEnded))).run()
    assert written(tmp_path)["ended"] == "nobody answered any more"
    assert record_of(board_bench) == match


def test_a_device_that_does_not_come_back_keeps_the_match_aside_until_the_next_run(board_bench, match, tmp_path):
    def pull():
        board_bench.power_off()
        raise KeyboardInterrupt

    person = Stopping(board_bench, "plugs.2", pull)
    with pytest.raises(KeyboardInterrupt):
        course(tmp_path, person).run()
    kept = next((tmp_path / "out").glob("*.wayside"))
    assert "Your own match waits on it" in person.told[-2] and str(kept) in person.told[-2]
    board_bench.power_on()
    assert f"name 1 {aside.MARK}" in record_of(board_bench)
    later = Eyes(board_bench)
    course(tmp_path / "later", later, alone=True).run()
    assert "A match that an earlier self-test had put aside is on the table again." in later.told
    assert record_of(board_bench) == match


def test_a_newer_match_is_not_replaced_by_the_one_that_was_put_aside(board_bench, match, tmp_path):
    with connected() as link:
        aside.put_aside(link, tmp_path / "match")
    with talking() as talk:
        talk.say("new nasca")
        newer = talk.say("record")
    with connected() as link, pytest.raises(WaysideError, match="choose 'Save and leave' on the device"):
        aside.bring_back(link)
    assert record_of(board_bench) == newer


def test_a_ctrl_c_waits_until_the_sentence_is_over():
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background ignore it
    done = []
    with pytest.raises(KeyboardInterrupt), held_back():
        os.kill(os.getpid(), signal.SIGINT)
        done.append("the rest")
    assert done == ["the rest"] and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    signal.signal(signal.SIGINT, before)


def test_a_board_file_that_is_damaged_or_missing_is_told_with_a_way_out(board_bench):
    with connected() as link:
        whole = link.read(facts.BOARD_FILE)
        link.write(facts.BOARD_FILE, b"{")
        with pytest.raises(WaysideError, match="'wayside deploy --board NAME' repairs it"):
            facts.board_on(link)
        link.remove(facts.BOARD_FILE)
        with pytest.raises(WaysideError, match="there is no Wayside on this device"):
            facts.board_on(link)
        link.write(facts.BOARD_FILE, whole)


def test_without_a_device_there_is_no_report(tmp_path, plugged):
    with pytest.raises(NoDevice):
        course(tmp_path, Eyes(None), alone=True).run()
    assert not (tmp_path / "out").exists()
