"""Typed input: bytes become keys, keys become presses."""

import pytest

from wayside_host.boards.files import list_boards, load_board
from wayside_host.play.keyboard import HOLD, PRESS, Controls, KeyReader
from wayside_host.play.terminal import GAP, Finger


def read(*chunks):
    reader = KeyReader()
    keys = []
    for chunk in chunks:
        keys += reader.feed(chunk, 0.0)
    return keys


@pytest.mark.parametrize(
    "typed, keys",
    [
        (b"abXY", ["a", "b", "X", "Y"]),
        (b"\r\n", ["enter", "enter"]),
        (b"\x7f\x08", ["backspace", "backspace"]),
        (b"\x03", ["interrupt"]),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOD", ["up", "left"]),  # arrows in application mode
        (b"\x1b[1;2A\x1b[1;5B", ["shift_up", "down"]),
        (b"\x1b[3~\x1b[15;2~\x1b[200~x", ["x"]),  # delete, F5, a paste: no keys of ours
        (b"\x1bx", ["escape", "x"]),
        (b"\x1b\x1b[A", ["escape", "up"]),
        ("é€ x".encode(), ["x"]),
    ],
)
def test_bytes_become_keys(typed, keys):
    assert read(typed) == keys


@pytest.mark.parametrize("typed, key", [(b"\x1b[1;2A", "shift_up"), (b"\x1b[A", "up"), (b"\x1bOB", "down")])
def test_a_sequence_may_be_split_anywhere(typed, key):
    for cut in range(1, len(typed)):
        assert read(typed[:cut], typed[cut:]) == [key]
    assert read(*[bytes([byte]) for byte in typed]) == [key]


def test_an_escape_alone_is_the_key_once_nothing_follows():
    reader = KeyReader()
    assert reader.feed(b"\x1b", 10.0) == []
    assert reader.settle(10.02) == []
    assert reader.settle(10.1) == ["escape"]
    assert reader.settle(10.2) == []


def test_a_sequence_that_never_ends_is_forgotten():
    reader = KeyReader()
    assert reader.feed(b"\x1b[1;", 10.0) == []
    assert reader.settle(10.1) == []
    assert reader.feed(b"x", 10.2) == ["x"]


# The keys of the boards


def test_four_keys_have_their_own_letters_and_capitals_hold():
    controls = Controls(load_board("pico_display"))
    assert controls.find("a") == ("A", PRESS)
    assert controls.find("Y") == ("Y", HOLD)
    assert controls.find("up") == controls.find("left") == ("A", PRESS)
    assert controls.find("down") == controls.find("right") == ("B", PRESS)
    assert controls.find("enter") == ("X", PRESS)
    assert controls.find("escape") == controls.find("backspace") == ("Y", PRESS)
    assert controls.find("z") is None


def test_on_a_joystick_board_the_arrows_are_the_joystick():
    controls = Controls(load_board("waveshare_lcd_114"))
    assert controls.find("up") == ("UP", PRESS)
    assert controls.find("shift_right") == ("RIGHT", HOLD)
    assert controls.find("a") == controls.find("enter") == ("A", PRESS)
    assert controls.find("b") == controls.find("escape") == ("B", PRESS)
    assert controls.find("x") == ("PRESS", PRESS)


def test_on_two_keys_back_is_a_long_ok_and_there_is_no_prev():
    controls = Controls(load_board("waveshare_oled_13"))
    assert controls.find("b") == controls.find("down") == ("KEY0", PRESS)
    assert controls.find("x") == ("KEY1", PRESS)
    assert controls.find("escape") == controls.find("X") == ("KEY1", HOLD)
    assert controls.find("up") is None
    assert controls.legend()[:3] == ["[b] KEY0 next", "[x] KEY1 ok", "[esc] back"]


def test_keys_without_a_letter_get_the_one_of_their_action():
    legend = Controls(load_board("waveshare_lcd_2")).legend()
    assert legend[:4] == ["[a] KEY0 prev", "[b] KEY3 next", "[x] KEY1 ok", "[y] KEY2 back"]


@pytest.mark.parametrize("name", list_boards())
def test_every_action_of_every_board_can_be_typed(name):
    board = load_board(name)
    controls = Controls(board)
    typed = [controls.find(key) for key in ["up", "down", "left", "right", "enter", "escape", *"abxyABXY"]]
    actions = {key["name"]: key["action"] for key in board["keys"]}
    assert {actions[press[0]] for press in typed if press} == set(actions.values())
    assert not any(controls.find(key) for key in "pslq")


# A finger


class Contacts:
    """Replaces the hardware: records when keys go down and for how long."""

    def __init__(self):
        self.clock = self
        self.hardware = self
        self.us = 0
        self.presses = []

    def press(self, name, ms, after):
        self.presses.append((name, self.us / 1000 + after, ms))


def typed(strokes):
    """Strokes are (ms, key name, duration)."""
    contacts = Contacts()
    finger = Finger(contacts)
    for ms, name, duration in strokes:
        contacts.us = ms * 1000
        finger.press(name, duration, 100 + ms / 1000)
    return contacts.presses


def test_keys_typed_ahead_wait_for_their_turn():
    step = PRESS + GAP
    presses = typed([(0, "X", PRESS), (0, "X", PRESS), (0, "B", PRESS)])
    assert presses == [("X", 0, PRESS), ("X", step, PRESS), ("B", 2 * step, PRESS)]


def test_a_key_the_terminal_repeats_does_not_pile_up():
    presses = typed([(ms, "B", PRESS) for ms in range(0, 1000, 33)])
    assert 6 <= len(presses) <= 10
    assert all(start <= 1000 for _, start, _ in presses)


def test_a_repeated_capital_is_one_long_press():
    assert typed([(0, "Y", HOLD), (400, "Y", HOLD), *[(ms, "Y", HOLD) for ms in range(433, 2000, 33)]]) == [
        ("Y", 0, HOLD)
    ]


def test_two_capitals_typed_apart_are_two_long_presses():
    assert len(typed([(0, "Y", HOLD), (1500, "Y", HOLD)])) == 2
