"""A list of words on the flash, looked up there: sorted, cut into blocks, each word as what differs from the one before.

`wayside words build` makes the file. It begins with MAGIC and the number of blocks; all blocks have BLOCK bytes. A word
is a byte (16 times the letters it shares with the word before, plus how many follow) and the letters that follow; a block
begins with a whole word, zeros fill it up.
"""

NAME = "words.list"
MAGIC = b"wayside words 1\n"
BLOCK = 256
HEADER = len(MAGIC) + 4


def in_list(folder, word):
    """True, False, or None when there is no list that can be read."""
    try:
        with open(beside(folder), "rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return None
            return _search(file, int.from_bytes(file.read(4), "little"), word.encode())
    except OSError:
        return None


def beside(folder):
    """The file lies beside the folder of the saves: it is no save, and is never written by the device."""
    return folder.rstrip("/").rpartition("/")[0] + "/" + NAME


def _search(file, blocks, word):
    """Halve the blocks until one is left that the word may be in."""
    low, high = 0, blocks
    first = bytearray(10)
    while high - low > 1:
        middle = (low + high) // 2
        file.seek(HEADER + middle * BLOCK)
        file.readinto(first)
        if bytes(first[1 : 1 + first[0]]) <= word:
            low = middle
        else:
            high = middle
    file.seek(HEADER + low * BLOCK)
    return blocks > 0 and _in_block(file.read(BLOCK), word)


def _in_block(block, word):
    """Word by word; `common` letters of the word sought are those of the word before."""
    at, common, size, end = 0, 0, len(word), len(block)
    while at < end and block[at]:
        shared, more = block[at] >> 4, block[at] & 15
        at += 1
        if shared < common:
            return False  # the words have gone past the place where it would stand
        if shared == common:
            place = 0
            while place < more and common < size and block[at + place] == word[common]:
                place += 1
                common += 1
            if place == more:
                if common == size:
                    return True
            elif common == size or block[at + place] > word[common]:
                return False
        at += more
    return False
