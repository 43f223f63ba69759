"""Boards as shapes: the same for SVG and pixels. A game without its own drawing gets a table."""

import xml.etree.ElementTree

import pytest
from host.games.samples import every, play
from PIL import Image

from wayside.games import names
from wayside_host import drawings
from wayside_host.drawings.any_state import Drawing as AnyState
from wayside_host.drawings.any_state import flat
from wayside_host.drawings.picture import AQUA, BRICK, CHALK, NIGHT, Circle, Line, Picture, Polygon, Text, rgb
from wayside_host.drawings.raster import best_font, paint, plain
from wayside_host.drawings.svg import document
from wayside_host.games.story import Story


def extent(shape):
    """(left, top, right, bottom) of a shape; the width of a letter counts as 0.6 of its size."""
    if isinstance(shape, (Polygon, Line)):
        half = shape.width / 2 if getattr(shape, "stroke", None) is not None else 0
        across, down = [x for x, _ in shape.points], [y for _, y in shape.points]
        return min(across) - half, min(down) - half, max(across) + half, max(down) + half
    if isinstance(shape, Circle):
        r = shape.radius + shape.width / 2
        return shape.x - r, shape.y - r, shape.x + r, shape.y + r
    width = len(shape.text) * shape.size * 0.6
    left = shape.x - {"start": 0, "middle": width / 2, "end": width}[shape.anchor]
    return left, shape.y - shape.size / 2, left + width, shape.y + shape.size / 2


@pytest.mark.parametrize("name", list(every()))
def test_nothing_leaves_the_picture_at_any_move(matches, name):
    story = Story(matches[name])
    drawing = drawings.drawing_of(story)
    ground = Picture(drawing.width, drawing.height)
    drawing.ground(ground)
    for rules, step in story.positions():
        picture = Picture(drawing.width, drawing.height)
        drawing.position(picture, rules, step)
        for shape in [*ground.shapes, *picture.shapes]:
            left, top, right, bottom = extent(shape)
            assert left >= -1 and top >= -1, (step, shape)
            assert right <= drawing.width + 1 and bottom <= drawing.height + 1, (step, shape)
        ground.shapes = []


@pytest.mark.parametrize("game", names())
def test_a_game_without_a_drawing_is_shown_as_a_table_of_its_state(game, matches, monkeypatch):
    monkeypatch.setattr(drawings, "part", lambda game, name: None)
    story = Story(matches[game] if game in matches else play(game, most=20))
    drawing = drawings.drawing_of(story)
    assert isinstance(drawing, AnyState)
    pictures = []
    for rules, step in story.positions():
        picture = Picture(drawing.width, drawing.height)
        drawing.position(picture, rules, step)
        pictures.append(picture)
    changed = [shape.text for shape in pictures[1].shapes if isinstance(shape, Text) and shape.fill == AQUA]
    assert changed  # the changes of the first move are marked


def test_every_game_so_far_has_a_drawing_or_the_table(matches):
    for game in names():
        story = Story(matches[game] if game in matches else play(game, most=4))
        assert drawings.drawing_of(story).width > 100


def test_a_state_becomes_lines():
    state = {
        "turn": None,
        "mats": {"R": {"words": ["SEA", "ONE"], "total": 18}},
        "rows": [{"a": 1}, {"a": 2}],
        "no": [],
    }
    assert flat(state) == [
        ("turn", "–"),
        ("mats R words", "SEA, ONE"),
        ("mats R total", "18"),
        ("rows 1 a", "1"),
        ("rows 2 a", "2"),
        ("no", "–"),
    ]


def test_the_last_board_of_a_round_is_shown_before_the_next_one_begins(matches):
    """Nasca clears the board at the end of round 1, but the move that ended it is still shown."""
    story = Story(matches["nasca"])
    drawing = drawings.drawing_of(story)
    labels = []
    for rules, step in story.positions():
        picture = Picture(drawing.width, drawing.height)
        drawing.position(picture, rules, step)
        labels.append(next(shape.text for shape in picture.shapes if isinstance(shape, Text)))
        if rules.round == 2 and labels[-1] == "Round 1 of 2":
            ended = sum(isinstance(shape, Polygon) and shape.stroke == AQUA for shape in picture.shapes)
            assert ended == 1
    assert labels == sorted(labels) and labels.count("Round 1 of 2") == 25


class TestPixels:
    def test_a_shape_has_its_colour_and_smooth_edges(self):
        picture = Picture(20, 20)
        picture.circle(10, 10, 6, BRICK)
        image = paint(picture, 2)
        assert image.size == (40, 40)
        assert image.getpixel((20, 20)) == rgb(BRICK) and image.getpixel((1, 1)) == rgb(NIGHT)
        assert len(image.getcolors()) > 4  # the edge has mixed colours

    def test_a_dashed_line_has_gaps(self):
        picture = Picture(100, 10)
        picture.line(((0, 5), (100, 5)), CHALK, 4, (10, 10))
        image = paint(picture, 1)
        inked = [image.getpixel((x, 5)) == rgb(CHALK) for x in range(2, 98)]
        assert inked[2] and not inked[12] and inked[22] and 40 <= sum(inked) <= 56

    def test_a_text_stands_where_it_is_anchored(self):
        for anchor, place in (("start", 50), ("middle", 50), ("end", 50)):
            picture = Picture(100, 20)
            picture.text(place, 10, "Hoch", 13, CHALK, anchor)
            left, top, right, bottom = paint(picture, 1).convert("L").point(lambda v: 255 * (v > 60)).getbbox()
            wanted = {"start": (50, 78), "middle": (36, 64), "end": (22, 50)}[anchor]
            assert abs(left - wanted[0]) <= 2 and abs(right - wanted[1]) <= 2
            assert abs((top + bottom) / 2 - 10) <= 1.5

    def test_letters_that_the_fonts_lack_lose_their_accents(self):
        assert plain("Žofia −3 Œuvre Ünal") == "Zofia -3 Œuvre Ünal"

    def test_large_texts_take_a_font_with_small_pixels(self):
        assert best_font(13) == ("M", 1) and best_font(26) in (("M", 2), ("L", 2))
        assert best_font(34)[1] <= 3


@pytest.mark.parametrize("name", list(every()))
def test_svg_is_sound_xml_whatever_the_names(matches, name):
    from wayside_host.games.images import still

    match = matches[name]
    kept = dict(match.names)
    match.names = {player: "A<b>&\"'\x00\x1b\ud800" for player in match.players}
    try:
        picture = still(Story(match), len(match.moves))
    finally:
        match.names = kept
    xml.etree.ElementTree.fromstring(document(picture, "</svg>\x01"))
    assert isinstance(paint(picture, 1), Image.Image)
