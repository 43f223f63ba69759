"""The position as text, the state, the snapshot; no input makes them fail (brief 7)."""

import random

import pytest
from games.la_strada.tables import game, land, match, play
from moves import ONE_IN, paired, random_move

from wayside.games.moves import BadOption

ROWS = land({"a3": 5, "a5": 4, "c3": 3})


def refused(rules, text):
    before = rules.snapshot()
    with pytest.raises(BadOption) as error:
        rules.set_position(text)
    assert rules.snapshot() == before
    assert len(str(error.value)) > 15
    return str(error.value)


def test_the_line_tells_everything():
    rules = game(ROWS, starts="a1 c5 a7")
    play(rules, "build a1-a2-a3", "build a3-a4-a5")
    assert rules.position() == (
        "phase=play turn=K reason=- days=K2,G0,Y0 unable=0 pending=- starts=Ka1,Gc5,Ya7"
        f" roads=Ka1-a2-a3,Ka3-a4-a5 places=a3K,a5K land={ROWS}"
    )


def test_it_tells_of_links_without_a_merchant_in_small_letters():
    rules = game(ROWS, "a1 d6 g1 i4", "Gd6-c5-b4-a3", "a3G", "6 0", players="KG", transit="same_turn")
    play(rules, "build a1-a2-a3")
    assert " pending=a3 " in rules.position() and " places=a3kG " in rules.position()


def test_the_tracker_has_a_line_of_its_own():
    rules = match(mode="tracker")
    play(rules, "build PF>T3")
    assert rules.position() == (
        "phase=play turn=K reason=- days=K1,G0,Y0 unable=0 pending=- gained=- tiles=K17/7/5,G18/8/5,Y18/8/5 places=T3K"
    )


def test_an_empty_line_is_the_start():
    rules = game(ROWS)
    rules.set_position("")
    assert rules.position() == match(land=ROWS).position()


def test_the_land_of_the_line_counts():
    rules = match()
    rules.set_position(f"land={ROWS}")
    assert rules.land.text() == ROWS
    play(rules, "start a1")
    rules.restore(rules.snapshot())
    assert rules.board.land.text() == ROWS


def test_the_state_has_players_places_and_roads():
    rules = game(ROWS)
    play(rules, "build a1-a2-a3")
    state = rules.state()
    assert state["players"]["K"] == {"days": 4, "tiles": [17, 8, 5], "merchants": 11}
    assert state["places"][0] == {
        "name": "a3", "kind": "city", "value": 5, "merchants": ["K"], "linked": ["K"], "gold": 5
    }  # fmt: skip
    assert state["roads"] == ["Ka1-a2-a3"] and state["turn"] == "K" and state["land"] == ROWS


def test_a_snapshot_is_small():
    rng = random.Random(3)
    rules = match("KGYR")
    largest = 0
    while rules.turn >= 0:
        rules.play(random_move(rules, rng))
        largest = max(largest, len(rules.snapshot()))
    assert largest < 60 + 2 * 104


LINE = f"phase=play turn=K days=K6,G0,Y0 starts=Ka1,Ga7,Ye1 roads=Ka1-a2-a3 places=a3K land={ROWS}"


def test_the_line_of_these_tests_is_sound():
    match().set_position(LINE)


