"""Searches a word list on flash. The list is sorted, cut into blocks, and compressed.

`wayside words build` makes the file. It begins with MAGIC and the number of blocks; each block has BLOCK bytes. A word
is one byte (16 * the number of letters shared with the word before + the number of new letters), then the new letters.
A block begins with a whole word and is filled with zeros.
"""

NAME = "words.list"
MAGIC = b"wayside words 1\n"
BLOCK = 256
HEADER = len(MAGIC) + 4


def in_list(folder, word):
    """Whether a word is in the list; None if there is no readable list."""
    try:
        with open(beside(folder), "rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return None
            return _search(file, int.from_bytes(file.read(4), "little"), word.encode())
    except OSError:
        return None


def beside(folder):
    """The path of the list: beside the folder of the saves, because the device never writes it."""
    return folder.rstrip("/").rpartition("/")[0] + "/" + NAME


def _search(file, blocks, word):
    """Binary search for the block that may have the word."""
    low, high = 0, blocks
    first = bytearray(12)
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
    """Search a block word by word; `common` counts the letters that the word before shares with the searched word."""
    at, common, size, end = 0, 0, len(word), len(block)
    while at < end and block[at]:
        shared, more = block[at] >> 4, block[at] & 15
        at += 1
        if shared < common:
            return False  # the words are already behind its place
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
