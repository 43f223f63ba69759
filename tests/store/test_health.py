"""The health page and the self-test; the log of faults; an empty flash."""

import random

import pytest
from store.evening import play, power_on
from store.flash import BLOCK, BLOCKS, Flash, formatted
from store.plain_disk import PlainDisk


@pytest.fixture
def flash():
    return Flash(formatted())


@pytest.fixture
def session(flash):
    session = power_on(flash)
    session.start("nasca")
    for _ in range(10):
        play(session, random.Random(1))
    session.keep()
    session.start("nasca")
    play(session, random.Random(1))
    return session


def test_the_health_page_has_its_facts(session):
    facts = session.health()
    assert facts["total"] == BLOCK * BLOCKS
    assert 0 < facts["free"] < facts["total"]
    assert facts["saves"] == 11
    assert facts["erases"] == 1
    assert facts["files"] == 5  # marker, head, two tails, a kept game
    assert facts["bad"] == 0
    assert facts["checked"] == ""
    assert not session.low()


def test_the_check_reads_every_file_and_leaves_nothing_behind(session):
    names = session.files.list()
    assert session.check() == (5, 0)
    assert session.health()["checked"] == (5, 0)
    assert session.files.list() == names


def test_the_check_finds_what_is_damaged_and_touches_nothing():
    disk = PlainDisk()
    session = power_on(disk)
    session.start("nasca")
    play(session, random.Random(1))
    session.keep()
    disk.content["/saves/archive/1"] += b"x"
    content = dict(disk.content)
    good, bad = session.check()
    assert bad == 1
    assert disk.content == content


def test_what_was_set_aside_is_counted_but_not_checked_again():
    disk = PlainDisk({"/saves": None, "/saves/settings": b"broken", "/saves/live": b"broken"})
    session = power_on(disk)
    assert session.aside == ["settings.bad1", "live.bad1"]
    assert session.health()["bad"] == 2
    assert power_on(disk).aside == []
    assert power_on(disk).health()["bad"] == 2
    assert session.check() == (1, 0)


def test_the_check_notices_a_flash_that_cannot_be_written(session, flash):
    flash.dead = True
    assert session.check() == (5, 1)


def test_an_empty_flash_is_noticed_once():
    blank = formatted()
    flash = Flash(blank)
    assert power_on(flash).reformatted
    assert not power_on(flash).reformatted


def test_a_flash_that_was_reformatted_is_noticed(flash, session):
    assert not power_on(flash).reformatted
    session = power_on(Flash(formatted()))
    assert session.reformatted
    assert session.match is None
    assert session.aside == []


def test_a_flash_with_saves_but_without_a_mark_is_not_called_empty(flash, session):
    session.files.remove("marker")
    assert not power_on(flash).reformatted


def test_the_last_faults_are_logged_newest_first_and_bounded(flash, session):
    for number in range(7):
        session.log_crash(f"fault {number}: " + "é" * 400)
    texts = power_on(flash).crashes()
    assert [text[:7] for text in texts] == ["fault 6", "fault 5", "fault 4", "fault 3", "fault 2"]
    assert all(len(text) == 300 for text in texts)


def test_the_same_fault_at_each_start_is_written_once(flash):
    session = power_on(flash)
    session.log_crash("MemoryError")
    erases, programmed = flash.erases, flash.bytes_programmed
    for _ in range(10):
        power_on(flash).log_crash("MemoryError")
    assert (flash.erases, flash.bytes_programmed) == (erases, programmed)


def test_logging_a_fault_never_is_one(flash, session):
    flash.dead = True
    session.log_crash("a fault")
    assert session.crashes() == []
