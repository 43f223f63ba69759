"""The examples of firmware/NOTATION.md are run: the referee answers as the page says."""

import json

import pytest
from referee.talk import Talk

import wayside

with open(wayside.__file__[: -len("wayside/__init__.py")] + "NOTATION.md", encoding="utf-8") as file:
    PAGE = file.read()
TRANSCRIPTS = [part.partition("```")[0] for part in PAGE.split("```transcript\n")[1:]]


def exchanges(transcript):
    """(command, answer) for each command of a transcript."""
    for part in ("\n" + transcript).split("\n> ")[1:]:
        command, _, answer = part.partition("\n")
        yield command, answer.strip("\n")


def meaning(answer):
    """The meaning of an answer; the order in a JSON object does not matter."""
    return json.loads(answer[2:]) if answer.startswith("= {") else answer


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=range(len(TRANSCRIPTS)))
def test_the_page_tells_the_truth(transcript):
    talk = Talk()
    for command, answer in exchanges(transcript):
        assert meaning(talk.say(command)) == meaning(answer), command


def test_the_page_has_examples():
    assert len(TRANSCRIPTS) >= 4
    assert sum(1 for transcript in TRANSCRIPTS for _ in exchanges(transcript)) > 25


def test_every_command_of_the_protocol_is_on_the_page():
    from wayside.referee.protocol import COMMANDS

    for command in [usage.split()[0] for usage, _ in COMMANDS]:
        assert f"| `{command}" in PAGE or f", `{command}" in PAGE, command
