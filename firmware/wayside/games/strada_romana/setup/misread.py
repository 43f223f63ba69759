"""Why a text cannot be read as a move: it names a wagon that does not exist, or something else is wrong."""

from wayside.games.moves import Refusal
from wayside.games.strada_romana.rules.shared.notation import OSTIA, WAGON, words_of
from wayside.games.strada_romana.rules.shared.pieces import WAGONS

ARRIVED = "arrive="


def ask(text, example):
    words = words_of(text) or []
    for word in words:
        numbers = [word[:-1]] if word.endswith(":") else [word] if words[0] == OSTIA else []
        if word.startswith(WAGON):
            numbers = [word[len(WAGON) :].lstrip("=")]
        elif word.startswith(ARRIVED):
            numbers = word[len(ARRIVED) :].split(",")
        for number in numbers:
            if _is_number(number) and not 1 <= int(number) <= WAGONS:
                return Refusal("no_wagon", "2.1", wagon=int(number), count=WAGONS)
    return Refusal("syntax", example=example)


def _is_number(text):
    return 1 <= len(text) <= 3 and not [digit for digit in text if digit not in "0123456789"]
