"""Without Chromium the tests that need it are skipped with a message, or fail if nobody would see the message."""

import pytest
from page import chromium


@pytest.mark.parametrize("where, outcome", [("", pytest.skip.Exception), ("true", pytest.fail.Exception)])
def test_a_missing_chromium_skips_tests_for_a_person_and_fails_in_ci(monkeypatch, where, outcome):
    monkeypatch.setattr(chromium.shutil, "which", lambda name: None)
    monkeypatch.setenv("CI", where)
    with pytest.raises(outcome, match="Chromium is missing: `apt-get install chromium`"):
        chromium.find_chromium()
