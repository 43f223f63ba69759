"""Crash reports of a device are read with the names in the source."""

import json

import pytest

from wayside_host.builder.image import BUILD
from wayside_host.link import crashes

NAMES = {"wayside.games.nasca.rules": {"_ab": "_lay_bar"}, "wayside.device": {"ip": "tick"}}
REPORT = "ValueError nasca.rules:_ab<device:ip<start:<module> @1a2b3c4d"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(crashes, "FOLDER", tmp_path)
    return tmp_path


def test_functions_have_the_names_of_the_source(folder):
    (folder / "names-1a2b3c4d.json").write_text(json.dumps(NAMES))
    assert crashes.told(REPORT) == "ValueError nasca.rules:_lay_bar<device:tick<start:<module>"


def test_a_report_from_the_sources_has_them_already(folder):
    assert crashes.told("ValueError ui.stage:push") == "ValueError ui.stage:push"


def test_the_names_of_an_unknown_build_are_missed_in_a_sentence(folder, monkeypatch):
    monkeypatch.setattr(crashes, "firmware_files", lambda firmware: {BUILD: b"00000000"})
    assert crashes.told(REPORT).endswith("(short names: those in the source are known where build 1a2b3c4d was made)")


def test_the_names_of_this_checkout_are_known_without_being_kept(folder, monkeypatch):
    monkeypatch.setattr(crashes, "firmware_files", lambda firmware: {BUILD: b"1a2b3c4d"})
    assert "tick" in crashes.names_of("1a2b3c4d")["wayside.resident"].values()


def test_the_names_of_the_last_builds_are_kept(folder):
    for number in range(crashes.MOST):
        crashes.path_of(f"{number:08}").write_text("{}")
    crashes.keep_names({BUILD: b"1a2b3c4d"})
    assert len(list(folder.iterdir())) == crashes.MOST
    assert "tick" in crashes.names_of("1a2b3c4d")["wayside.resident"].values()


def test_a_folder_that_cannot_be_written_is_no_hindrance(folder, monkeypatch):
    monkeypatch.setattr(crashes, "FOLDER", folder / "file" / "below")
    (folder / "file").touch()
    crashes.keep_names({BUILD: b"1a2b3c4d"})