@pytest.mark.parametrize(
    "old, new",
    [
        ("phase=play", "phase=later"),
        ("phase=play", "phase=over"),  # with turn=K
        ("phase=play", "phase=starts"),
        ("turn=K", "turn=R"),
        ("turn=K", "turn=K turn=K"),
        ("turn=K", "turn"),
        ("turn=K", "colour=K"),
        ("turn=K", "turn=K reason=no_route"),
        ("turn=K", "turn=K unable=1"),
        ("turn=K", "turn=K pending=a3"),
        ("turn=K", "turn=K gained=6"),
        ("K6,G0,Y0", "K11,G0,Y0"),
        ("K6,G0,Y0", "K6,G0"),
        ("K6,G0,Y0", "G0,K6,Y0"),
        ("K6,G0,Y0", "K06,G0,Y0"),
        ("Ka1,Ga7,Ye1", "Ka1,Ga7"),
        ("Ka1,Ga7,Ye1", "Ka1,Ga7,Ye1,Kg3"),
        ("Ka1,Ga7,Ye1", "Ga7,Ka1,Ye1"),
        ("Ka1,Ga7,Ye1", "Ka1,Gb1,Ye1"),
        ("Ka1,Ga7,Ye1", "Ka1,Ga5,Ye1"),
        ("Ka1,Ga7,Ye1", "Ka1,Gz9,Ye1"),
        ("Ka1-a2-a3", "-"),
        ("Ka1-a2-a3", "Ga1-a2-a3"),
        ("Ka1-a2-a3", "Ka1-b1-a3"),
        ("Ka1-a2-a3", "Ka1-b2-a2-a3"),
        ("Ka1-a2-a3", "Ka1-a3"),
        ("Ka1-a2-a3", "Ka1-a2-a3,Ka1-b2-b3-a3"),
        ("Ka1-a2-a3", "Ka1-a2-a3,Ka3-a4-a5"),
        ("Ka1-a2-a3", "X"),
        ("Ka1-a2-a3", "Ka1-a2-a3,"),
        ("places=a3K", "places=a3K,a5K"),
        ("places=a3K", "places=a3"),
        ("places=a3K", "places=a3KK"),
        ("places=a3K", "places=a3k"),
        ("places=a3K", "places=a3K,a3G"),
        ("places=a3K", "places=b1K"),
        ("places=a3K", "places=a3KR"),
        (f"land={ROWS}", f"land={ROWS[1:]}"),
        (f"land={ROWS}", "land=standin"),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_a_sentence(old, new):
    assert old in LINE
    refused(match(), LINE.replace(old, new, 1))


def test_more_tiles_than_there_are_cannot_lie():
    """Six hills in one colour."""
    hills = {name: "H" for name in ("a2", "a4", "b2", "c2", "c4", "d4")}
    rows = land({"a3": 5, "a5": 4, "c3": 3, "c1": 2, "c5": 5, "e5": 4}, hills)
    roads = "Ka1-a2-a3,Ka3-a4-a5,Ka1-b2-c3,Kc3-c2-c1,Kc3-c4-c5,Kc3-d4-e5"
    line = f"phase=play turn=K starts=Ka1,Ga7,Ye1 roads={roads} places=a3K,a5K,c1K,c3K,c5K,e5K land={rows}"
    assert "more tiles" in refused(match(), line)


def test_for_two_a_full_board_is_over():
    places = ",".join(name + player for name, player in paired(tracker_names(), "KGKGKGKGKGKGKGKGKGK"))
    assert "over" in refused(match("KG", mode="tracker"), f"turn=K places={places}")
    rules = match("KG", mode="tracker")
    rules.set_position(f"phase=over reason=all_taken places={places}")
    assert rules.outcome()[0] == "all_taken"


def tracker_names():
    return [
        kind + str(number) for kind, count in (("C", 4), ("T", 5), ("V", 5), ("F", 5)) for number in range(1, count + 1)
    ]


NO_TRACKER_LINES = (
    "phase=starts|tiles=K19/8/5,G18/8/5,Y18/8/5|tiles=K18/8,G18/8/5,Y18/8/5|places=C5K|places=a3K|land=x|gained=7"
    "|days=K3,G0,Y0 gained=4|roads=-"
)


@pytest.mark.parametrize("text", NO_TRACKER_LINES.split("|"))
def test_what_cannot_be_a_position_of_the_tracker_is_refused(text):
    refused(match(mode="tracker"), text)


@pytest.mark.parametrize("mode", ["map", "tracker"])
def test_no_text_stops_the_reader(mode):
    """A few thousand lines with letters dropped, doubled or swapped are read or refused; the same for moves."""
    rng = random.Random(7)
    rules = match("KG", mode=mode)
    for _ in range(30):
        if rules.turn >= 0:
            rules.play(random_move(rules, rng))
    line = rules.position()
    other = match("KG", mode=mode)
    read = 0
    for _ in range(1500 // ONE_IN):
        letters = list(line)
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(letters))
            letters[place : place + 1] = rng.choice(([], [letters[place]] * 2, [rng.choice("abKG-=,/ 0159é>*P")]))
        text = "".join(letters)
        try:
            other.set_position(text)
        except BadOption:
            continue
        read += 1
        again = match("KG", mode=mode)
        again.set_position(other.position())
        assert again.snapshot() == other.snapshot()
    assert read > 0 or ONE_IN > 1  # on MicroPython only a few lines are tried


@pytest.mark.parametrize("mode", ["map", "tracker"])
def test_no_text_stops_check(mode):
    rng = random.Random(8)
    rules = match("KG", mode=mode)
    while rules.phase != 1 or not rules.board.left[0] < 12:
        move = random_move(rules, rng)
        if move != "blocked":
            rules.play(move)
    seeds = ["build g3-g4-g5-h6", "build PPH>T3", "start g3", "end", "blocked", random_move(rules, rng)]
    for _ in range(3000 // ONE_IN):
        letters = list(rng.choice(seeds))
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(letters))
            letters[place : place + 1] = rng.choice((["-"], [letters[place]] * 2, [rng.choice("abgmz-0139 >PTCé")]))
        text = "".join(letters)
        refusal = rules.check(text)
        if refusal is None:
            assert rules.check(rules.canonical(text)) is None
        else:
            assert refusal.code and all(isinstance(value, (str, int)) for value in refusal.facts.values())
