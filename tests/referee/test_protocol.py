"""The text protocol, command by command."""

import random

import pytest
from referee.talk import Talk


@pytest.fixture
def talk():
    return Talk()


def test_games_and_help_list(talk):
    assert "nasca" in talk.lines("games")
    assert "play MOVE" in talk.lines("help")


def test_options_show_default_and_values(talk):
    lines = talk.lines("options nasca")
    assert lines[0] == "players=R,B"
    assert "support=any (any|end)" in lines


def test_a_new_match_is_ready_to_play(talk):
    assert talk.say("new nasca") == "="
    assert talk.ask("turn") == "R bar"


def test_players_may_sit_the_other_way_round(talk):
    talk.ask("new nasca players=B,R")
    assert talk.ask("turn") == "B bar"


@pytest.mark.parametrize(
    "line, code",
    [
        ("new", "syntax"),
        ("new chess", "game"),
        ("options chess", "game"),
        ("new nasca players=R", "option"),
        ("new nasca players=R,G", "option"),
        ("new nasca players=R,R", "option"),
        ("new nasca colour=red", "option"),
        ("new nasca support", "syntax"),
        ("new nasca support=", "option"),
        ("new nasca support=maybe", "option"),
        ("new nasca support=any support=end", "option"),
        ("new nasca stock=none", "option"),
        ("new nasca names=Anna", "option"),
        ("new nasca names=Anna,", "option"),
        ("new nasca names=An;na,Bob", "option"),
    ],
)
def test_a_match_that_cannot_be_is_refused_and_the_running_one_stays(talk, line, code):
    talk.ask("new nasca")
    talk.ask("play c3h5")
    before = talk.ask("record")
    assert talk.refused(line) == code
    assert talk.ask("record") == before


def test_before_new_there_is_no_match(talk):
    for line in ("position", "turn", "next", "legal", "check c3h5", "play c3h5", "undo", "redo", "score", "record"):
        assert talk.refused(line) == "match"


def test_check_changes_nothing_and_play_plays(talk):
    talk.ask("new nasca")
    before = talk.ask("position")
    assert talk.say("check c3h5") == "="
    assert talk.ask("position") == before
    assert talk.say("play c3h5") == "="
    assert talk.ask("position") != before
    assert talk.ask("turn") == "B bar"


def test_a_refused_move_changes_nothing(talk):
    talk.ask("new nasca")
    talk.ask("play c3h5")
    before = talk.ask("record")
    assert talk.refused("play c3h5") == "same_piece"
    assert talk.refused("play what is this") == "syntax"
    assert talk.refused("play") == "syntax"
    assert talk.ask("record") == before


def test_undo_and_redo_step_through_the_log(talk):
    talk.ask("new nasca")
    positions = [talk.ask("position")]
    for move in ("c3h5", "c4h4", "a1v2", "k1v5"):
        talk.ask("play " + move)
        positions.append(talk.ask("position"))
    assert talk.ask("undo 3") == "3"
    assert talk.ask("position") == positions[1]
    assert talk.ask("redo 2") == "2"
    assert talk.ask("position") == positions[3]
    assert talk.ask("undo turn") == "1"
    assert talk.ask("undo 99") == "2"
    assert talk.ask("position") == positions[0]
    assert talk.refused("undo") == "undo"
    assert talk.ask("redo 99") == "4"
    assert talk.refused("redo") == "redo"
    for wrong in ("0", "-1", "x", "²", "1.5", "99999999"):
        assert talk.refused("undo " + wrong) == "syntax"


def test_a_new_move_after_undo_forgets_what_could_be_redone(talk):
    talk.ask("new nasca")
    talk.ask("play c3h5")
    talk.ask("undo")
    talk.ask("play c3h4")
    assert talk.refused("redo") == "redo"


def test_next_and_legal_agree_with_check(talk):
    talk.ask("new nasca")
    moves = talk.lines("legal")
    assert len(moves) == 670  # two directions: 136 of five, 157 of four, 178 of three, 199 of two
    assert len(set(moves)) == 670
    assert all(talk.say("check " + move) == "=" for move in moves)
    assert talk.lines("legal c3") == [move for move in moves if move.startswith("c3")]
    assert talk.ask("legal z") == ""
    assert talk.refused("next h7") == "prefix"


def test_score_outcome_and_state_are_json(talk):
    talk.ask("new nasca rounds=1")
    for move in ("b1h2", "k1v2", "a2h2"):
        talk.ask("play " + move)
    score = talk.json("score")
    assert score["R"]["total"] == 1
    assert score["R"]["lines"] == [{"label": "nasca.area", "points": 1, "round": 1, "cell": "a1", "cells": 1}]
    assert score["B"] == {"total": 0, "lines": []}
    assert talk.json("outcome") is None
    assert talk.json("state")["game"] == "nasca"


def test_a_whole_match_has_an_outcome_with_a_ranking(talk):
    rng = random.Random(5)
    talk.ask("new nasca rounds=1")
    while talk.json("outcome") is None:
        talk.ask("play " + rng.choice(talk.lines("legal")))
    outcome = talk.json("outcome")
    score = talk.json("score")
    best = max(score.values(), key=lambda entry: entry["total"])["total"]
    assert [score[player]["total"] for player in outcome["ranking"][0]] == [best] * len(outcome["ranking"][0])
    assert talk.ask("turn") == "- over"
    assert talk.refused("play a1h2") == "over"


def test_empty_lines_and_comments_get_no_answer(talk):
    assert talk.say("") == "" == talk.say("   ") == talk.say("# a comment")


def test_a_line_that_is_too_long_is_refused(talk):
    assert talk.refused("new " + "x" * 20000) == "syntax"
    assert talk.ask("games")
