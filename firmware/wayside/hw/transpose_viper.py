"""The pixel loop of sideways displays in viper, where native code is available; transpose.py explains it."""

import micropython


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
