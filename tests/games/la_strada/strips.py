"""The pictures of the page of La Strada: by name, golden screens with a line under each."""

STRIPS = {
    "setup": (
        ("strada_setup", "Players, the board, and how it is played: NEXT to a line, OK to change it."),
        ("strada_boards", "Board: the stand-in, to lay or shuffle; or yours."),
    ),
    "turn": (
        ("strada_turn", "Your turn: days, tiles, merchants and gold. OK: build a road. NEXT, OK: end the turn."),
        ("strada_map", "NEXT and PREV walk the settlements in reach: what it costs, what it brings. OK: this one."),
        ("strada_way", "NEXT and PREV: another way there, the cheapest first. OK: it is built."),
        ("strada_zoom", "Hold OK on the map: larger."),
    ),
    "readings": (
        ("strada_reach", "BACK, Where can I go?: now, after saving days, never."),
        ("strada_refusal", "BACK, May I ...?: any road you like, and why it is not legal."),
        ("strada_pays", "BACK, What they pay: each settlement, now and next."),
        ("strada_score", "BACK, Score: who leads, and by which lines."),
    ),
    "tracker": (
        ("strada_tracker", "Without a map: the same books, for any board."),
        ("strada_tracker_tiles", "Say where the road leads, then which tiles it took."),
    ),
}
