"""Registers become hertz and volts, facts become verdicts, verdicts become a page."""

import json
from dataclasses import replace
from datetime import datetime
from types import SimpleNamespace

import pytest
from selftest.eyes import wrong_lines

from wayside_host.boards.files import list_boards, load_board
from wayside_host.errors import WaysideError
from wayside_host.link.errors import DeviceFault
from wayside_host.link.prompt import Entry
from wayside_host.selftest import emulated, registers
from wayside_host.selftest.facts import Chip, Facts, build_of, measure, told_memory
from wayside_host.selftest.judge import judge
from wayside_host.selftest.report import NOT_CHECKED, OFF, OK, WRONG, Report, as_json, as_text, write

MEM_INFO = """stack: 572 out of 7936
GC: total: 245888, used: 4048, free: 241840
 No. of 1-blocks: 32, 2-blocks: 10, max blk sz: 64, max free sz: 15084
"""
# The registers of a chip at 200 MHz and 1.15 V, with SPI0 at 50 MHz.
WORDS = {
    registers.VREG: 0xC1,
    registers.CLK_SYS_CTRL: 1,
    registers.CLK_SYS_DIV: 0x100,
    registers.CLK_PERI_CTRL: 0x820,
    0x40028000: 0x80000001,
    0x40028008: 100,
    0x4002800C: 0x61000,
    0x4002C000: 0x80000001,
    0x4002C008: 100,
    0x4002C00C: 0x55000,
    0x4003C000: 0x107,
    0x4003C010: 2,
    0x40044000 + 0x1C: 0xC8,
    0x40044000 + 0x20: 0x12C,
}


def facts(**changes):
    kept = emulated.kept()
    chip = Chip(kept.system, kept.system, kept.peripherals, kept.volts, 50_000_000)
    found = Facts(
        micropython=kept.micropython,
        machine="Raspberry Pi Pico with RP2040",
        memory=told_memory(MEM_INFO),
        flash=1_441_792,
        free=98_304,
        board=load_board("pico_display"),
        build="0123abcd",
        different=0,
        chip=chip,
        times={**kept.times, "frame": kept.frames["pico_display"]},
    )
    return replace(found, **changes)


def judged(found):
    report = Report(datetime(2026, 11, 18, 12, 30), "pico_display")
    judge(report, found, emulated.kept())
    return report


def test_registers_tell_clocks_volts_and_the_rate_of_the_bus():
    spi = load_board("pico_display")["bus"]
    assert set(registers.addresses(spi)) <= set(WORDS)
    assert registers.core_volts(WORDS) == 1.15
    assert registers.system_hertz(WORDS) == registers.peripheral_hertz(WORDS) == 200_000_000
    assert registers.bus_hertz(WORDS, spi) == 50_000_000
    assert registers.bus_hertz(WORDS, load_board("generic_ssd1306")["bus"]) == 400_000


def test_registers_of_a_chip_as_micropython_starts_it():
    words = WORDS | {registers.VREG: 0x10B1, registers.CLK_PERI_CTRL: 0x840, 0x40028008: 125, 0x4002800C: 0x62000}
    assert registers.core_volts(words) == 1.10
    assert registers.system_hertz(words) == 125_000_000
    assert registers.peripheral_hertz(words) == 48_000_000
    assert registers.bus_hertz(words | {0x4003C010: 0}, load_board("pico_display")["bus"]) is None
    assert registers.core_volts({registers.VREG: 0x00}) == 0.80 and registers.core_volts({registers.VREG: 0xF0}) == 1.30


def test_a_sound_device_is_sound():
    report = judged(facts())
    assert {line.verdict for line in report.lines} == {OK} and report.is_sound


SLOW = Chip(125_000_000, 125_000_000, 48_000_000, 1.10, 24_000_000)


@pytest.mark.parametrize(
    "changes, wrong",
    [
        ({"different": 3}, {"Wayside"}),
        ({"chip": SLOW}, {"system clock", "peripheral clock", "core voltage", "SPI0 rate"}),
        ({"memory": told_memory(MEM_INFO.replace("free: 241840", "free: 150000"))}, {"heap"}),
        ({"memory": told_memory(MEM_INFO.replace("15084", "9000"))}, {"heap in one piece"}),
        ({"free": 20_000}, {"flash for files"}),
        ({"display_fault": "the device answered: OSError: [Errno 5] EIO"}, {"display opens"}),
        ({"board": load_board("pico_display") | {"keys": []}}, {"board file"}),
    ],
)
def test_every_wrong_fact_is_reported(changes, wrong):
    assert set(wrong_lines(judged(facts(**changes)))) == wrong


