"""The terminal: what is typed, what it means, and what happens without a person."""

import os

import pytest

from wayside_host.selftest.person import SKIPPED, InputEnded, Question, Terminal

ARROW = Question("glass.arrow", "Which way?", {"u": "up", "d": "down"})
WORDS = Question("glass.frame.seen", "Which edge?", {})


@pytest.fixture
def terminal():
    reading, writing = os.pipe()
    typed = os.fdopen(writing, "wb", buffering=0)
    yield Terminal(reading), typed
    typed.close()


@pytest.mark.parametrize("line, meaning", [("u", "up"), ("Down", "down"), ("s", SKIPPED), ("SKIP", SKIPPED)])
def test_a_letter_or_the_word_is_understood(terminal, line, meaning):
    person, typed = terminal
    typed.write(line.encode() + b"\r\n")
    assert person.ask(ARROW) == meaning


def test_anything_else_is_asked_again(terminal, capsys):
    person, typed = terminal
    typed.write(b"sideways\n\nu\n")
    assert person.ask(ARROW) == "up"
    assert (
        capsys.readouterr().out == "Which way? [u = up, d = down, s = skip] " + 2 * "Type u = up, d = down, s = skip: "
    )


def test_other_answers_are_kept_as_typed(terminal):
    person, typed = terminal
    typed.write("die rechte Kante fehlt, schräg\n".encode())
    assert person.ask(WORDS) == "die rechte Kante fehlt, schräg"


def test_without_typed_input_it_does_not_wait(terminal):
    person, typed = terminal
    person.asked(ARROW)
    assert person.typed() is None
    typed.write(b"d\n")
    assert person.typed(5.0) == "down"


def test_the_end_of_the_input_ends_every_question(terminal):
    person, typed = terminal
    typed.close()
    for _ in range(2):
        with pytest.raises(InputEnded):
            person.ask(ARROW)
