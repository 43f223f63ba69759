"""A Strada Romana position as one line: read back exactly, and refused if it is impossible."""

import pytest
from games.strada_romana.tables import game, match, play

from wayside.games.moves import BadOption

WAGONS = "ostia=1,2,3,4,5 rome=6,7,8,9,10"
BAD = [
    "turn=K",
    "wagons=1",
    "turn=R turn=R",
    "turn=- reason=-",
    "reason=points",
    "turn=- reason=points",
    "turn=- reason=bored",
    "ostia=1,2,3,4,5",
    "ostia=1,2,3,4 rome=5,6,7,8,9,10",
    "ostia=1,2,3,4,4 rome=6,7,8,9,10",
    "ostia=1:9C,2,3,4,5 rome=6,7,8,9,10",
    "ostia=1:2H,2:2H,3,4,5 rome=6,7,8,9,10",
    "ostia=1:finish,2:finish,3:finish,4:finish,5 rome=6,7,8,9,10",
    "tiles=red",
    "tiles=red,red,red,red,red,pink",
    "cubes=" + ",".join(["red"] * 7 + ["blue"] * 7),
    "coins=R5,B0,Y0",
    "coins=R1,B0",
    "coins=B0,R0,Y0",
    "points=R20,B0,Y0",
    "points=R9,B9,Y9",
    "goods=R7,B0,Y0",
    "goods=R00000g/000000,B000000/000000,Y000000/000000",
    "goods=R700000/000000,B000000/000000,Y000000/000000",
    "held=R1+2+3+4,B-,Y-",
    "held=R1,B1,Y-",
    "held=R11,B-,Y-",
    "held=R~0123456789abc,B-,Y-",
    "thread=12",
    "thread=00000000000g",
    "drawn=x",
    "laying=red",
]


def test_a_wagon_that_stands_there_twice_or_does_not_exist_is_named():
    for line, fault in (
        ("ostia=1,2,3,4,4 rome=6,7,8,9,10", "wagon 4 stands there twice"),
        ("ostia=1,2,3,4,11 rome=6,7,8,9,10", "there are ten wagons, 1 to 10, and no '11'"),
    ):
        with pytest.raises(BadOption, match=fault):
            match().set_position(line)


@pytest.mark.parametrize("line", BAD)
def test_a_position_that_cannot_be_is_refused_and_changes_nothing(line):
    rules = match()
    before = rules.snapshot()
    with pytest.raises(BadOption):
        rules.set_position(line)
    assert rules.snapshot() == before


def test_what_is_left_out_is_as_at_the_start():
    rules = match(seed="3")
    rules.set_position("turn=B")
    assert rules.turn == 1
    fresh = match(seed="3")
    assert rules.pieces.to_bytes()[:40] == fresh.pieces.to_bytes()[:40]


def test_a_typed_layout_is_part_of_the_position():
    rules = play(match(layout="typed"), "ostia 1 3 4 5 9")
    line = rules.position()
    assert "laying=tiles" in line
    other = match(layout="typed")
    other.set_position(line)
    assert other.snapshot() == rules.snapshot()
    assert other.expects() == "tiles"


def test_before_the_wagons_are_typed_in_a_line_names_none_and_is_read_back():
    rules = match(layout="typed")
    line = rules.position()
    assert "laying=ostia" in line and "rome=" not in line
    other = match(layout="typed")
    other.set_position(line)
    assert other.snapshot() == rules.snapshot()


def test_coins_kept_beyond_the_last_point_are_read_back():
    cubes = ",".join(["red"] * 12 + ["blue"] * 2)
    options = {"cubes": "12,12,12,12,12,12"}
    rules, other = match(2, **options), match(2, **options)
    rules.set_position(
        "tiles=red,yellow,green,blue,brown,white cubes=%s coins=R4,B0 points=R0,B19 %s" % (cubes, WAGONS)
    )
    play(rules, "move 1:1H tile=I draw=red")
    assert "coins=R11,B0" in rules.position()
    other.set_position(rules.position())
    assert other.snapshot() == rules.snapshot()


def test_a_finished_game_in_a_line():
    rules = game(2, at="1:finish 2:finish 3:finish 4:14H", held="1+7 2", coins="2 1")
    play(rules, "move 4:finish")
    line = rules.position()
    assert "turn=- laying=- reason=arrivals last=R" in line and "held=R1+7,B2" in line
    other = match(2)
    other.set_position(line)
    assert other.outcome() == rules.outcome() and other.score() == rules.score()


def test_the_state_in_plain_values():
    state = game(3, at="1:2H 6:finish", coins="2", goods="110000/010001", held="3").state()
    assert state["players"]["R"]["contracts"]["red"] == 1
    assert state["players"]["R"]["loose"] == 2
    assert state["wagons"][0] == {"wagon": 1, "from": "ostia", "square": "2H", "name": "Pseudolus"}
    assert state["wagons"][9]["name"] is None
    assert state["arrived"] == 1 and state["stack"] == 8
    assert state["bag"]["cubes"]["red"] == 2
