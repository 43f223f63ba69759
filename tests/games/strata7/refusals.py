"""Every refusal with an example: the code, the position, the move, the facts."""

from games.strata7.tables import match, play, table


def due():
    return play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1", return_cells="camp"), "c5-d6>d7")


def claimable():
    return play(table("a4 b3 h3", "b5 c5 e9", turn="B", captures="claim"), "c5-b4")


def late():
    return play(claimable(), "h3-h2", "e9-e10")


def mixed():
    return play(table("c1 b2 c2 d3", "d1 e1 e2 g7", captures="claim"), "d3-d2")


def pair(**more):
    return table("d7 e8 h2", "h9", left="d7d6", **more)


CASES = [
    ("syntax", match, "e3 to e4", {}),
    ("over", lambda: table("d6", "d5"), "d6-d7", {}),
    ("return_first", due, "d7/d8", {}),
    ("not_due", match, "+e5", {}),
    ("return_objective", due, "+f3", {"cell": "f3"}),
    ("return_camp", due, "+e9", {"cell": "e9"}),
    ("must_move", match, "pass", {"cell": "d1", "other": "f3"}),
    ("draw_off", lambda: match(repetition="off"), "draw", {}),
    ("draw_early", match, "draw", {"room": 1}),
    ("off_board", match, "a1-b2", {"cell": "a1"}),
    ("off_board", lambda: table("d6 c5", "h9"), "c5-d6>a10", {"cell": "a10"}),
    ("claim_auto", match, "claim d3", {}),
    ("claim_contact", claimable, "claim h3", {"cell": "h3"}),
    ("claim_liberty", claimable, "claim b3", {"cell": "b3", "room": 3}),
    ("claim_late", late, "claim a4", {"cell": "a4"}),
    ("claim_mixed", mixed, "claim c1 d1", {"cell": "c1", "other": "d1"}),
    ("no_pawn", match, "e4-e5", {"cell": "e4"}),
    ("no_pawn", claimable, "claim e4", {"cell": "e4"}),
    ("not_yours", match, "d8-d7", {"cell": "d8"}),
    ("separate_first", pair, "h2-h3", {"cell": "d7"}),
    ("pair", pair, "d7-d8", {"cell": "d7"}),
    ("no_pair", match, "d3/d4", {"cell": "d3"}),
    ("locked", lambda: table("d6 h2", "h9"), "d6-d7", {"cell": "d6"}),
    ("too_far", match, "d3-d6", {"cell": "d3", "other": "d6"}),
    ("too_far", match, "d3-d3", {"cell": "d3", "other": "d3"}),
    ("mixed", lambda: table("c2 d3", "h9"), "c2-e4-e5", {"cell": "e4", "other": "e5"}),
    ("round_trip", lambda: table("d7 d8", "h2"), "d7-d9-d7", {"cell": "d7"}),
    ("jump_black", lambda: table("d4", "h9"), "d4-f2", {"cell": "e3"}),
    ("jump_empty", lambda: table("d4", "h9"), "d4-f4", {"cell": "e4"}),
    ("jump_twice", lambda: table("d7 d8 c8", "h2", jump_twice="off"), "d7-d9-d7-b9", {"cell": "d8"}),
    ("black", match, "d3-c4", {"cell": "c4"}),
    ("black", lambda: table("d6 c5", "h9"), "c5-d6>e6", {"cell": "e6"}),
    ("black", due, "+e3", {"cell": "e3"}),
    ("occupied", match, "d3-d2", {"cell": "d2"}),
    ("occupied", pair, "d7/e8", {"cell": "e8"}),
    ("occupied", lambda: table("d6 c5 d7", "h9"), "c5-d6>d7", {"cell": "d7"}),
    ("occupied", due, "+h9", {"cell": "h9"}),
    ("left_objective", pair, "d7/d6", {"cell": "d6"}),
    ("own_objective", lambda: table("e4", "h9", own_objectives="closed"), "e4-f3", {"cell": "f3"}),
    ("chain_ends", lambda: table("d4", "d5 d7"), "d4-d6-d8", {"cell": "d6"}),
    ("step_only", lambda: table("d6 d5 d4", "h9", reinforce="step"), "d4-d6>d7", {"cell": "d6"}),
    ("no_exit", lambda: table("d6 f4 c5 c6 d7 h2", "e5 e7", exit_objectives="off"), "f4-d6", {"cell": "d6"}),
    ("exit_alone", match, "d3-d4>d5", {"cell": "d4"}),
    ("exit_missing", lambda: table("d6 c5", "h9"), "c5-d6", {"cell": "d6", "other": "d7"}),
    ("exit_far", lambda: table("d6 c5", "h9"), "c5-d6>d8", {"cell": "d8", "other": "d6"}),
    ("exit_objective", lambda: table("d6 c5", "h9", exit_objectives="off"), "c5-d6>d5", {"cell": "d5"}),
]
