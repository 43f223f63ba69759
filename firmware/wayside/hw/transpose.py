"""The pixel loop of sideways displays: the twin of transpose_viper.py. A test checks that both do the same."""


def transpose(target, source, start, count):
    """Turn a page of `count` columns (8 rows, a byte per column, top row in bit 0) into its 8 rows.

    `target` gets the rows one after another, count // 8 bytes each, leftmost pixel in bit 0.
    """
    stride = count >> 3
    for block in range(stride):
        first = start + (block << 3)
        for row in range(8):
            bits = 0
            for column in range(8):
                bits |= (source[first + column] >> row & 1) << column
            target[row * stride + block] = bits
