"""The word list on the flash: built on the laptop, searched without loading it, within its limits of bytes and time."""
# CPython only: it builds the list with the host tools and runs MicroPython and the emulated chip from outside

import random
from pathlib import Path

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside.store import words
from wayside_host import cli, wasm
from wayside_host.boards.files import load_board
from wayside_host.builder.image import device_files
from wayside_host.lists.words import build, encode, plain
from wayside_host.rp2040.device import PicoDevice, make_flash

COUNT = 100_000
MOST_BYTES = 500_000
MOST_MS = 50

# The runner's flash holds only texts.
COPY = """
with open("/m0/list.txt") as text, open("/words.list", "wb") as target:
    part = text.read(4096)
    while part:
        target.write(bytes.fromhex(part))
        part = text.read(4096)
"""
# The searches of both measurements: words of the list and other words, from all its parts.
PLAY = """
import time
from wayside.store.words import in_list
worst = total = 0
for word, known in WORDS:
    start = time.ticks_us()
    found = in_list("/saves", word)
    took = time.ticks_diff(time.ticks_us(), start)
    assert found is known, (word, found)
    total += took
    worst = max(worst, took)
print("worst", worst, "mean", total // len(WORDS))
print("DONE")
"""


def generated(rng: random.Random) -> str:
    """An invented word: syllables, 3 to 9 letters."""
    length = rng.choice((3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9))
    word = ""
    while len(word) < length:
        word += rng.choice("bcdfglmnprstv") + rng.choice("aeiou") + rng.choice(("", "", "r", "s", "n", "l"))
    return word[:length].upper()


@pytest.fixture(scope="module")
def word_list() -> set[str]:
    rng = random.Random(1977)
    found: set[str] = set()
    while len(found) < COUNT:
        found.add(generated(rng))
    return found


@pytest.fixture(scope="module")
def cases(word_list) -> list[tuple[str, bool]]:
    rng = random.Random(7)
    ordered = sorted(word_list)
    asked = [ordered[0], ordered[-1], "AAA", "ZZZZZZZZZ", *rng.sample(ordered, 25)]
    asked += [generated(rng) for _ in range(25)]
    return [(word, word in word_list) for word in asked]


def test_a_list_of_100_000_words_fits_into_500_kilobytes(word_list, capsys):
    size = len(encode(word_list))
    with capsys.disabled():
        print(f"\nword list: {COUNT:,} words in {size / 1000:.0f} kB, {size / COUNT:.2f} bytes a word", end="")
    assert size <= MOST_BYTES


def test_every_word_is_found_and_nothing_else(word_list, tmp_path):
    (tmp_path / words.NAME).write_bytes(encode(word_list))
    saves = str(tmp_path / "saves")
    rng = random.Random(3)
    for word in rng.sample(sorted(word_list), 2000):
        assert words.in_list(saves, word)
        for other in (word[:-1], word + "E", word[1:], word[::-1], word.replace("A", "B")):
            assert words.in_list(saves, other) == (other in word_list), other


@pytest.mark.parametrize("known", [[], ["RAT"], ["RAT", "RATE", "RATES"], ["AAA", "ZZZ"]])
def test_short_lists(known, tmp_path):
    (tmp_path / words.NAME).write_bytes(encode(set(known)))
    for word in ("RAT", "RATE", "RATES", "RATS", "AAA", "ZZZ", "MMM", "R", "RATESS"):
        assert words.in_list(str(tmp_path / "saves"), word) == (word in known)


def test_without_a_list_or_with_another_file_there_is_no_advice(tmp_path):
    saves = str(tmp_path / "saves")
    assert words.in_list(saves, "RAT") is None
    (tmp_path / words.NAME).write_bytes(b"something else altogether")
    assert words.in_list(saves, "RAT") is None


def test_a_text_file_becomes_a_list(tmp_path, capsys):
    source, target = tmp_path / "mots.txt", tmp_path / words.NAME
    source.write_text("été\nÉTÉ\ncœur\nl’été\nab\nanticonstitutionnel\nStraße\n\nRat\n", encoding="utf-8")
    assert cli.main(["words", "build", str(source), "--output", str(target)]) == 0
    assert "4 words" in capsys.readouterr().out
    found = [
        word for word in ("ETE", "COEUR", "STRASSE", "RAT", "LETE", "AB") if words.in_list(f"{tmp_path}/saves", word)
    ]
    assert found == ["ETE", "COEUR", "STRASSE", "RAT"]


def test_a_file_that_is_no_list_of_words_is_refused_in_one_line(tmp_path, capsys):
    source = tmp_path / "none.txt"
    source.write_text("12\n??\n")
    assert cli.main(["words", "build", str(source)]) == 1
    assert "no word of 3 to 9 letters" in capsys.readouterr().err
    assert cli.main(["words", "build", str(tmp_path / "missing.txt")]) == 1


def test_a_word_as_the_device_spells_it():
    assert [plain(word) for word in ("naïve", "Ærø", "mot-clé", "Çà", "où", "élèves")] == [
        "NAIVE",
        "AERO",
        None,
        None,
        None,
        "ELEVES",
    ]


def test_the_rules_take_a_word_that_the_list_lacks(tmp_path):
    """The list only advises: the move is valid, whatever the list says."""
    from games.jarnac.tables import code, table

    source, target = tmp_path / "words.txt", tmp_path / words.NAME
    source.write_text("rat\n")
    build(source, target)
    assert words.in_list(f"{tmp_path}/saves", "TZAR") is False
    assert code(table("turn=R phase=play loose=Z/- words=RAT/-"), "grow 1 TZAR") is None


def test_a_look_up_in_real_micropython(word_list, cases, tmp_path, capsys):
    """In WebAssembly it only has to work; the time there says nothing about a Pico."""
    (tmp_path / "list.txt").write_text(encode(word_list).hex())
    script = tmp_path / "play.py"
    script.write_text(COPY + PLAY.replace("WORDS", repr(cases)))
    done = wasm.run(script, [], [Path(words.__file__).parents[2]], timeout=100)
    assert "DONE" in done.stdout, done.stdout + done.stderr
    with capsys.disabled():
        print(f"\nlook-up in WebAssembly, microseconds: {done.stdout.splitlines()[0]}", end="")


@needs_uf2
def test_a_look_up_on_the_chip_takes_at_most_50_milliseconds(word_list, cases, capsys):
    board = load_board("pico_display")
    files = device_files(board)
    files["main.py"] = PLAY.replace("WORDS", repr(cases)).encode()
    files[words.NAME] = encode(word_list)
    with PicoDevice(board, make_flash(uf2_path(), files)) as device:
        device.run_until(lambda: "DONE" in device.console or "Error" in device.console, "the last look-up", 60_000)
        line = next((line for line in device.console.splitlines() if line.startswith("worst")), device.console)
    worst, mean = int(line.split()[1]) / 1000, int(line.split()[3]) / 1000
    with capsys.disabled():
        print(f"\nlook-up among {COUNT:,} words on the RP2040: {mean:.1f} ms, at most {worst:.1f} ms", end="")
    assert worst <= MOST_MS
