"""10,000 lines of nonsense: each gets one answer, and none changes the match by mistake."""

import random

from moves import ONE_IN
from referee.talk import Talk

WORDS = (
    "games options new position turn next legal check play undo redo score outcome state record load help "
    "nasca R B c3h5 c3v2 a1 k10h1 pass start neutral h5 v2 c 3 . - 0 1 -1 99 turn players=R,B support=end round=1 "
    "pieces=Rc3v3,Be3v3 phase=over before=- ; , = \x00 \x7f é … ² 🎲 stock=3x5 stock=0x0 board=10x10 landscape=free "
    "wayside 1; game nasca; players R,B; move c3h5; end 1 undone option"
).split(" ")
LINES = 10_000 // ONE_IN
CHANGING = ("new", "position", "play", "undo", "redo", "load")


def nonsense(rng, talk):
    """A line: real commands cut, doubled, or mixed with other words and bytes."""
    kind = rng.randrange(6)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 0x250)) for _ in range(rng.randrange(40))).replace("\n", " ")
    line = " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 8)))
    if kind == 1 and talk.table.match:
        line = "load " + talk.ask("record")
        cut = rng.randrange(len(line))
        line = line[:cut] + rng.choice(WORDS) + line[cut + rng.randrange(5) :]
    elif kind == 2 and talk.table.match:
        line = "position " + talk.ask("position")
        cut = rng.randrange(len(line))
        line = line[:cut] + rng.choice(WORDS) + line[cut + rng.randrange(3) :]
    elif kind == 3:
        line = rng.choice(("play ", "check ", "next ", "legal ")) + line
    return line


def test_ten_thousand_lines_of_nonsense():
    rng = random.Random(2026)
    talk = Talk()
    answered = {"=": 0, "?": 0}
    for _ in range(LINES):
        if rng.randrange(50) == 0:
            talk.ask("new nasca")
        line = nonsense(rng, talk)
        before = talk.ask("record") if talk.table.match else None
        answer = talk.say(line)
        if not answer:
            assert not line.strip() or line.strip().startswith("#")
            continue
        answered[answer[0]] += 1
        after = talk.ask("record") if talk.table.match else None
        if answer[0] == "?":
            assert after == before, f"a refused line changed the match: {line!r}"
            assert " " in answer[2:].strip(), f"no sentence: {answer!r}"
        elif line.split()[0] not in CHANGING:
            assert after == before, f"{line!r} changed the match"
    assert min(answered.values()) > LINES // 30, answered
