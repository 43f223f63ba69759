"""How Jarnac moves are written and read; any text at all is refused politely."""

import random

import pytest
from games.jarnac.tables import code, match, table
from moves import ONE_IN

from wayside.games.jarnac.rules.notation import plain

TEXTS = 6000 // ONE_IN


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("  NEW   rat ", "new RAT"),
        ("new été", "new ETE"),
        ("grow 1 Œuf", "grow 1 OEUF"),
        ("Jarnac New bût", "jarnac new BUT"),
        ("jarnac 2 tzar", "jarnac 2 TZAR"),
        ("jarnac WRONG", "jarnac wrong"),
        ("swap cba", "swap ABC"),
        ("draw zyx", "draw ZYX"),
        ("new 5", "new 5"),
        ("Pass", "pass"),
        ("EMPTY", "empty"),
    ],
)
def test_capitals_accents_and_spaces_do_not_matter(text, canonical):
    assert match().canonical(text) == canonical
    assert match().canonical(canonical) == canonical


BROKEN = ["", " ", "new", "new RAT BUT", "grow RAT", "grow 1", "grow 0 RAT", "grow 12 RAT", "grow x RAT", "swap"]
BROKEN += [
    "draw",
    "draw 5",
    "draw -",
    "pass now",
    "jarnac",
    "jarnac 1",
    "jarnac new",
    "jarnac wrong RAT",
    "RAT",
    "new R4T",
]
BROKEN += [
    "new 100",
    "new 05",
    "new -5",
    "new ñ!",
    "empty bag",
    "new Ж",
    "grow １ RAT",
    "new \u212aEL",
    "fly",
    "new " + "A" * 31,
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_text_that_is_no_move_is_refused_as_syntax(text):
    assert code(match(), text) == "syntax"


def test_accents_are_dropped():
    assert plain("àâäçéèêëîïôöùûüÿñ") == "AAACEEEEIIOOUUUYN"
    assert plain("Œæß") == "OEAESS"


@pytest.mark.parametrize("options", [{}, {"mode": "lengths"}, {"letters": "none"}])
def test_random_texts_are_refused_or_read_and_change_nothing(options):
    position = "turn=B phase=start window=open loose=ABRTZ/EEES words=RAT,BUT/SEC"
    if "mode" in options:
        position = "turn=B phase=play window=open words=3,3/3"
    rules = table(position, **options)
    before = rules.snapshot()
    generator = random.Random(1977)
    accepted = 0
    for _ in range(TEXTS):
        text = random_text(generator)
        refusal = rules.check(text)
        if refusal is None:
            accepted += 1
            canonical = rules.canonical(text)
            assert rules.canonical(canonical) == canonical
            other = table(position, **options)
            other.play(text)
        else:
            assert refusal.code
    assert accepted > TEXTS // 100
    assert rules.snapshot() == before


def random_text(generator):
    """Anything from noise to a nearly right move."""
    if generator.randrange(8) == 0:
        return "".join(chr(generator.randrange(32, 0x180)) for _ in range(generator.randrange(12)))
    if generator.randrange(8) == 0:
        return generator.choice(["draw e", "new 4", "Swap SEE", "jarnac 1 tzar", "grow 1 7"])
    words = [generator.choice(["new", "grow", "swap", "draw", "pass", "jarnac", "empty", "Jarnac new", "jarnac wrong"])]
    if generator.randrange(3):
        words.append(generator.choice("1234567890x"))
    if generator.randrange(4):
        letters = generator.choice(["ABRTZES", "abcdefghé", "0123456789"])
        words.append("".join(generator.choice(letters) for _ in range(generator.randint(1, 10))))
    return " ".join(words)
