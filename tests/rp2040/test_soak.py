"""The soak: the same seed gives the same inputs; what its checks find; and a short run on two boards."""

from itertools import islice
from types import SimpleNamespace

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside.games import names
from wayside.referee.match import Match
from wayside.referee.record import write_line
from wayside_host.boards.files import list_boards, load_board
from wayside_host.builder.image import prepared
from wayside_host.rp2040.device import make_flash
from wayside_host.rp2040.soak import Fault
from wayside_host.rp2040.soak.__main__ import main, seeds
from wayside_host.rp2040.soak.console import Console
from wayside_host.rp2040.soak.inputs import Cut, Keys, Line, Stop, inputs
from wayside_host.rp2040.soak.lines import text_of
from wayside_host.rp2040.soak.plain import PlainReferee, is_one_change
from wayside_host.rp2040.soak.report import again, table, told
from wayside_host.rp2040.soak.results import Job, Result, Trouble
from wayside_host.rp2040.soak.run import soak
from wayside_host.rp2040.soak.shares import INPUTS, LINES, WAYS
from wayside_host.rp2040.soak.watched import WatchedDevice, soak_files

FOUR = ("prev", "next", "ok", "back")
CRASH = b'Traceback (most recent call last):\r\n  File "wayside.app", line 1, in tick\r\nMemoryError: \r\n'
STOPPED = CRASH.replace(b"MemoryError", b"KeyboardInterrupt")
SHORT = 60  # presses
SEED = 69  # a seed whose first presses include all kinds of lines, cuts and Ctrl-C
HUNGRY = 200_000  # bytes of the heap; without them the firmware cannot start


def first(count, seed=SEED, actions=FOUR):
    return list(islice(inputs(seed, actions), count))


class Scripted(WatchedDevice):
    """A device that answers each line from a script, in its first step after the line."""

    def __init__(self, *script):
        self.board = load_board("pico_display")
        self.chip = SimpleNamespace(us=0.0, resets=0, hangs=0)
        self.glass = SimpleNamespace(panel=SimpleNamespace(on=True))
        self.heard = Console()
        self.resets = self.hangs = 0
        self.script = list(script)
        self.sent = []
        self.driven = []  # when (ms), which pin, and which level

    def run(self, ms, drive=(), send=b""):
        self.driven += [(self.chip.us / 1000, *one) for one in drive]
        self.chip.us += ms * 1000
        if send:
            self.sent.append(send)
            self.heard.hear(self.script.pop(0))

    def cut_power(self):
        pass

    def settle(self):
        pass


# Inputs


def test_the_same_seed_gives_the_same_inputs_and_another_seed_gives_others():
    assert first(500) == first(500)
    assert first(500) != first(500, seed=SEED + 1)


def test_every_kind_of_input_and_every_game_comes():
    some = first(3000)
    keys, lines = ([one for one in some if isinstance(one, kind)] for kind in (Keys, Line))
    assert {type(one) for one in some} == {Keys, Line, Cut, Stop} and len(INPUTS) == 4
    assert {one.way for one in keys} == set(WAYS)
    assert {one.what for one in lines} == set(LINES)
    assert {one.game for one in lines} == {"", *names()}
    assert {type(one.during) for one in some if isinstance(one, Cut)} == {type(None), Keys, Line}


@pytest.mark.parametrize("name", list_boards())
def test_only_keys_that_the_board_has_are_pressed_and_each_goes_up(name):
    actions = {key["action"] for key in load_board(name)["keys"]}
    for one in first(500, actions=sorted(actions)):
        if isinstance(one, Keys):
            down = [key for _, key, is_down in one.edges if is_down]
            assert sorted(down) == sorted(key for _, key, is_down in one.edges if not is_down)
            assert set(down) <= actions


def test_keys_move_as_planned_until_a_power_cut():
    edges = ((10, "ok", True), (50, "next", True), (30, "ok", False), (20, "next", False))
    whole, cut = Scripted(), Scripted()
    ok, following = (whole.pin_of(key)[0] for key in ("ok", "next"))
    assert whole.follow(edges, 150) == 40
    assert whole.driven == [(10, ok, 0), (60, following, 0), (90, ok, None), (110, following, None)]
    assert cut.follow(edges, 80) == 0
    assert cut.driven == whole.driven[:2]
    assert cut.chip.us == 80_000


