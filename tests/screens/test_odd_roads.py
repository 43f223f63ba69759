"""Roads of Strada Romana that differ from the stand-in: nothing overlaps, leaves the screen or stays behind."""

import pytest

from wayside.games.strada_romana.look.market_places import APART, places, spread
from wayside.games.strada_romana.look.panel.meaning import Meaning
from wayside.games.strada_romana.look.panel.view import road_painter
from wayside.games.strada_romana.rules.shared.pieces import WAITING
from wayside.games.strada_romana.setup.start.roads import read_road
from wayside.referee.match import Match
from wayside.ui.canvas import Canvas
from wayside_host.by_game.strada_romana.typed_board import STANDIN

ROADS = {
    "sixteen columns": (
        "HCL.HCL.HCL.HCL.HCL.HL/HCL.C.HCL.HL/HCL.HCL.HCL.HCL.HCL.HL|auto|"
        "1H,2L,3H,4L,5H,6L,8C,9L,9H,10L,11H,12L,13H,16L|1H,1C,1L/16H,16L|1234|"
    ),
    "nine columns": (
        "HCL.HL.HCL/C.HCL.C/HCL.HL.HL|auto|1H+2H,1H,1L,2L,3C,3C,4C,4C,5C,5H,6C,7L,8L,9H|1H,1C,1L/9H,9L|1234|"
    ),
    "three columns": "HCL/C/HL|auto|1H,1H,1H,1H,1C,1L,1L,2C,2C,2C,2C,3H,3H,3L|1H,1C,1L/3H,3L|1234|",
    "all markets above": (
        "HCL.HCL.HCL.HCL.HCL/HCL.HCL.HCL.HCL.HCL.HCL/HCL.HCL.HCL.HCL.HL|auto|"
        "1H,1H,2H,2H,3H,4H,5H,6H,8H,9H,16H,16H,15H,14H|1H,1C,1L/16H,16L|1234|"
    ),
    "three markets": STANDIN.replace(STANDIN.split("|")[2], "1H,7C,14L"),
    "seventeen markets at one square": STANDIN.replace(STANDIN.split("|")[2], ",".join(["7C+7C"] * 8 + ["7C"] * 9)),
    "the stand-in": STANDIN,
}
SCREENS = {"240x135": (240, 135), "320x240": (320, 240), "240x240": (240, 240), "128x64": (128, 64, True)}


@pytest.fixture(params=ROADS)
def road(request):
    return ROADS[request.param]


@pytest.fixture(params=SCREENS)
def screen(request):
    return SCREENS[request.param]


class Watched(Canvas):
    """Records what was painted outside of it."""

    outside = ()

    def fill(self, x, y, w, h, c):
        if x < 0 or y < 0 or x + w > self.width or y + h > self.height:
            self.outside += ((x, y, w, h),)
        super().fill(x, y, w, h, c)


def test_nothing_leaves_the_screen(road, screen):
    canvas = Watched(*screen)
    match = Match("strada_romana", None, {"board": road})
    road_painter(canvas, match.rules.road).paint(Meaning(match.rules, [], False))
    assert canvas.outside == ()


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "128x64"])
def test_no_market_lies_on_another_one(road, name):
    width = SCREENS[name][0]
    look = road_painter(Canvas(*SCREENS[name]), read_road(road))
    for above in (True, False):
        xs = sorted(x for x, is_above in look.markets if is_above == above)
        assert all(second - first >= APART for first, second in zip(xs, xs[1:], strict=False))
        assert all(21 < x < width - 21 for x in xs)
    assert len(look.markets) == len(read_road(road).markets)


def test_a_wagon_that_goes_leaves_nothing_behind(road, screen):
    """Painting only the changes gives the same picture as painting everything, for any place of a wagon."""
    match = Match("strada_romana", None, {"board": road})
    rules, table = match.rules, match.rules.pieces
    fresh, kept = Canvas(*screen), Canvas(*screen)
    look = road_painter(kept, rules.road)
    look.paint(Meaning(rules, [], False))
    for side in (0, 1):
        table.sides[9] = side
        for square in range(rules.road.squares):
            if rules.road.has(square):
                table.at[9] = square
                look.paint(Meaning(rules, [], False))
    table.at[9] = WAITING
    look.paint(Meaning(rules, [], False))
    road_painter(fresh, rules.road).paint(Meaning(rules, [], False))
    assert bytes(kept.buffer) == bytes(fresh.buffer)


def test_markets_stay_where_they_are_wanted_as_long_as_there_is_room():
    assert spread([30, 58, 86], 22, 218) == [30, 58, 86]
    assert spread([50, 50], 22, 218) == [44, 56]
    assert spread([22, 22, 22], 22, 218) == [22, 34, 46]
    assert spread([218] * 3, 22, 218) == [194, 206, 218]
    assert spread([], 22, 218) == []


def test_a_market_of_two_squares_lies_between_them():
    road = read_road(ROADS["nine columns"])
    columns = [30 + 20 * column for column in range(9)]
    assert abs(places(road, columns, 22, 240)[0][0] - 40) <= APART // 2
