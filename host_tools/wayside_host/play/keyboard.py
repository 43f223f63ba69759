"""Turns typed bytes into names of keys, and those into presses of the board's keys."""

import re
from typing import Any

PRESS = 60  # ms that a typed key is down: a terminal does not report when it goes up
HOLD = 900  # ms of a long press: longer than any hold of the firmware
ESCAPE_WAIT = 0.06  # s after which a single ESC is the key itself, not the start of a sequence

PLAIN = {
    "\r": "enter", "\n": "enter", "\x08": "backspace", "\x7f": "backspace", "\x03": "interrupt", "\x04": "interrupt",
}  # fmt: skip
ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
SEQUENCE = re.compile(r"\x1b(?:\[([0-?]*)[ -/]*([@-~])|O()([ -~]))")
UNFINISHED = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?\Z")

LETTERS = {"prev": "a", "next": "b", "ok": "x", "back": "y"}  # for keys whose name is not a letter
INSTEAD = {"up": "prev", "left": "prev", "down": "next", "right": "next"}  # arrows on a board without a joystick
RESERVED = "pslq"


class KeyReader:
    """Splits a stream of bytes into keys. A sequence may be split over reads."""

    def __init__(self) -> None:
        self._waiting = ""
        self._since = 0.0

    def feed(self, data: bytes, now: float) -> list[str]:
        """The complete keys; capitals stay capitals, an arrow with shift is `shift_up` and so on."""
        text = self._waiting + data.decode("latin-1")  # only ASCII has a meaning here
        self._waiting = ""
        keys = []
        place = 0
        while place < len(text):
            found = SEQUENCE.match(text, place)
            if found:
                keys.append(_sequence_name(found[1] or "", found[2] or found[4]))
                place = found.end()
            elif UNFINISHED.match(text, place):
                self._waiting = text[place:]
                self._since = now
                break
            else:
                letter = text[place]
                keys.append("escape" if letter == "\x1b" else PLAIN.get(letter, letter if "!" <= letter <= "~" else ""))
                place += 1
        return [key for key in keys if key]

    def settle(self, now: float) -> list[str]:
        """The keys after a pause: an ESC that waited long enough is the key itself."""
        if not self._waiting or now - self._since < ESCAPE_WAIT:
            return []
        waiting, self._waiting = self._waiting, ""
        return ["escape"] if waiting == "\x1b" else []


def _sequence_name(parameters: str, final: str) -> str:
    """The name of an arrow; empty for other sequences."""
    arrow = ARROWS.get(final, "")
    modifier = parameters.rpartition(";")[2] if ";" in parameters else ""
    shifted = modifier.isdigit() and (int(modifier) - 1) & 1
    return "shift_" + arrow if arrow and shifted else arrow


class Controls:
    """Which typed key presses which key of a board, and for how long."""

    def __init__(self, board: dict[str, Any]) -> None:
        self._by_action: dict[str, str] = {}
        for key in board["keys"]:
            self._by_action.setdefault(key["action"], key["name"])
        self.back_is_hold_ok = "back" not in self._by_action
        self._letters = _letters(board["keys"])
        self._actions = {key["name"]: key["action"] for key in board["keys"]}
        self._presses = self._all_presses()

    def find(self, key: str) -> tuple[str, int] | None:
        """(name of the board's key, ms), or None if the typed key has no meaning on this board."""
        return self._presses.get(key)

    def of_action(self, action: str) -> tuple[str, int] | None:
        """The press for an action, or for `hold_` and an action; None if no key of this board does it."""
        if action == "back" and self.back_is_hold_ok:
            action = "hold_ok"
        held = action.startswith("hold_")
        name = self._by_action.get(action.removeprefix("hold_"))
        return None if name is None else (name, HOLD if held else PRESS)

    def actions(self) -> list[str]:
        """The actions of this board."""
        return [action for action in ("prev", "next", "ok", "back", *INSTEAD) if self.of_action(action)]

    def legend(self, short: bool = False) -> list[str]:
        """What the keys do, in pieces."""
        pieces = []
        for name, letter in self._letters.items():
            pieces.append(f"[{letter}] {self._actions[name]}" if short else f"[{letter}] {name} {self._actions[name]}")
        if self.back_is_hold_ok:
            pieces.append("[esc] back")
        if "up" in self._by_action:
            pieces.append("[arrows] joystick")
        if short:
            return [*pieces, "capital=hold", "p=plug", "s=shot", "l=language", "q=quit"]
        return [*pieces, "capital = hold", "p = pull the plug", "s = screenshot", "l = language", "q = quit"]

    def _all_presses(self) -> dict[str, tuple[str, int]]:
        presses: dict[str, tuple[str, int] | None] = {}
        for name, letter in self._letters.items():
            presses[letter] = name, PRESS
            presses[letter.upper()] = name, HOLD
        for arrow, instead in INSTEAD.items():
            action = arrow if arrow in self._by_action else instead
            presses[arrow] = self.of_action(action)
            presses["shift_" + arrow] = self.of_action("hold_" + action)
        presses["enter"] = self.of_action("ok")
        presses["escape"] = presses["backspace"] = self.of_action("back")
        return {key: press for key, press in presses.items() if press is not None}


def _letters(keys: list[dict[str, Any]]) -> dict[str, str]:
    """A letter for each key, if possible: its own name, else the letter for its action."""
    letters = {}
    for key in keys:
        letter = key["name"].lower()
        if len(letter) == 1 and letter.isalpha() and letter not in RESERVED:
            letters[key["name"]] = letter
    for key in keys:
        letter = LETTERS.get(key["action"], "")
        if key["name"] not in letters and letter and letter not in letters.values():
            letters[key["name"]] = letter
    return {key["name"]: letters[key["name"]] for key in keys if key["name"] in letters}
