"""The text of a road (2.2, V1 to V5): every fault is found at once, with its field and the item of the field."""

from wayside.games.strada_romana.look.market_places import APART, places
from wayside.games.strada_romana.setup.start.roads import ALL, STANDIN, examine

COLUMNS, LINES, SPOTS, ENTRIES, COSTS, NAMES = 0, 1, 2, 3, 4, 5


def changed(**fields):
    """The stand-in with some fields replaced."""
    texts = STANDIN.split("|")
    for index, name in enumerate(("columns", "lines", "markets", "entries", "costs", "names")):
        texts[index] = fields.get(name, texts[index])
    return "|".join(texts)


def faults(**fields):
    road, found = examine(changed(**fields))
    assert (road is None) == bool(found)
    return found


def test_the_stand_in_is_sound():
    assert faults() == []


def test_a_fault_names_its_field_and_its_item():
    markets = STANDIN.split("|")[2].replace("7C", "7H").replace("14L", "14C")
    assert [(field, item) for field, item, _ in faults(markets=markets)] == [(SPOTS, 6), (SPOTS, 13)]
    assert faults(costs="1294") == [(COSTS, 2, "a special move costs 1 to 4 coins, not '9'")]
    assert faults(costs="129")[0][:2] == (COSTS, ALL)
    assert faults(entries="1H,1C,1L/14H,14H") == [(ENTRIES, 1, "Rome has 2 entry squares, each once")]
    assert faults(names="A,ThirteenLetters") == [
        (NAMES, 1, "a wagon's name has at most 12 letters, not 'ThirteenLetters'")
    ]
    assert faults(names=",".join("ABCDEFGHIJK")) == [(NAMES, ALL, "there are 10 wagons, not 11")]
    found = faults(lines="1H2H,1H3H,1H2H,4C5C")
    assert [(field, item) for field, item, _ in found] == [(LINES, 1), (LINES, 2), (LINES, 3)]


def test_a_broken_column_hides_no_other_fault_and_causes_none():
    columns = STANDIN.split("|")[0].replace("/HCL.C.", "/HXL.C.")
    found = faults(columns=columns, costs="5234")
    assert [(field, item) for field, item, _ in found] == [(COLUMNS, 5), (COSTS, 0)]


def test_too_many_columns_and_parts_are_told_and_the_rest_is_still_read():
    found = faults(columns="/".join([".".join(["HCL"] * 60)] * 4), costs="0234")
    assert [(field, item) for field, item, _ in found] == [(COLUMNS, ALL), (COLUMNS, ALL), (COSTS, 0)]
    assert faults(columns="")


def test_a_way_on_in_both_directions():
    found = faults(lines="1H2H")
    assert (LINES, ALL, "from 1C no way leads on to Rome") in found
    assert (LINES, ALL, "from 2L no way leads on to Ostia") in found


def test_a_road_may_have_another_number_of_markets_but_only_so_many_fit_beside_it():
    assert faults(markets="1H") == []
    assert faults(markets=",".join(["1H"] * 17)) == []
    assert faults(markets=",".join(["1H"] * 18)) == [(SPOTS, ALL, "there are at most 17 markets, not 18")]


def test_markets_of_one_square_lie_side_by_side():
    road, _ = examine(changed(markets=",".join(["1H"] * 7 + ["1L"] * 7)))
    columns = [29 + 14 * column for column in range(14)]
    found = places(road, columns, 22, 240)
    for above in (True, False):
        xs = [x for x, is_above in found if is_above == above]
        assert xs == [22 + APART * place for place in range(7)]
