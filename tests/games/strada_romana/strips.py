"""The pictures of the page of Strada Romana: by name, golden screens with a line under each."""

STRIPS = {
    "setup": (
        ("romana_setup", "Players, road, who draws the cubes, who lays out the goods."),
        ("romana_rules", "Rules: whatever the sheet leaves open."),
    ),
    "turn": (
        ("romana_wagon", "NEXT and PREV: a wagon that can move. OK: this one."),
        ("romana_square", "NEXT and PREV: where it stops, and what can be taken there. OK: here."),
        ("romana_good", "What you take: a contract tile or a cube, and what it brings."),
        ("romana_refill", "The colour that you drew from the bag in its place."),
        ("romana_special", "With coins chosen first: farther, and what it brings."),
        ("romana_cover", "A wagon tile is taken while the others look away."),
    ),
    "books": (
        ("romana_books", "By the books: which tile or cube was taken, by colour."),
        ("romana_books_refill", "The colour that came out of the bag."),
        ("romana_books_arrive", "Which wagon arrived, if one did; then the end of the turn."),
    ),
    "readings": (
        ("romana_refusal", "May I ...?: why a move is not legal."),
        ("romana_players", "Players: goods, contracts, coins and points of each."),
        ("romana_board_list", "Board: what lies where, as a list."),
        ("romana_score", "Score: who leads, and by which lines."),
    ),
}
