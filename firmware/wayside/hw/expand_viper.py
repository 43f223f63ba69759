"""The pixel loops of the drivers in viper: the only module that needs a native code emitter; see expand.py."""

import micropython


@micropython.viper
def expand(target, source, start: int, count: int, colours):
    to = ptr16(target)
    pairs = ptr8(source)
    colour = ptr16(colours)
    place = 0
    index = start
    end = start + count
    while index < end:
        pair = pairs[index]
        to[place] = colour[pair >> 4]
        to[place + 1] = colour[pair & 15]
        place += 2
        index += 1


@micropython.viper
def transpose(target, source, start: int, count: int):
    to = ptr8(target)
    columns = ptr8(source)
    stride = count >> 3
    block = 0
    while block < stride:
        first = start + (block << 3)
        row = 0
        while row < 8:
            bits = 0
            column = 0
            while column < 8:
                bits |= ((columns[first + column] >> row) & 1) << column
                column += 1
            to[row * stride + block] = bits
            row += 1
        block += 1
