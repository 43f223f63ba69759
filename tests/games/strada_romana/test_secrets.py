"""Wagon tiles (2.4 B): secret until the game is over, sealed in the log and in positions; changes are noticed."""

import json

from games.strada_romana.tables import code, game, match, play, tokens

from wayside.games.strada_romana.rules.shared import seal
from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker


def running():
    found = Match("strada_romana", ["R", "B", "Y"])
    for move in ("wagon=7", "pass", "wagon=2", "pass", "wagon=10"):
        assert found.play(move) is None
    return found


def test_nothing_that_the_referee_tells_gives_a_tile_away():
    found = running()
    rules = found.rules
    told = [record.write(found), rules.position(), json.dumps(rules.state()), repr(rules.score()), repr(rules.news)]
    for text in told:
        for number in ("7", "2", "10"):
            assert "wagon=" + number not in text and "held=R" + number not in text
    assert rules.state()["players"]["R"]["wagon_tiles"] == 1
    assert "wagons" not in rules.state()["players"]["R"]
    assert ("strada_romana.line_sealed", {"count": 1}, 0) in rules.score()[0][1]


def test_the_same_tile_looks_different_each_time():
    seen = []
    for before in ("pass", "wagon=1", "move 1:14H"):
        found = Match("strada_romana", ["R", "B", "Y"])
        if found.check(before) is None:
            found.play(before)
        found.play("wagon=7")
        seen.append(found.moves[-1])
    assert len(set(seen)) == len(seen)


def test_a_record_with_seals_is_read_back_to_the_same_match():
    found = running()
    again = record.read(record.write(found))
    assert again.rules.snapshot() == found.rules.snapshot()
    assert again.moves == found.moves


def test_a_changed_seal_is_found():
    text = record.write(running())
    place = text.index("~")
    length = seal.LENGTH
    for at in range(1, length):
        for letter in "0a5kz":
            changed = text[: place + at] + letter + text[place + at + 1 :]
            if changed == text:
                continue
            try:
                record.read(changed)
                raise AssertionError("nobody noticed %s" % changed[place : place + length])
            except record.RecordError as error:
                assert "wagon=" in str(error)


def test_a_changed_move_before_a_seal_breaks_it():
    text = record.write(running())
    try:
        record.read(text.replace("move pass", "move wagon=5", 1))
        raise AssertionError("nobody noticed")
    except record.RecordError as error:
        assert "(seal)" in str(error)


def test_two_seals_cannot_change_places():
    found = running()
    text = record.write(found)
    first, second = found.moves[0], found.moves[2]
    swapped = text.replace(first, "#").replace(second, first).replace("#", second)
    try:
        record.read(swapped)
        raise AssertionError("nobody noticed")
    except record.RecordError as error:
        assert "(seal)" in str(error)


def test_when_the_game_is_over_the_record_shows_the_tiles():
    start = "turn=R ostia=1:finish,2:finish,3:finish,4:14H,5 rome=6,7,8,9,10"
    found = Match("strada_romana", ["R", "B"], start=start)
    for move in ("wagon=4", "wagon=9", "move 4:finish"):
        assert found.play(move) is None
    assert found.rules.outcome() is not None
    text = record.write(found)
    assert (
        "move wagon=4\n" in text and "move wagon=9\n" in text and "~" not in text.split("position")[1].split("\n", 1)[1]
    )
    again = record.read(text)
    assert again.rules.score() == found.rules.score()
    assert again.moves == found.moves, "in the log they stay sealed"


def test_the_stack_is_shown_only_after_a_cover_and_then_a_tile_must_be_chosen():
    from wayside.games.moves import WAIT

    rules = match()
    assert [choice.kind for choice in rules.next(["wagon"])] == [WAIT]
    picker = Picker(rules)
    while picker.entry.tokens != ("wagon",):
        picker.step(1)
    picker.choose()
    assert picker.preview() == ["wagon", "look"], "a single choice that does not take itself"
    assert picker.drop(), "nobody has looked yet"
    while picker.entry.tokens != ("wagon",):
        picker.step(1)
    picker.choose()
    picker.choose()
    assert picker.entry.tokens == ("1",)
    assert not picker.drop(), "who has looked must choose"
    assert picker.choose() == "wagon=1"


def test_a_question_shows_nothing_of_the_stack():
    rules = game(held="7 2+9 -")
    assert "wagon" not in [choice.token for choice in rules.tries([])], "it is legal: nothing to ask about"
    full = game(held="7+2+9 - -")
    asked = Picker(full, tree=full.tries)
    while asked.entry.tokens != ("wagon",):
        assert asked.step(1, wrap=False)
    assert code(full, asked.choose() or full.text_of(asked.preview())) == "three_tiles"
    assert "look" not in asked.path


def test_a_question_does_not_reveal_what_the_device_would_draw():
    rules = game(at="3:1H", bag="device")
    path = ["3:", "2H", "tile=I"]
    assert not [choice.token for choice in rules.tries(path) if choice.token.startswith("draw=")]
    assert [choice.token for choice in rules.tries(path) if choice.token == "."]


def test_ten_tiles_nine_in_the_stack_three_a_player():
    rules = match(2)
    assert tokens(rules, "wagon look") == [str(tile) for tile in range(1, 11)]
    play(rules, "wagon=1", "wagon=2", "wagon=3", "wagon=4", "wagon=5", "wagon=6")
    assert code(rules, "wagon=7") == "three_tiles"
    assert "wagon" not in tokens(rules)
    full = game(4, held="1+2+3 4+5+6 7+8 -", turn="Y")
    play(full, "wagon=9")
    assert code(full, "wagon=10") == "no_stack"
    assert code(game(held="- 4+5"), "wagon=4") == "tile_taken"


def test_where_the_device_keeps_the_stack_one_tile_is_put_away():
    for seed in ("1", "2", "3"):
        assert len(tokens(match(2, bag="device", seed=seed), "wagon look")) == 9


def test_where_the_wagons_wait_does_not_tell_which_tile_was_put_away():
    sides = [0, 0]
    for seed in range(100):
        rules = match(2, bag="device", seed=str(seed))
        sides[rules.pieces.sides[rules.away - 1]] += 1
    assert min(sides) > 30


def test_a_position_keeps_tiles_sealed_and_round_trips():
    rules = running().rules
    line = rules.position()
    other = match()
    other.set_position(line)
    assert other.snapshot() == rules.snapshot()
    assert other.position() == line
    place = line.index("held=R~") + len("held=R~")
    broken = line[:place] + ("0" if line[place] != "0" else "1") + line[place + 1 :]
    try:
        other.set_position(broken)
        raise AssertionError("nobody noticed")
    except ValueError as error:
        assert "seal" in str(error)