@pytest.mark.parametrize("game", names())
def test_what_lines_ask_is_allowed_or_refused_as_it_should_be(game):
    beginnings = {"new": ("=", "? option"), "load": ("=",), "play": ("=",), "next": ("=",), "nonsense": ("?",)}
    plain = PlainReferee()
    plain.answer(text_of(Line("load", 1, game), None))
    for what, allowed in beginnings.items():
        for number in range(20):
            over = what in ("play", "next") and plain.match.rules.turn < 0
            answer = plain.answer(text_of(Line(what, number, game), plain.match))
            assert answer.startswith("?" if over else allowed), (what, number, answer)


# The console


def hearing(*chunks, stopping=False):
    console = Console()
    console.stopping = stopping
    for chunk in chunks:
        console.hear(chunk)
    return console


@pytest.mark.parametrize("cut_at", [0, 5, 40, len(CRASH) - 2])
def test_a_traceback_is_a_fault_however_it_arrives(cut_at):
    with pytest.raises(Fault, match="a traceback: MemoryError"):
        hearing(b"= R turn\r\n\r\n", CRASH[:cut_at], CRASH[cut_at:])


def test_only_ctrl_c_may_bring_a_traceback_and_a_prompt():
    assert hearing(STOPPED, b">>> ", stopping=True).has_prompt()
    with pytest.raises(Fault, match="a traceback: KeyboardInterrupt"):
        hearing(STOPPED)
    with pytest.raises(Fault, match="a traceback: MemoryError"):
        hearing(CRASH, stopping=True)
    with pytest.raises(Fault, match="the program ended"):
        hearing(b"\r\n>>> ")


def test_an_answer_is_found_behind_the_words_of_a_restart_which_is_counted():
    console = hearing(b"\r\nMPY: soft re", b"boot\r\n", "= Björn".encode()[:6])
    assert console.answer() is None
    console.hear("= Björn".encode()[6:] + b"\r\nand more\r\n\r\n")
    assert (console.answer(), console.restarts) == ("= Björn\nand more\n\n", 1)


def test_each_reset_of_the_chip_is_a_fault_once():
    device = Scripted()
    device.check_resets()
    device.chip.resets = 1
    with pytest.raises(Fault, match="the program did it"):
        device.check_resets()
    device.check_resets()
    device.chip.resets, device.chip.hangs = 2, 1
    with pytest.raises(Fault, match="its watchdog ran out"):
        device.check_resets()


def test_a_reset_that_came_with_another_fault_is_not_reported_again():
    device = Scripted()
    device.chip.resets = 1
    device.pull_plug()
    device.check_resets()


# Questions


def test_a_line_that_a_restart_swallowed_or_cut_short_is_sent_again():
    device = Scripted(b"\r\nMPY: soft reboot\r\n", b"= R\r\n\r\n")
    assert device.ask(b"turn") == "= R\n\n"
    assert device.sent == [b"turn\n"] * 2
    device = Scripted(b"MPY: soft reboot\r\n? command there is no 'rn'\r\n\r\n", b"= R\r\n\r\n")
    assert device.ask(b"turn") == "= R\n\n"


def test_a_line_that_is_never_answered_is_a_fault():
    with pytest.raises(Fault, match="no answer to b'turn'"):
        Scripted(b"").ask(b"turn")
    with pytest.raises(Fault, match="no answer to b'turn'"):
        Scripted(*[b"MPY: soft reboot\r\n"] * 3).ask(b"turn")


# The plain referee


def record_of(*moves, **options):
    match = Match("nasca", **options)
    for move in moves:
        assert match.play(move) is None
    return match


def test_a_record_that_a_plain_referee_cannot_read_or_would_write_otherwise_is_a_fault():
    plain, told = PlainReferee(), write_line(record_of("a2h5", "a3h4"))
    plain.learn(f"= {told}\n\n")
    assert plain.match.moves == ["a2h5", "a3h4"]
    with pytest.raises(Fault, match="cannot be read"):
        plain.learn(f"= {told.replace('a3h4', 'a2h5')}\n\n")
    with pytest.raises(Fault, match="a plain referee writes"):
        plain.learn(f"= {told.replace('; option bridge_closes=on', '')}\n\n")
    plain.learn("? match there is no match yet\n\n")
    assert plain.match is None


