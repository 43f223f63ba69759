"""The report by the chip's own clock: its layout, and what it says if there is nothing to measure."""

from wayside_host.rp2040 import report
from wayside_host.rp2040.measure import Figures, Heap, Stack
from wayside_host.rp2040.presses import Answer
from wayside_host.rp2040.runs import Runs


def test_each_board_has_a_column_and_each_figure_a_row():
    figures = Figures("small", to_first_screen=1170.6, to_resumed_match=1500.2, moves_resumed=24)
    figures.lists = [Answer(12.2, 30.4, 10.0, 13.0), Answer(14.4, 31.4, 10.0, 15.1), Answer(20.0, 50.6, 10.0, 22.2)]
    figures.start = Heap(123_456, 7_890)
    figures.heaps["nasca"] = {"on the board": Heap(100_000, 5_000)}
    figures.stacks["nasca"] = Stack(1_400, 1_200)
    figures.answers["nasca"] = {"NEXT": [Answer(9.0, 20.0, 4.0, 11.0)]}
    broken = Figures("broken", fault="no picture came")
    noisy = Figures("small", stacks={"nasca": Stack(900, 800)})
    lines = report.table([figures, broken], [noisy, broken]).splitlines()
    rows = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]
    assert rows[0] == ["On the emulated RP2040", "small", "broken"]
    assert ["power on to first screen, ms", "1171", "-"] in rows
    assert ["power on to a match that goes on, ms", "1500 (24 moves)", "-"] in rows
    assert ["NEXT, PREV in a list", "14 (20) / 15 (22) / 31 (51) = 3.1 wires", "-"] in rows
    assert ["after start", "123,456 / 7,890", "-"] in rows
    assert ["nasca: on the board", "100,000 / 5,000", "-"] in rows
    assert ["nasca", "1,400 / 1,200", "-"] in rows
    assert ["nasca", "900 / 800", "-"] in rows
    assert ["nasca: NEXT", "9 (9) / 11 (11) / 20 (20) = 5.0 wires", "-"] in rows


def times_of(start, step, press):
    """Short figures of a board; the flash took 40 ms of the slowest press."""
    figures = Figures("small", to_first_screen=start)
    figures.lists = [Answer(1.0, step, 1.0)]
    figures.answers["nasca"] = {"NEXT": [Answer(1.0, 10.0, 1.0)], "OK": [Answer(1.0, press + 40, 1.0, flash=40.0)]}
    return figures


def test_its_head_names_the_micropython_and_the_cost_of_a_miss():
    usual = times_of(1040, 10, 88)
    assert Runs("v1.26.1", 32, [usual], []).head() == (
        "MicroPython v1.26.1; a miss of the flash cache takes 32 flash clocks"
    )
    assert Runs("v1.26.1", 0, [usual], []).head() == "MicroPython v1.26.1; no flash cache"


def test_a_few_figures_are_told_for_every_cost_of_a_miss_that_was_tried():
    usual = times_of(1040, 10, 88)
    others = {24: times_of(980, 9, 80), 40: times_of(1100, 12, 96)}
    runs = Runs("v1.26.1", 32, [usual], [], without=[times_of(820, 7, 50)], others=others)
    rows = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in report.costs(runs).splitlines()]
    assert rows == [
        ["small, ms, if a miss takes", "0 clocks", "24 clocks", "32 clocks", "40 clocks"],
        ["power on to first screen", "820", "980", "1040", "1100"],
        ["NEXT, PREV in a list, median", "7", "9", "10", "12"],
        ["nasca, slowest press", "50", "80", "88", "96"],
    ]
    assert report.costs(Runs("v1.26.1", 0, [usual], [])) == ""


def test_it_ends_with_where_the_emulator_differs_from_the_chip():
    told = report.differences()
    for difference in ("cache of the flash", "one core", "PIO", "time of bytes on SPI and I2C is ours"):
        assert difference in told


def test_without_micropython_it_says_so(monkeypatch, capsys):
    monkeypatch.delenv("MICROPYTHON_UF2", raising=False)
    assert report.main([]) == 0
    assert "not measured: set MICROPYTHON_UF2" in capsys.readouterr().out


def test_a_file_that_is_no_uf2_is_refused_with_a_sentence(tmp_path, capsys):
    path = tmp_path / "given.uf2"
    path.write_bytes(b"no")
    assert report.main(["--uf2", str(path)]) == 1
    assert "is not a UF2" in capsys.readouterr().err
