"""Strada Romana on the computer: the page keeps wagon tiles secret during a game; captions, records, broken seals."""

import csv
import io

import pytest
from host.games.samples import play

from wayside.referee import record
from wayside.referee.match import Match
from wayside_host import drawings
from wayside_host.drawings.picture import AQUA, Line, Picture, Polygon, Text
from wayside_host.games.render_page import page
from wayside_host.games.story import Story

# Wagon 3 can reach 9H with the blue tile of III and a green cube; after that three cubes on the board are blue.
MIDDLE = (
    "turn=R last=Y ostia=1,3:6H,4,9:finish,5:2L rome=2:3C,6:11C,7:13H,8:9L,10 "
    "tiles=green,yellow,blue,red,white,brown "
    "cubes=red,blue,yellow,green,white,red,brown,yellow,green,blue,red,white,yellow,green "
    "coins=R3,B0,Y4 points=R4,B6,Y3 goods=R110010/120000,B012000/021001,Y000111/100110 held=R-,B-,Y-"
)
ALMOST = "turn=R ostia=1:finish,2:finish,3:finish,4:14H,5 rome=6,7,8,9,10"


def told(*moves, start=MIDDLE, players=("R", "B", "Y")):
    match = Match("strada_romana", list(players), start=start)
    for move in moves:
        assert match.play(move) is None, move
    return match


def pictures(match):
    story = Story(match)
    drawing = drawings.drawing_of(story)
    found = []
    for rules, step in story.positions():
        picture = Picture(drawing.width, drawing.height)
        drawing.position(picture, rules, step)
        found.append(picture)
    return drawing, found


def texts(picture):
    return [shape.text for shape in picture.shapes if isinstance(shape, Text)]


class TestSecrets:
    def test_the_page_of_a_running_game_is_the_same_whichever_tiles_were_taken(self):
        pages = set()
        for first, second, third in ((7, 2, 10), (1, 5, 3), (10, 9, 8)):
            match = told(f"wagon={first}", f"wagon={second}", "pass", f"wagon={third}", "pass")
            pages.add(page(Story(record.read(record.write(match))), "2026-11-16"))
        assert len(pages) == 1

    def test_it_says_how_many_each_has(self):
        _, shown = pictures(told("wagon=7", "wagon=2", "pass", "wagon=10"))
        assert [texts(picture).count("?") for picture in shown] == [0, 1, 2, 2, 3]

    def test_when_the_game_is_over_every_page_shows_them(self):
        match = told("wagon=4", "wagon=8", "move 4:finish", start=ALMOST, players=("R", "B"))
        for read in (match, record.read(record.write(match))):
            story = Story(read)
            assert [step.words for step in story.steps[1:3]] == ["takes wagon tile 4", "takes wagon tile 8"]
            _, shown = pictures(read)
            assert all("?" not in texts(picture) for picture in shown)
            assert [texts(picture).count("8") for picture in shown] == [1, 2, 2, 2]  # a wagon; the stack, then the tile

    def test_no_page_has_a_seal(self, matches):
        assert "~" not in page(Story(told("wagon=7", "wagon=2")), "")
        assert "wagon=" not in page(Story(matches["strada_romana"]), "")


class TestCaptions:
    def test_they_say_what_was_taken_and_what_it_brought(self):
        story = Story(told("move 3:7C-8C-9H tile=III draw=red", "pass", "pass"))
        assert [story.caption(step) for step in story.steps[1:]] == [
            "Red: wagon 3 Plotus to 9H, takes the blue tile of III (red comes), 2 coins · "
            "Red: five coins become a victory point.",
            "Blue: passes, 1 coin",
            "Yellow: passes, 1 coin · +1 · Yellow: five coins become a victory point.",
        ]

    def test_paying_arriving_and_two_wagons_are_told(self):
        match = told("move pay=1 3:14L-finish 8:9H cube=M09 draw=white", start=MIDDLE.replace("3:6H", "3:14H"))
        assert Story(match).steps[1].words == (
            "pays 1, wagon 3 Plotus arrives, wagon 8 to 9H, takes the green cube of M09 (white comes)"
        )

    def test_a_typed_layout_is_told(self, matches):
        words = [step.words for step in Story(matches["strada_romana_running"]).steps[1:4]]
        assert words[0].startswith("lays out wagons at Ostia: ")
        assert words[1].startswith("lays out tiles: ") and words[2].startswith("lays out cubes: ")

    def test_the_names_of_refills_are_there_once(self, matches):
        for step in Story(matches["strada_romana"]).steps:
            assert not any(news.startswith("Put a") for news in step.news)


