"""The pictures of the page of Jarnac: by name, golden screens with a line under each."""

STRIPS = {
    "setup": (
        ("jarnac_setup", "Players, letters, how the game is kept."),
        ("jarnac_rules", "Rules: whatever the sheet leaves open."),
    ),
    "turn": (
        ("jarnac_first_draw", "The letters that you drew, one by one."),
        ("jarnac_line", "Make a word: on which line of the mat."),
        ("jarnac_spelling", "Spell it from the letters at hand."),
        ("jarnac_word", "OK on the tick: it is laid and scored."),
        ("jarnac_call", "A coup de Jarnac, when the other one passed."),
        ("jarnac_swap", "Or swap three letters, or pass."),
    ),
    "readings": (
        ("jarnac_refusal", "May I ...?: why it is not legal."),
        ("jarnac_score", "Score: the squares of each line."),
        ("jarnac_bag", "Bag: what is left in it."),
        ("jarnac_lengths", "By lengths alone: a plain sheet of squares."),
    ),
}
