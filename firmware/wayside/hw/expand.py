"""The two pixel loops of the drivers in plain Python: the twin of expand_viper.py, held equal to it by a test."""


def expand(target, source, start, count, colours):
    """Turns `count` bytes of 4-bit pixels from source[start] on into 16-bit pixels at the start of `target`.

    `colours` is an array("H") of the 16 colours, already in the byte order of the wire.
    """
    pixels = memoryview(target).cast("H") if hasattr(memoryview, "cast") else None
    if pixels is None:
        _expand_bytes(target, source, start, count, colours)
        return
    place = 0
    for index in range(start, start + count):
        pair = source[index]
        pixels[place] = colours[pair >> 4]
        pixels[place + 1] = colours[pair & 15]
        place += 2