def test_an_answer_that_differs_is_a_fault_unless_only_its_language_or_order_does():
    plain = PlainReferee()
    plain.learn(f"= {write_line(record_of('a2h5'))}\n\n")
    plain.compare(b"check a2h5", "? same_piece schon belegt\n\n")
    with pytest.raises(Fault, match="a plain referee says"):
        plain.compare(b"check a2h5", "=\n\n")
    plain.compare(b"play a3h4", "=\n\n")
    assert plain.expects() == write_line(record_of("a2h5", "a3h4"))


def test_one_key_makes_at_most_one_change():
    one, two, three = record_of("a2h5"), record_of("a2h5", "a3h4"), record_of("a2h5", "a3h4", "a4v3")
    undone = record_of("a2h5", "a3h4", "a4v3")
    undone.undo(2)
    assert is_one_change(one, two) and is_one_change(three, undone) and is_one_change(undone, two)
    assert is_one_change(one, None) and is_one_change(two, record_of()) and is_one_change(None, two)
    assert is_one_change(one, record_of("a2h5", options={"rounds": "1"}))
    assert not is_one_change(one, three)
    assert not is_one_change(two, one)
    assert not is_one_change(two, record_of("a3h4", "a2h5"))


# The report


def test_a_fault_is_reported_with_source_names_and_the_command_that_repeats_it():
    trouble = Trouble(42, "a traceback", ["one", "two"], 'File "wayside.app", line 1, in GPIO19\nMemoryError: \n')
    result = Result(Job("pico_display", 7, 100, 16384), 99, faults=[trouble])
    lines = told(result, "RPI_PICO.uf2", {"wayside.app": {"GPIO19": "tick"}}).split("\n")
    assert lines == [
        "FAULT on pico_display, seed 7, after 42 presses: a traceback",
        "The last inputs:",
        "  one",
        "  two",
        "The last words on the console:",
        '  File "wayside.app", in tick',
        "  MemoryError: ",
        "Again: make soak MICROPYTHON_UF2=RPI_PICO.uf2 BOARD=pico_display SEEDS=7 PRESSES=100 TAKEN=16384",
        "",
        "pico_display, seed 7: 99 presses",
    ]
    assert "TAKEN" not in again(Job("pico_display", 7, 100), "RPI_PICO.uf2")


def test_the_table_has_a_row_for_each_seed():
    rows = table([Result(Job("small", 1, 60), 61, 5, 2, 1, 3, 20.4), Result(Job("large", 2, 60))]).split("\n")
    assert rows[1].split() == ["small", "1", "61", "5", "2", "1", "3", "20", "0"]
    assert rows[2].split()[:2] == ["large", "2"]


def test_seeds_are_numbers_and_ranges():
    assert seeds("1-3,7") == [1, 2, 3, 7]


def test_without_a_micropython_it_says_what_to_set(monkeypatch, capsys):
    monkeypatch.delenv("MICROPYTHON_UF2", raising=False)
    assert main([]) == 1
    assert "set MICROPYTHON_UF2 to a stock MicroPython" in capsys.readouterr().err


# On the chip


@needs_uf2
@pytest.mark.parametrize("name", ["pico_display_2", "pico_display"])
def test_a_short_soak_finds_nothing(name):
    board = load_board(name)
    files = soak_files(board)
    result = soak(Job(name, SEED, SHORT), board, make_flash(uf2_path(), files))
    assert not result.faults, told(result, str(uf2_path()), prepared().long_names)
    assert result.presses >= SHORT
    assert result.lines


@needs_uf2
def test_a_device_without_memory_is_a_fault_and_the_same_one_again():
    board = load_board("pico_display")
    flash = make_flash(uf2_path(), soak_files(board, HUNGRY))
    results = [soak(Job("pico_display", SEED, SHORT, HUNGRY), board, flash) for _ in range(2)]
    assert results[0].faults
    assert results[0] == results[1]
