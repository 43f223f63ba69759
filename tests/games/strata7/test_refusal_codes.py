"""Every code with which the source of Strata 7 refuses a move has an example in refusals.py."""

# CPython only: it reads the source

import re
from pathlib import Path

from games.strata7.refusals import CASES

SOURCE = Path(__file__).parents[3] / "firmware" / "wayside" / "games" / "strata7"


def codes_in_source():
    source = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    found = set(re.findall(r'Refusal\(\s*"(\w+)"', source))
    found |= set(re.findall(r'walking\.[A-Z_]+: \("(\w+)"', source))  # answers of Walk.landing
    judge = source.partition("def return_fault")[2].partition("\ndef ")[0]
    return found | set(re.findall(r'return "(\w+)"', judge)) | {"exit_objective"}


def test_every_code_of_the_source_has_an_example():
    assert codes_in_source() == {case[0] for case in CASES}
