"""The pixel loops of the drivers in viper, where native code is available; expand.py explains them."""

import micropython

from wayside.hw.expand_thumb import differs, expand_fours, merge

FACTOR = 625341585  # any odd number with its bits well spread


@micropython.viper
def expand(target, source, start: int, count: int, colours):
    fours = count & ~3
    if fours:
        expand_fours(target, int(ptr8(source)) + start, fours, colours)
    to = ptr32(target)
    pairs = ptr8(source)
    two = ptr32(colours)
    while fours < count:
        to[fours] = two[pairs[start + fours]]
        fours += 1


@micropython.viper
def sift(dirty, sums, source, height: int, stride: int):
    marks = ptr8(dirty)
    row = 0 if stride & 3 == 0 else height  # other rows are not aligned to words: they stay dirty and are all sent
    while row < height:
        if marks[row]:
            if not int(differs(int(ptr8(source)) + row * stride, stride, int(ptr8(sums)) + (row << 2), FACTOR)):
                marks[row] = 0
        row += 1


@micropython.viper
def stamp(
    frame,
    width: int,
    height: int,
    mono: int,
    x: int,
    y: int,
    data,
    w: int,
    h: int,
    codes,
    count: int,
    first: int,
    step: int,
    ink: int,
):
    to = ptr8(frame)
    rows = ptr8(data)
    pictures = ptr8(codes)
    row_bytes = (w + 7) >> 3
    stride = (width + 1) >> 1
    both = ink << 4 | ink
    index = 0
    while index < count:
        code = pictures[index]
        if code < first:
            code = first + 95
        place = (code - first) * row_bytes * h
        if not mono and 0 <= x and x + w <= width and 0 <= y and y + h <= height:  # two pixels at a time
            line = y * stride + (x >> 1)
            end = place + row_bytes * h
            while place < end:
                left = 0
                while left < row_bytes:
                    bits = rows[place] << 8 - (x & 1)
                    place += 1
                    at = line + (left << 2)
                    while bits:
                        pair = bits >> 14
                        if pair == 3:
                            to[at] = both
                        elif pair == 2:
                            to[at] = to[at] & 0x0F | both & 0xF0
                        elif pair:
                            to[at] = to[at] & 0xF0 | ink
                        bits = bits << 2 & 0xFFFF
                        at += 1
                    left += 1
                line += stride
        else:
            down = y
            while down < y + h:
                left = x
                while left < x + w:
                    bits = rows[place]
                    place += 1
                    right = left
                    while bits:
                        if bits & 0x80 and 0 <= right and right < width and 0 <= down and down < height:
                            if mono:
                                at = (down >> 3) * width + right
                                bit = 1 << (down & 7)
                                to[at] = to[at] | bit if ink else to[at] & (255 - bit)
                            else:
                                at = down * stride + (right >> 1)
                                to[at] = to[at] & 0xF0 | ink if right & 1 else to[at] & 0x0F | ink << 4
                        bits = bits << 1 & 0xFF
                        right += 1
                    left += 8
                down += 1
        x += step
        index += 1


@micropython.viper
def lay(frame, at: int, stride: int, data, mask, row_bytes: int, h: int, codes, count: int, step: int):
    to = int(ptr8(frame)) + at
    pictures = ptr8(codes)
    index = 0
    while index < count:
        code = pictures[index]
        if code < 255:
            line = to
            place = int(ptr8(data)) + code * row_bytes * h
            covered = int(ptr8(mask))
            end = place + row_bytes * h
            while place < end:
                merge(line, place, covered, row_bytes)
                line += stride
                place += row_bytes
                covered += row_bytes
        to += step
        index += 1


drawing = (stamp, lay)
