"""Damaged files: the device starts, says what it set aside, and destroys nothing."""

import random

import pytest
from store import plain_disk
from store.evening import go_on, match_state, play, power_on, state, whole_evening
from store.plain_disk import PlainDisk
from store.used import HEAD, KEPT, PIECE, SETTINGS, checked, goes_on, started

from wayside.referee import record


def flips(data: bytes, every_bit: bool, rng: random.Random):
    """The data with one bit flipped, in each byte."""
    for index in range(len(data)):
        for bit in range(8) if every_bit else (rng.randrange(8),):
            broken = bytearray(data)
            broken[index] ^= 1 << bit
            yield bytes(broken)


def damages(data: bytes, every_bit: bool = False):
    """Flipped bits, every shorter length except 0, something after the end, and random files."""
    rng = random.Random(5)
    yield from flips(data, every_bit, rng)
    for length in range(1, len(data)):
        yield data[:length]
    yield data + b"\n"
    for length in (1, 7, 39, 40, 41, 300, 5000, 100000):
        yield rng.randbytes(length)
        yield b"\x00" * length
        yield b"\xff" * length
    yield data.replace(b"wayside-save 1 ", b"wayside-save 1 99999")
    yield "wayside-save １ 3 00000000\nabc".encode()


def test_a_damaged_latest_tail_loses_one_action_and_is_named(used):
    for data in damages(used.content[used.latest], every_bit=True):
        disk, session = started(used.content, used.latest, data)
        assert match_state(session) == used.before_last
        assert session.aside == ["live-%s.bad1" % used.latest[-1]]
        assert state(session)[1:] == used.state[1:]
        goes_on(disk, session, {"/saves/live-%s.bad1" % used.latest[-1]: data})


def test_a_damaged_older_tail_loses_nothing_and_is_named(used):
    for data in damages(used.content[used.older], every_bit=True):
        disk, session = started(used.content, used.older, data)
        assert state(session) == used.state
        assert session.aside == ["live-%s.bad1" % used.older[-1]]
        goes_on(disk, session, {"/saves/live-%s.bad1" % used.older[-1]: data})


@pytest.mark.parametrize("path", [HEAD, PIECE])
def test_a_match_whose_head_or_log_is_damaged_is_set_aside_as_a_whole(used, path):
    for data in damages(used.content[path]):
        disk, session = started(used.content, path, data)
        assert session.match is None
        assert session.aside == ["live.bad1"]
        assert state(session)[1:] == used.state[1:]
        aside = {name.replace("/live/", "/live.bad1/"): data for name, data in used.content.items() if "/live/" in name}
        aside[path.replace("/live/", "/live.bad1/")] = data
        goes_on(disk, session, aside)


def test_a_damaged_kept_game_is_set_aside_when_it_is_opened_and_the_others_are_intact(used):
    for data in damages(used.content[KEPT]):
        disk, session = started(used.content, KEPT, data)
        assert match_state(session) == used.last
        entries = session.archive.entries()
        session.drop()
        assert not session.reopen(2)
        assert session.aside == ["archive-2.bad1"]
        assert [entry.number for entry in session.archive.entries() if not entry.on_table] == [1]
        assert [entry.number for entry in entries if entry.number != 2 and not entry.on_table] == [1]
        assert session.reopen(1)
        goes_on(disk, session, {"/saves/archive-2.bad1": data})


def test_the_list_of_kept_games_never_shows_a_damaged_line(used):
    session = power_on(PlainDisk(used.content))
    truth = [vars(entry) for entry in session.archive.entries() if not entry.on_table]
    for data in damages(used.content[KEPT]):
        _, session = started(used.content, KEPT, data)
        shown = [vars(entry) for entry in session.archive.entries() if not entry.on_table]
        assert shown in (truth, truth[1:])


def test_damaged_settings_are_set_aside_and_the_usual_ones_hold(used):
    for data in damages(used.content[SETTINGS], every_bit=True):
        disk, session = started(used.content, SETTINGS, data)
        assert session.settings == {
            "language": "",
            "brightness": "100",
            "clock": "on",
            "led": "on",
        }  # the device asks for it again
        assert session.aside == ["settings.bad1"]
        assert state(session)[:2] == used.state[:2]
        session.set("language", "de")
        goes_on(disk, session, {"/saves/settings.bad1": data})


def test_a_damaged_crash_log_is_set_aside_and_begun_anew(used):
    for data in damages(used.content["/saves/crashes"]):
        disk, session = started(used.content, "/saves/crashes", data)
        assert session.crashes() == []
        assert session.aside == ["crashes.bad1"]
        session.log_crash("another")
        assert session.crashes() == ["another"]
        assert disk.content["/saves/crashes.bad1"] == data


def test_both_tails_damaged_set_the_match_aside(used):
    content = {**used.content, used.latest: b"x"}
    disk, session = started(content, used.older, b"y")
    assert session.match is None
    assert session.aside == ["live.bad1"]
    goes_on(disk, session, {"/saves/live.bad1/" + used.older[-1]: b"y"})


def test_an_empty_file_counts_as_absent(used):
    for path in (HEAD, used.latest, used.older, SETTINGS, "/saves/crashes", "/saves/marker"):
        _, session = started(used.content, path, b"")
        assert session.aside == []
        assert session.match is None if path == HEAD else session.match is not None
        assert not session.reformatted


