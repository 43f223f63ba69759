"""The examples of firmware/NOTATION.md are run: what the page says is what the referee answers."""

import re
from pathlib import Path

import pytest
from referee.talk import Talk

PAGE = (Path(__file__).parents[2] / "firmware" / "NOTATION.md").read_text()
TRANSCRIPTS = re.findall(r"```transcript\n(.*?)```", PAGE, re.DOTALL)


def exchanges(transcript):
    """(command, answer) for each command of a transcript."""
    for part in re.split(r"^> ", transcript, flags=re.MULTILINE)[1:]:
        command, _, answer = part.partition("\n")
        yield command, answer.strip("\n")


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=range(len(TRANSCRIPTS)))
def test_the_page_tells_the_truth(transcript):
    talk = Talk()
    for command, answer in exchanges(transcript):
        assert talk.say(command) == answer, command


def test_the_page_has_examples():
    assert len(TRANSCRIPTS) >= 4
    assert sum(1 for transcript in TRANSCRIPTS for _ in exchanges(transcript)) > 25


def test_every_command_of_the_protocol_stands_on_the_page():
    from wayside.referee.protocol import COMMANDS

    for command in COMMANDS:
        assert f"| `{command}" in PAGE or f", `{command}" in PAGE, command
