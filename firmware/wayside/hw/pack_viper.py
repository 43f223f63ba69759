"""Packs a picture in viper: needs a native code emitter; see pack.py."""

import micropython


@micropython.viper
def pack(marks, kept, source, count: int, stride: int, writes: int) -> int:
    words = ptr32(source)
    two = ptr8(marks)
    to = ptr32(kept)
    runs = 0
    number = 0
    index = stride
    while index < count:
        end = index + 255
        if end > count:
            end = count
        start = index
        while index < end and words[index] == words[index - stride]:
            index += 1
        same = index - start
        end = index + 255
        if end > count:
            end = count
        start = index
        while index < end and words[index] != words[index - stride]:
            index += 1
        if writes:
            two[2 * runs] = same
            two[2 * runs + 1] = index - start
            while start < index:
                to[number] = words[start]
                number += 1
                start += 1
        else:
            number += index - start
        runs += 1
    return runs << 16 | number


@micropython.viper
def unpack(target, marks, kept, runs: int, stride: int):
    words = ptr32(target)
    two = ptr8(marks)
    source = ptr32(kept)
    index = stride
    number = 0
    run = 0
    while run < runs:
        end = index + two[2 * run]
        while index < end:
            words[index] = words[index - stride]
            index += 1
        end = index + two[2 * run + 1]
        while index < end:
            words[index] = source[number]
            number += 1
            index += 1
        run += 1
