"""The pictures of the page of Strata 7: by name, golden screens with a line under each."""

STRIPS = {
    "setup": (
        ("strata_setup", "Players, the board, the rules."),
        ("strata_editor", "Board: the editor changes any cell of the layout."),
    ),
    "turn": (
        ("strata_column", "NEXT and PREV: the column of your pawn. OK."),
        ("strata_pawn", "The pawn in it. OK. A single one is chosen by itself."),
        ("strata_goal", "Where it goes: only legal goals are offered. OK: it moves."),
        ("strata_chain", "A chain of jumps is drawn as a path and is one choice."),
        ("strata_exit", "A reinforcement asks where the pawn leaves the pair."),
        ("strata_taken", "What a move took stands there until you have seen it."),
    ),
    "readings": (
        ("strata_refusal", "May I ...?: why a move is not legal."),
        ("strata_score", "Score: prisoners and objectives."),
    ),
}
