"""The pictures of the page of Nasca: by name, golden screens with a line under each."""

STRIPS = {
    "setup": (
        ("setup", "Players and rules: NEXT to a line, OK to change it."),
        ("value", "A rule and its values; the last line explains it."),
    ),
    "turn": (
        ("board_bar", "NEXT and PREV: which bar, and which way it lies. OK."),
        ("board_column", "The column. OK."),
        ("board_place", "The place in it. OK: it is laid."),
        ("round_over", "A round is over: areas are counted as they lie."),
    ),
    "readings": (
        ("refusal", "May I ...?: any bar anywhere, and why not."),
        ("why", "OK: the rule behind it."),
        ("score", "Score: the areas of each."),
        ("history", "History: every move; OK goes back there."),
    ),
}
