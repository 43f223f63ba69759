"""Runs on CPython and on MicroPython: random games, refusals and the editor, printed line by line."""

from wayside.games import strata7
from wayside.games.moves import END

OPTIONS = (
    {},
    {"board": "B"},
    {"captures": "claim", "passing": "on"},
    {"jump_twice": "off", "round_trip": "on", "exit_objectives": "on", "no_exit": "stay", "separation": "free"},
    {"contact": "four", "own_objectives": "closed", "order": "together", "sixth": "takings", "return_cells": "camp"},
)
ASKED = ("d3-c4", "d3-d6", "pass", "draw", "claim d3", "+e5", "d3/d4", "c5-d6>d7", "é", "d3-d5-d7", "a1-b2")
MOVES = 60


class Dice:
    """The same random numbers on both."""

    def __init__(self, seed):
        self.state = seed

    def __call__(self, count):
        self.state = (self.state * 1103 + 12345) % 1000003
        return self.state // 7 % count


def move_of(rules, dice):
    path = []
    while True:
        choices = rules.next(path)
        token = choices[dice(len(choices))].token
        if token == END:
            return rules.text_of(path)
        path.append(token)


def play(seed):
    dice = Dice(seed)
    rules = strata7.GAME.rules(("W", "B"), OPTIONS[seed % len(OPTIONS)])
    for number in range(MOVES):
        if rules.turn < 0:
            break
        move = move_of(rules, dice)
        print(move, rules.check(move), rules.likely([]), [choice.token for choice in rules.tries([])])
        if number % 10 == 0:
            for text in ASKED:
                refusal = rules.check(text)
                print(text, refusal and (refusal.code, sorted(refusal.facts.items())))
            saved = rules.snapshot()
            rules.set_position(rules.position())
            assert rules.snapshot() == saved
        rules.play(rules.canonical(move))
    print(rules.position(), rules.expects(), rules.score(), rules.outcome())


def edit():
    dice = Dice(5)
    editor = strata7.GAME.editor("A", dice, {})
    for _ in range(20):
        editor.play(move_of(editor, dice))
        print(editor.text(), editor.copy, editor.result() == editor.text(), editor.checks()[dice(10)])
    while editor.undo():
        pass
    print(editor.result())


for seed in range(10):
    play(seed)
edit()
