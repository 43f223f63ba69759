"""The pixel loop of displays that lie on their side: the twin of transpose_viper.py, held equal to it by a test."""


def transpose(target, source, start, count):
    """Turns a page of `count` columns (8 rows, a byte per column, top row in bit 0) into its 8 rows.

    `target` gets the rows one after the other, count // 8 bytes each, leftmost pixel in bit 0.
    """
    stride = count >> 3
    for block in range(stride):
        first = start + (block << 3)
        for row in range(8):
            bits = 0
            for column in range(8):
                bits |= (source[first + column] >> row & 1) << column
            target[row * stride + block] = bits
