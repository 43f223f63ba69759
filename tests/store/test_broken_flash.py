"""A full or worn-out flash: the running match continues, the screen says so, and nothing on flash is harmed."""

import random

import pytest
from store import plain_disk
from store.evening import match_state, play, power_on, state, whole_evening
from store.flash import BLOCKS, Flash, formatted, insert
from store.plain_disk import PlainDisk

from wayside.store import live


def fill(flash: Flash) -> None:
    """Other files take all the space."""
    for size in (65536, 4096, 512):
        disk = insert(flash)
        try:
            for number in range(BLOCKS):
                with disk.open(f"/filler{size}-{number}", "wb") as file:
                    file.write(b"\x55" * size)
        except OSError:
            pass
    insert(flash)  # littlefs needs a new mount after this (its issue 760); a user who fills a Pico resets it too


def make_room(flash: Flash) -> None:
    disk = insert(flash)
    for name in disk.listdir("/"):
        if name.startswith("filler"):
            disk.remove("/" + name)


@pytest.fixture
def full():
    """A match of five moves on a flash that is then full."""
    flash = Flash(formatted())
    session = power_on(flash)
    rng = random.Random(4)
    session.start("nasca")
    for _ in range(5):
        play(session, rng)
    fill(flash)
    return flash


def test_the_flash_is_really_full(full):
    session = power_on(full)
    assert session.low()
    assert session.health()["free"] <= 4096
    with pytest.raises(OSError):
        session.files.write("large", "x" * 9000)


def test_on_a_full_flash_every_action_is_saved_or_said_not_to_be(talk):
    flash = Flash(formatted())
    session = power_on(flash)
    session.start("talk")
    session.play("first")
    fill(flash)
    answers = []
    for number in range(60):
        session.play(str(number).rjust(80, "x"))
        answers.append(session.saved)
        again = power_on(Flash(flash.blocks))
        assert again.match.moves == session.match.moves[: len(again.match.moves)]
        assert not session.saved or len(again.match.moves) == len(session.match.moves)
        insert(flash)
    assert True in answers and False in answers
    assert len(session.match.moves) == 61
    make_room(flash)
    session.undo()
    assert session.saved
    assert state(power_on(flash)) == state(session)


def test_a_usual_game_is_saved_to_its_end_although_the_flash_is_full(full):
    """Its files are inside littlefs's metadata and need no sector of their own."""
    session = power_on(full)
    rng = random.Random(5)
    while session.match.rules.turn >= 0:
        play(session, rng)
        assert session.saved
    assert len(session.match.moves) > 40
    assert state(power_on(full)) == state(session)


def test_when_there_is_room_again_the_next_save_holds_everything(full):
    session = power_on(full)
    rng = random.Random(5)
    for _ in range(20):
        play(session, rng)
    full.dead = True
    for _ in range(50):
        play(session, rng)
        assert not session.saved
    full.dead = False
    make_room(full)
    play(session, rng)
    assert session.saved
    assert state(power_on(full)) == state(session)


def test_a_match_that_finds_no_room_in_the_archive_stays_on_the_table(full):
    session = power_on(full)
    before = state(session)
    assert not session.keep()
    assert state(session) == before
    assert state(power_on(full)) == before


def test_a_new_match_that_finds_no_room_leaves_the_old_one_on_flash(full):
    session = power_on(full)
    before = state(session)
    session.start("nasca", names={"R": "Anna"})
    rng = random.Random(5)
    for _ in range(6):
        play(session, rng)
        assert not session.saved
        assert state(power_on(Flash(full.blocks))) == before
        insert(full)
    make_room(full)
    play(session, rng)
    assert session.saved
    assert state(power_on(full)) == state(session)


def test_a_flash_that_fails_altogether_does_not_stop_the_match():
    flash = Flash(formatted())
    session = power_on(flash)
    rng = random.Random(6)
    session.start("nasca")
    for _ in range(10):
        play(session, rng)
    on_flash = match_state(session)
    flash.dead = True
    for _ in range(10):
        play(session, rng)
        assert not session.saved
    session.undo(3)
    assert not session.keep()
    assert not session.set("language", "fr")
    assert session.check()[1] == 1
    session.log_crash("a fault")
    assert len(session.match.moves) == 17
    assert match_state(power_on(Flash(flash.blocks))) == on_flash
    flash.dead = False
    insert(flash)
    play(session, rng)
    assert session.saved
    assert match_state(power_on(flash)) == match_state(session)


@pytest.mark.parametrize("seed", range(5))
def test_sectors_that_wear_out_one_after_the_other_are_left_behind(seed):
    """littlefs moves data that it cannot write; the store notices nothing."""
    rng = random.Random(seed)
    flash = Flash(formatted())
    flash.bad_blocks = {rng.randrange(50, BLOCKS) for _ in range(60)}
    session = power_on(flash)
    steps = list(whole_evening("nasca", {}, 46))
    for number, step in enumerate(steps):
        if number % 8 == 3:  # the sector that was written last fails from now on
            flash.bad_blocks.add(flash.last_block)
        step(session)
        assert session.saved
        now = state(session)
        assert state(power_on(Flash(flash.blocks))) == now
        insert(flash)  # keeps the session, as the device would; only the mount is new
    assert len(flash.bad_blocks) > 60


def test_a_device_starts_on_a_flash_that_cannot_be_written():
    flash = Flash(formatted())
    flash.dead = True
    session = power_on(flash)
    assert session.match is None
    session.start("nasca")
    assert not session.saved
    play(session, random.Random(1))
    assert len(session.match.moves) == 1


def test_each_single_file_operation_may_fail_and_nothing_is_lost(monkeypatch):
    """It fails once and the person tries again. Whenever the device says that it saved, it has."""
    monkeypatch.setattr(live, "MOST", 60)
    tried = 0
    while evening_with_a_failure(tried):
        tried += 1
    print(f"\n{tried} single failures tried, 0 lost")
    assert tried > 100


def evening_with_a_failure(number: int) -> bool:
    """Says whether the evening had this many operations."""
    disk = PlainDisk()
    session = power_on(disk)
    counted = 0

    def fail(what: str, path: str) -> bool:
        nonlocal counted
        counted += what != "open for rb"
        return counted == number + 1 and what != "open for rb"

    disk.fail = fail
    for step in whole_evening("nasca", {}, 20):
        if step(session) is False:
            assert step(session)
        if session.match is None and not session.saved:
            session.drop()
        if session.saved:
            assert state(power_on(PlainDisk(disk.content))) == state(session)
            plain_disk.insert(disk)
    return counted > number