def test_tails_that_changed_places_are_the_same_match(used):
    content = {**used.content, used.older: used.content[used.latest]}
    disk, session = started(content, used.latest, used.content[used.older])
    assert state(session) == used.state
    goes_on(disk, session, {})


def test_the_same_tail_twice_is_the_same_match(used):
    disk, session = started(used.content, used.older, used.content[used.latest])
    assert state(session) == used.state
    goes_on(disk, session, {})


def facts_of(data: bytes) -> tuple[list[str], list[str]]:
    """(numbers, lines) of a file of the running match."""
    _, numbers, *lines = data.decode().split("\n")
    return numbers.split(), lines


def test_a_tail_of_another_match_is_not_taken_for_this_one(used):
    numbers, lines = facts_of(used.content[used.latest])
    other = checked("\n".join([" ".join(["1", *numbers[1:]]), *lines]))
    disk, session = started(used.content, used.latest, other)
    assert match_state(session) == used.before_last
    goes_on(disk, session, {})


def test_a_piece_of_another_match_is_not_taken_for_one_of_this(used):
    numbers, lines = facts_of(used.content[PIECE])
    disk, session = started(used.content, PIECE, checked("\n".join([" ".join(["1", *numbers[1:]]), *lines])))
    assert session.match is None
    assert session.aside == ["live.bad1"]


def test_a_move_that_breaks_the_rules_is_noticed_although_the_checksum_is_right(used):
    numbers, lines = facts_of(used.content[used.latest])
    for wrong in ("10 " + lines[0].split()[1], "10 a1h9", "10 nonsense", "ten a1h2", "", "1"):
        text = "\n".join([" ".join(numbers), *lines[:-1], wrong])
        disk, session = started(used.content, used.latest, checked(text))
        assert match_state(session) == used.before_last, wrong
        assert session.aside == ["live-%s.bad1" % used.latest[-1]]


def test_a_tail_that_claims_more_moves_than_there_are_is_noticed(used):
    (*numbers, played), lines = facts_of(used.content[used.latest])
    text = "\n".join([" ".join([*numbers, str(int(played) + 1)]), *lines])
    _, session = started(used.content, used.latest, checked(text))
    assert match_state(session) == used.before_last


def test_a_match_that_came_with_moves_does_not_begin_anew_when_its_only_tail_is_damaged():
    disk = PlainDisk()
    session = power_on(disk)
    session.adopt(record.read("wayside 1; game nasca; move c3h5; move c4h4; end 2"))
    (tail,) = [path for path in disk.content if path in ("/saves/live/a", "/saves/live/b")]
    disk.content[tail] += b"x"
    session = power_on(disk)
    assert session.match is None
    assert session.aside == ["live.bad1"]


def test_at_any_moment_of_an_evening_a_damaged_latest_tail_loses_one_action(used):
    """Also if pieces of the log were closed or opened just before."""
    disk = PlainDisk()
    session = power_on(disk)
    tried = 0
    for step in whole_evening("nasca", {}, 50):
        plain_disk.insert(disk)
        before, content, identity = match_state(session), dict(disk.content), session.live.identity
        step(session)
        if before is None or session.match is None or session.live.identity != identity:
            continue
        for path in ("/saves/live/a", "/saves/live/b"):
            if disk.content.get(path) != content.get(path):
                tried += 1
                _, again = started(disk.content, path, b"damaged")
                assert match_state(again) == before
    assert tried > 50


def test_a_file_whose_checksum_is_right_but_whose_numbers_are_not_never_stops_the_device(used):
    rng = random.Random(11)
    for path in (HEAD, PIECE, used.latest):
        numbers, lines = facts_of(used.content[path])
        for index in range(len(numbers)):
            for value in ("0", "1", "7", "99", "99999", "-1", "x", "", "0 0"):
                text = "\n".join([" ".join([*numbers[:index], value, *numbers[index + 1 :]]), *lines])
                goes_on(*started(used.content, path, checked(text)), {})
        for _ in range(20):
            text = "\n".join([" ".join(numbers), *rng.sample(lines, len(lines))])
            goes_on(*started(used.content, path, checked(text)), {})


def test_a_head_of_a_game_that_this_firmware_does_not_know_is_set_aside(used):
    text = used.content[HEAD].decode().partition("\n")[2].replace("game nasca", "game halma")
    _, session = started(used.content, HEAD, checked(text))
    assert session.match is None
    assert session.aside == ["live.bad1"]


@pytest.mark.parametrize("name", ["live", "live/log", "archive"])
def test_a_file_where_a_folder_should_be_is_set_aside(used, name):
    content = {path: data for path, data in used.content.items() if not path.startswith("/saves/" + name)}
    disk, session = started(content, "/saves/" + name, b"stray")
    assert name.replace("/", "-") + ".bad1" in session.aside or "live.bad1" in session.aside
    if session.match is not None:
        assert session.keep()
    go_on(session)
    assert session.saved
    assert session.keep()
    assert b"stray" in disk.content.values()


@pytest.mark.parametrize("name", ["settings", "live/head", "live/a", "archive/2", "crashes"])
def test_a_folder_where_a_file_should_be_is_set_aside(used, name):
    disk, session = started(used.content, "/saves/" + name, None)
    session.archive.entries()
    session.crashes()
    session.set("brightness", "20")
    if session.match is None:
        session.start("nasca")
    play(session, random.Random(2))
    assert session.saved
    assert session.aside
