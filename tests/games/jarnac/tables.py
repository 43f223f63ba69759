"""Jarnac tables for the tests: positions as short texts, the letters on the table, a toy word list."""

from moves import moves, paths  # noqa: F401  the tests of this game use these

from wayside.games import jarnac

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Facts 3 and 4 of the rules page, written as there.
FRENCH = "A14 B4 C7 D5 E19 F2 G4 H2 I11 J1 K1 L6 M5 N9 O8 P4 Q1 R10 S7 T9 U8 V2 W1 X1 Y1 Z2"
FRENCH2 = "A14 B4 C6 D5 E19 F2 G4 H2 I10 J1 K1 L4 M4 N10 O9 P4 Q2 R10 S10 T10 U6 V2 W1 X1 Y1 Z2"

TOY = (
    "RAT TAR ART RATE TARE TREE TZAR BUT TUB RUT ARE EAR RACE CARE ACRE TRACE CRATE REACT TRACEE CATER "
    "SEA EAST SEAT EATS TEAS STARE TEARS RATES ASTER TASTER NIT TIN TINS NITS SNIT STAIN SATIN INSET "
    "ONE NOTE TONE TONES STONE NOTES ONSET ROTE TORN RENT TERN LIE LIRE TILE LINE TRIAL TRAIL RAIL LAIR "
    "LIAR NAIL LAIN NAILS SNAIL MAN NAME MEAN AMEN MEANT MAIN MINA SOU OUR SOUR ROUE ROUTE OUTER USE SUE "
    "DUE RUDE DURE DOUBLE PAR RAP TRAP PART PARTS STRAP SPRAT UNE LUNE UNI UNIE LIT LITS TRI TRIE"
).split()


def letters_of(text: str) -> str:
    """All letters of such a set, in order."""
    return "".join(word[0] * int(word[1:]) for word in text.split())


def match(players: str = "RB", **options: str):
    """A new match."""
    return jarnac.GAME.rules(tuple(players), options)


def table(position: str, **options: str):
    """A match from a position."""
    rules = match(**options)
    rules.set_position(position)
    return rules


def code(rules, move: str) -> str | None:
    refusal = rules.check(move)
    return refusal.code if refusal else None


def play(rules, *played: str) -> None:
    for move in played:
        assert code(rules, move) is None, f"{move}: {code(rules, move)} in {rules.position()}"
        rules.play(move)


def tokens(rules, *path: str) -> list[str]:
    return [choice.token for choice in rules.next(list(path))]


def points(rules) -> tuple[int, int]:
    return rules.score()[0][0], rules.score()[1][0]


def mats(rules) -> dict:
    return rules.state()["mats"]


def loose(rules, player: str) -> str:
    return mats(rules)[player]["loose"]


def words(rules, player: str) -> list[str]:
    return mats(rules)[player]["words"]
