"""The pixel loop of displays that lie on their side, in viper: it needs a native code emitter; see transpose.py."""

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
