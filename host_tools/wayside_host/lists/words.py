"""Makes the compact word list of a device from a text file: a word per line, in any language with A to Z."""

import unicodedata
from pathlib import Path

from wayside_host.errors import WaysideError

SHORTEST, LONGEST = 3, 9  # letters of a word in Jarnac
MAGIC = b"wayside words 1\n"  # as in firmware/wayside/store/words.py
BLOCK = 256
DOUBLE = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o"}


def plain(word: str) -> str | None:
    """A word in the spelling of the device: capitals without accents. None if it cannot be played.

    IJ may be one letter of a set, so it counts as one.
    """
    word = "".join(DOUBLE.get(letter, letter) for letter in word.strip().lower())
    letters = [letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter)]
    word = "".join(letters).upper()
    if (
        SHORTEST <= len(word)
        and len(word) - word.count("IJ") <= LONGEST
        and all("A" <= letter <= "Z" for letter in word)
    ):
        return word
    return None


def encode(words: set[str]) -> bytes:
    """The content of the file; firmware/wayside/store/words.py explains its form."""
    blocks: list[bytes] = []
    block, before = b"", ""
    for word in sorted(words):
        entry = _entry(word, before)
        if not block or len(block) + len(entry) > BLOCK:
            if block:
                blocks.append(block)
            block, entry = b"", _entry(word, "")
        block += entry
        before = word
    if block:
        blocks.append(block)
    return MAGIC + len(blocks).to_bytes(4, "little") + b"".join(block.ljust(BLOCK, b"\0") for block in blocks)


def _entry(word: str, before: str) -> bytes:
    shared = 0
    while shared < len(before) and word[shared] == before[shared]:
        shared += 1
    return bytes([shared << 4 | len(word) - shared]) + word[shared:].encode()


def build(source: Path, target: Path) -> str:
    """Write the file; returns a sentence about its content."""
    try:
        lines = source.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise WaysideError(f"{source} cannot be read as a text file in UTF-8: {error}") from error
    lines = [line for line in lines if line.strip()]
    words = {word for word in map(plain, lines) if word}
    if not words:
        raise WaysideError(f"{source} has no word of {SHORTEST} to {LONGEST} letters; write one word a line")
    data = encode(words)
    target.write_bytes(data)
    return (
        f"{target}: {len(words):,} words in {len(data) / 1000:.0f} kB; {len(lines) - len(words):,} lines were left out"
    )
