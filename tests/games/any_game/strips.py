"""The pictures of the page of any game: by name, golden screens with a line under each."""

STRIPS = {
    "": (
        ("any_setup", "Two to six players; rounds or running totals; high or low wins."),
        ("any_tens", "The tens, with NEXT and PREV. OK."),
        ("any_digit", "The last digit. OK: it is written down."),
        ("any_score", "Score: round by round."),
    ),
}
