"""The report on the chip's own clock: how its figures are set out, and what it says when there is nothing to measure."""

from wayside_host.rp2040 import report
from wayside_host.rp2040.measure import Figures, Heap
from wayside_host.rp2040.presses import Answer


def test_each_board_has_a_column_and_each_figure_a_row():
    figures = Figures("small", to_first_screen=1170.6, to_resumed_match=1500.2, moves_resumed=24)
    figures.lists = [Answer(12.2, 30.4, 10.0, 13.0), Answer(14.4, 31.4, 10.0, 15.1), Answer(20.0, 50.6, 10.0, 22.2)]
    figures.start = Heap(123_456, 7_890)
    figures.heaps["nasca"] = {"on the board": Heap(100_000, 5_000)}
    figures.stacks["nasca"] = 1_400
    figures.answers["nasca"] = {"NEXT": [Answer(9.0, 20.0, 4.0, 11.0)]}
    lines = report.table([figures, Figures("broken", fault="no picture came")]).splitlines()
    rows = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]
    assert rows[0] == ["On the emulated RP2040", "small", "broken"]
    assert ["power on to first screen, ms", "1171", "-"] in rows
    assert ["power on to a match that goes on, ms", "1500 (24 moves)", "-"] in rows
    assert ["NEXT, PREV in a list", "14 (20) / 15 (22) / 31 (51) = 3.1 wires", "-"] in rows
    assert ["after start", "123,456 / 7,890", "-"] in rows
    assert ["nasca: on the board", "100,000 / 5,000", "-"] in rows
    assert ["nasca", "1,400", "-"] in rows
    assert ["nasca: NEXT", "9 (9) / 11 (11) / 20 (20) = 5.0 wires", "-"] in rows


def test_it_ends_with_where_the_emulator_differs_from_the_chip():
    told = report.differences()
    for difference in ("XIP cache", "one core", "PIO", "bytes take on SPI and I2C is ours"):
        assert difference in told


def test_without_micropython_it_says_so(monkeypatch, capsys):
    monkeypatch.delenv("MICROPYTHON_UF2", raising=False)
    assert report.main([]) == 0
    assert "not measured: set MICROPYTHON_UF2" in capsys.readouterr().out


def test_a_uf2_that_is_none_is_refused_with_a_sentence(tmp_path, capsys):
    path = tmp_path / "given.uf2"
    path.write_bytes(b"no")
    assert report.main(["--uf2", str(path)]) == 1
    assert "is not a UF2" in capsys.readouterr().err
