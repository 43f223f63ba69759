"""The table of `make bench`: what it compares, and what it says without a chip."""

from bench import chip, counts, pages
from bench.table import Row, text

from wayside_host.rp2040.measure import Figures, Stack
from wayside_host.rp2040.presses import Answer


def cells(rows):
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in text(rows).splitlines()]


def test_a_figure_is_beside_its_target_and_its_limit():
    rows = cells([Row("times"), Row("last pixel", 24.0, "ms", "(30)", 50, 8.0, 20.0), Row("presses", 7, more="(9, 6)")])
    assert rows[0] == ["figure", "measured", "without the cache", "asked for", "limit", "times the limit"]
    assert rows[2:] == [
        ["times"],
        ["last pixel", "24 ms (30)", "20 ms", "50 ms", "8 ms", "3.0"],
        ["presses", "7 (9, 6)", "-", "-", "-", "-"],
    ]


def test_without_a_micropython_the_chip_row_says_so():
    assert "not measured: set MICROPYTHON_UF2" in text(chip.rows(None))


def test_the_chips_answers_are_set_against_the_wire():
    figures = Figures("pico_display", to_first_screen=1200.0)
    figures.lists = [Answer(12.0, 30.0, 10.0, 15.0), Answer(14.0, 40.0, 10.0, 25.0), Answer(20.0, 50.0, 10.0, 21.0)]
    figures.answers["nasca"] = {"OK": [Answer(9.0, 20.0, 4.0)], "OK and saves": [Answer(60.0, 90.0, 9.0, flash=40.0)]}
    rows = cells(chip.starts([figures]) + chip.answers([figures]))
    assert ["pico_display: to the menu", "1,200 ms", "-", "-", "10.4 ms", "116"] in rows
    assert ["NEXT, PREV in a list: first pixel", "14 ms (20)", "-", "50 ms", "-", "-"] in rows
    assert ["NEXT, PREV in a list: first pixel that stays", "21 ms (25)", "-", "50 ms", "-", "-"] in rows
    assert ["NEXT, PREV in a list: last pixel", "40 ms (50)", "-", "-", "10 ms", "4.0"] in rows
    assert ["nasca, with a save: first pixel", "60 ms (60)", "-", "100 ms", "-", "-"] in rows
    assert ["nasca, no save: last pixel", "20 ms (20)", "-", "-", "4 ms", "5.0"] in rows
    assert ["nasca, slowest press", "50 ms", "-", "100 ms", "-", "-"] in rows  # 40 of the 90 ms are the flash's time
    assert ["all kinds of presses, median", "40 ms", "-", "30 ms", "-", "-"] in rows


def test_times_are_beside_those_without_the_cache():
    timed = [Row("on one board"), Row("start", 9.0), Row("on another"), Row("start", 8.0), Row("start", 7.0)]
    without = [Row("on another"), Row("start", 5.0), Row("start", 4.0)]
    assert [row.without for row in chip.beside(timed, without)] == [None, None, None, 5.0, 4.0]


def test_the_stack_is_the_one_under_noise():
    usual, noisy = (
        Figures("pico_display", stacks={"nasca": Stack(*left)}) for left in ((2_000, 1_900), (1_200, 1_100))
    )
    assert ["nasca", "1,200 B (1,100)", "-", "1,000 B", "-", "-"] in cells(chip.memory([usual], [noisy]))


def test_no_fewer_bytes_are_counted_than_changed_pixels_need():
    rows = counts.pushed()
    assert all(row.measured >= row.limit > 0 for row in rows if row.measured is not None)


def test_the_table_is_written_between_the_marks_of_its_page(tmp_path, monkeypatch):
    page = tmp_path / "figures.md"
    page.write_text(f"before\n{pages.BEGIN}\nold\n{pages.END}\nafter\n")
    monkeypatch.setattr(pages, "PAGE", page)
    for table in ("new figures", "newer ones"):
        pages.write(table)
        assert pages.shown() == table
        assert page.read_text().startswith("before\n") and page.read_text().endswith(f"{pages.END}\nafter\n")