class TestPictures:
    def test_the_last_move_is_a_line_and_its_goods_have_a_rim(self):
        drawing, shown = pictures(told("move 3:7C-8C-9H tile=III draw=red"))
        lines = [shape for shape in shown[1].shapes if isinstance(shape, Line) and shape.stroke == AQUA]
        assert [len(line.points) for line in lines] == [4]
        assert lines[0].points[0] == drawing._middle(15) and lines[0].points[-1] == drawing._middle(24)
        rims = [shape for shape in shown[1].shapes if isinstance(shape, Polygon) and shape.stroke == AQUA]
        assert len(rims) == 3  # the wagon, the space of the tile, the tile that Red has now
        assert not [shape for shape in shown[0].shapes if getattr(shape, "stroke", None) == AQUA]

    @pytest.mark.parametrize(
        "board",
        [
            "HCL/C/HL|auto|1H,1H,1H,1H,1C,1L,1L,2C,2C,2C,2C,3H,3H,3L|1H,1C,1L/3H,3L|1234|",
            "HCL.HCL.HCL.HCL.HCL/HCL.HCL.HCL.HCL.HCL.HCL/HCL.HCL.HCL.HCL.HL|auto|"
            "1H,1H,2H,2H,3H,4H,5H,6H,8H,9H,16H,16H,15H,14H|1H,1C,1L/16H,16L|1234|",
        ],
    )
    def test_other_roads_have_room_for_their_markets(self, board):
        drawing = drawings.drawing_of(Story(Match("strada_romana", None, {"board": board})))
        for height in {y for _, y in drawing.markets}:
            xs = sorted(x for x, y in drawing.markets if y == height)
            assert all(second - first >= 24 for first, second in zip(xs, xs[1:], strict=False))
            assert 40 < xs[0] and xs[-1] < drawing.width - 40

    def test_a_road_of_ones_own_is_not_spelled_out_among_the_rules(self):
        board = "HCL/C/HL|auto|1H,1H,1H,1H,1C,1L,1L,2C,2C,2C,2C,3H,3H,3L|1H,1C,1L/3H,3L|1234|"
        assert Story(Match("strada_romana", None, {"board": board})).options() == [("Road", "typed in or laid out")]


class TestRecords:
    @pytest.fixture
    def running(self, tmp_path):
        path = tmp_path / "running.wayside"
        path.write_text(record.write(told("wagon=7", "pass", "wagon=2", "pass", start=None)), "utf-8")
        return path

    @pytest.fixture
    def over(self, tmp_path):
        path = tmp_path / "over.wayside"
        match = told("wagon=4", "wagon=9", "move 4:finish", start=ALMOST, players=("R", "B"))
        path.write_text(record.write(match), "utf-8")
        return path

    def test_show_verify_export_and_stats_take_both(self, games, running, over):
        for path in (running, over):
            assert games("verify", path) == 0 and ": valid, " in games.out
            assert games("show", path, "--moves") == 0
        assert "takes wagon tile 9" in games.out and "Wagon 4 arrived" in games.out
        assert games("show", running, "--moves") == 0
        assert "takes a wagon tile" in games.out and "hidden: 1" in games.out and "~" not in games.out
        assert games("stats", running, over) == 0 and "Strada Romana" in games.out
        assert games("export", running, over, "--format", "bgstats") == 0

    def test_exported_moves_are_sealed_while_it_runs_and_open_afterwards(self, games, running, over):
        assert games("export", running, over, "--format", "moves") == 0, games.err
        rows = list(csv.DictReader(io.StringIO(games.out)))
        sealed = [row["move"] for row in rows if row["file"] == "running.wayside" and row["move"].startswith("wagon")]
        opened = [row["move"] for row in rows if row["file"] == "over.wayside" and row["move"].startswith("wagon")]
        assert len(sealed) == 2 and all(move.startswith("wagon=~") for move in sealed)
        assert opened == ["wagon=4", "wagon=9"]

    def test_a_broken_seal_is_named_in_words(self, games, running):
        text = running.read_text("utf-8")
        place = text.index("~") + 9
        running.write_text(text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :], "utf-8")
        assert games("verify", running) == 1
        assert "breaks a rule: The seal of this wagon tile is broken. (seal)" in games.out

    def test_a_move_that_was_changed_before_a_seal_breaks_it(self, games, running):
        text = running.read_text("utf-8")
        running.write_text(text.replace("move pass", "move wagon=5", 1), "utf-8")
        assert games("verify", running) == 1
        lines = running.read_text("utf-8").split("\n")
        seals = [number for number, line in enumerate(lines, 1) if line.startswith("move wagon=~")]
        assert f"line {seals[-1]}: " in games.out and "The seal of this wagon tile is broken." in games.out

    def test_a_seal_in_a_position_is_named_too(self, games, tmp_path):
        match = told("pass", start=MIDDLE.replace("held=R-", "held=R7"))
        text = record.write(match)
        place = text.index("~") + 9
        path = tmp_path / "game.wayside"
        path.write_text(text[:place] + ("0" if text[place] != "0" else "1") + text[place + 1 :], "utf-8")
        assert games("verify", path) == 1
        assert "seal" in games.out


def test_a_whole_game_of_each_number_of_players_is_drawn():
    for count in (2, 3, 5):
        match = play("strada_romana", count, players=list("RBYWP"[:count]))
        drawing, shown = pictures(match)
        assert len(shown) == len(match.moves) + 1 and drawing.height > 300