def test_a_time_far_from_the_emulated_one_is_marked_but_the_device_stays_sound():
    times = facts().times
    report = judged(facts(times=times | {"frame": 2 * times["frame"], "addition": times["addition"] // 2}))
    marked = {line.what: line.note for line in report.lines if line.verdict == OFF}
    assert marked == {
        "10,000 additions": "0.5 times the emulated one",
        "a whole frame": "2 times the emulated one",
    }
    assert report.is_sound


def test_a_chip_that_is_no_rp2040_and_a_board_of_ones_own_are_not_checked():
    own = load_board("pico_display") | {"name": "my_board"}
    report = judged(facts(machine="Raspberry Pi Pico2 with RP2350", chip=Chip(150_000_000), board=own))
    assert {line.what for line in report.lines if line.verdict == NOT_CHECKED} == {
        "board file",
        "system clock",
        "peripheral clock",
        "core voltage",
        "SPI rate",
        "a whole frame",
    }


def test_the_emulated_times_belong_to_existing_boards():
    assert set(emulated.kept().frames) <= set(list_boards()), emulated.__doc__


@pytest.mark.parametrize("millivolts, verdict", [(3900, OK), (3300, WRONG)])
def test_a_battery_is_judged_where_there_is_one(millivolts, verdict):
    board = load_board("pico_display") | {"name": "mine", "battery": {"pin": 29, "ratio": 3, "low": 3500}}
    lines = {line.what: line for line in judged(facts(board=board, battery=millivolts)).lines}
    assert lines["battery"].verdict == verdict
    assert "battery" not in {line.what for line in judged(facts()).lines}


def test_a_display_that_does_not_open_leaves_the_rest_to_be_checked():
    class Broken:
        board = load_board("generic_ssd1306")
        link = SimpleNamespace(ask=lambda expression: 200_000_000)

        def carry(self):
            pass

        def open_glass(self):
            raise DeviceFault("the device answered: OSError: [Errno 5] EIO")

        def words(self, addresses):
            return {place: WORDS[place] for place in addresses}

    found = facts(board=Broken.board, times={})
    measure(Broken(), found)
    assert found.display_fault.endswith("EIO")
    report = judged(found)
    assert set(wrong_lines(report)) == {"display opens"}
    assert {line.part for line in report.lines if line.verdict == NOT_CHECKED} == {"Times"}


def test_a_memory_that_cannot_be_read_is_a_sentence():
    with pytest.raises(DeviceFault, match="is it a stock MicroPython"):
        told_memory("nothing")


def test_the_build_follows_from_the_firmware_alone():
    there = {path: Entry(path, 1, path) for path in ("/main.py", "/wayside/app.mpy", "/saves/live/head")}
    without_saves = {path: entry for path, entry in there.items() if "saves" not in path}
    assert build_of(there) == build_of(without_saves) != build_of({"/main.py": there["/main.py"]})


def test_the_page_and_the_json_tell_the_same(tmp_path):
    report = judged(facts(different=3))
    report.ended = "complete"
    paths = write(report, tmp_path / "new folder")
    assert [path.name for path in paths] == [
        f"selftest-pico_display-20261118-123000.{kind}" for kind in ("json", "txt")
    ]
    assert sorted(path.name for path in paths[0].parent.iterdir()) == [path.name for path in paths]
    told = json.loads(as_json(report))
    assert told == json.loads(paths[0].read_text("utf-8")) and not told["sound"]
    page = as_text(report)
    assert page == paths[1].read_text("utf-8")
    assert "  wrong        Wayside                         build 0123abcd, 3 files differ" in page
    assert "               -> bring the device up to date with 'wayside deploy'" in page
    for line in told["lines"]:
        assert line["what"] in page and line["found"] in page
    assert page.endswith("\n16 ok, 1 wrong.\n")


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(WaysideError, match="name a folder with --out"):
        write(judged(facts()), tmp_path / "file")


def test_a_report_knows_no_other_verdicts():
    with pytest.raises(AssertionError):
        Report(datetime(2026, 11, 18)).add("Chip", "clock", "fast", "fine")
    assert {OK, WRONG, OFF, NOT_CHECKED} == {"ok", "wrong", "off", "not checked"}
