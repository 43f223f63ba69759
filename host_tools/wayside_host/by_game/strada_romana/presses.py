"""The keys of Strada Romana that are measured on the emulated chip."""

from wayside.games.moves import END
from wayside.ui.picker import Picker
from wayside_host.rp2040 import Rp2040Error
from wayside_host.rp2040.presses import STEPS, Presses, usual

WAYS = {"books": {"mode": "books"}}  # measured beside the usual way to play
BEHIND_OK = ""  # OK on the board opens no other view

# What is picked in a turn of Strada Romana: how its tokens begin or end, what NEXT and OK do there.
PICKED = (
    (":", "NEXT, to another wagon", "OK, takes a wagon"),
    ("tile=", "NEXT, to another good", "OK, takes a good"),
    ("cube=", "NEXT, to another good", "OK, takes a good"),
    ("draw=", "NEXT, to another colour", "OK, says what was drawn"),
    (END, "NEXT, to another wagon", "OK, ends the turn"),
    ("", "NEXT, to another square", "OK, goes there"),
)


def measured(presses: Presses) -> None:
    """Two turns: a wagon, a square, goods and what came out of the bag for them, the end."""
    if presses.match.rules.variant.books:
        usual(presses)
        return
    for _ in range(2):
        picker = Picker(presses.match.rules)
        walked: set[str] = set()
        saved = False
        while not saved:
            walk, _ = kinds(picker)
            for _ in range(STEPS // 2 if walk not in walked and len(picker.entries) > 1 else 0):
                walked.add(walk)
                presses.press(walk, "next")
                picker.step(1)
            saved = presses.press(kinds(picker)[1], "ok")
            move = picker.choose()
            if saved != (move is not None):
                raise Rp2040Error(f"the device {'saved' if saved else 'did not save'}, the picker has {move}")
        presses.match.play(move)
        if presses.match.rules.news:
            presses.press("OK, has seen the news", "ok")
    presses.menu()


def kinds(picker: Picker) -> tuple[str, str]:
    token = picker.entry.tokens[-1]
    return next(names for part, *names in PICKED if token.startswith(part) or token.endswith(part))  # type: ignore[return-value]
