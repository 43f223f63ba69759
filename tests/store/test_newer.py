"""Files of a newer firmware are refused politely: never read in part, never destroyed."""

import pytest
from store.evening import go_on, power_on, state
from store.used import HEAD, KEPT, SETTINGS, checked, started


@pytest.mark.parametrize("name", ["live/head", "live/a", "live/b", "live/log/2"])
def test_a_match_of_a_newer_firmware_stays_until_its_place_is_needed_and_keeps_its_bytes(used, name):
    newer = checked("what a later firmware writes", version=2)
    disk, session = started(used.content, "/saves/" + name, newer)
    assert session.match is None
    assert session.newer == "live"
    assert session.aside == []
    assert disk.content["/saves/" + name] == newer
    assert state(session)[1:] == used.state[1:]
    session.start("nasca")
    assert session.saved
    assert disk.content["/saves/" + name.replace("live", "live.newer1")] == newer
    assert session.newer == ""
    go_on(session)
    assert state(power_on(disk)) == state(session)


def test_an_older_firmware_that_only_looks_leaves_the_flash_as_it_was(used):
    disk, session = started(used.content, HEAD, checked("x", version=9))
    content = dict(disk.content)
    session = power_on(disk)
    assert session.newer == "live"
    session.archive.entries()
    assert disk.content == content


def test_settings_of_a_newer_firmware_are_not_overwritten(used):
    newer = checked("language=fr\nsound=on", version=2)
    disk, session = started(used.content, SETTINGS, newer)
    assert session.newer == "settings"
    assert state(session)[:2] == used.state[:2]
    session.set("language", "de")
    assert disk.content["/saves/settings.newer1"] == newer
    assert power_on(disk).settings["language"] == "de"


def test_a_kept_game_of_a_newer_firmware_is_left_out_of_the_list_and_not_touched(used):
    newer = checked("something else", version=2)
    disk, session = started(used.content, KEPT, newer)
    assert [entry.number for entry in session.archive.entries() if not entry.on_table] == [1]
    assert session.newer == "archive/2"
    assert session.keep()
    assert [entry.number for entry in session.archive.entries() if not entry.on_table] == [3, 1]
    assert disk.content[KEPT] == newer


def test_removing_a_match_does_not_remove_that_of_a_newer_firmware(used):
    disk, session = started(used.content, HEAD, checked("x", version=2))
    content = dict(disk.content)
    session.drop()
    assert disk.content == content
