"""Encodes a short text as a QR code: byte mode, versions 1 to 5, error level L, which needs only one block.

It always uses the first mask, which is allowed. To compare all eight would take seconds on a Pico.
"""

ERROR_BYTES = (7, 10, 15, 20, 26)  # by version, from 1
DATA_BYTES = (19, 34, 55, 80, 108)
LONGEST = DATA_BYTES[-1] - 2  # bytes of text: kind and length need two
BYTE_MODE = 4
FORMAT = 0x77C4  # error level L and mask 0, with their own error bits
FILLING = (0xEC, 0x11)  # fills the rest of the data, alternating
LIGHT, DARK, FREE = 0, 1, 2


def encode(text):
    """(modules on a side, a byte for each module row by row, 1 = dark) for bytes; ValueError if there are too many."""
    version = 0
    while version < len(DATA_BYTES) and len(text) > DATA_BYTES[version] - 2:
        version += 1
    if version == len(DATA_BYTES):
        raise ValueError("%d bytes do not fit a code; %d do" % (len(text), LONGEST))
    data = padded(text, DATA_BYTES[version])
    size = 21 + 4 * version
    modules = bytearray(bytes([FREE]) * (size * size))
    _draw_patterns(modules, size)
    _draw_format(modules, size)
    _draw_data(modules, size, data + error_bytes(data, ERROR_BYTES[version]))
    return size, modules


def padded(text, count):
    """Kind, length and text, shifted by the four bits of the kind, then filled up."""
    data = bytearray(count)
    data[0] = BYTE_MODE << 4 | len(text) >> 4
    before = len(text)
    at = 1
    for byte in text:
        data[at] = (before & 15) << 4 | byte >> 4
        before = byte
        at += 1
    data[at] = (before & 15) << 4
    for place in range(at + 1, count):
        data[place] = FILLING[(place - at - 1) & 1]
    return data


def error_bytes(data, count):
    """The remainder of the data divided by the generator, in the field of 256 elements that QR codes use."""
    powers = bytearray(255)
    logs = bytearray(256)
    element = 1
    for exponent in range(255):
        powers[exponent] = element
        logs[element] = exponent
        element <<= 1
        if element & 256:
            element ^= 0x11D
    generator = bytearray(count)  # without its highest factor, which is 1
    generator[-1] = 1
    for root in range(count):
        for place in range(count):
            factor = generator[place]
            generator[place] = powers[(logs[factor] + root) % 255] if factor else 0
            if place + 1 < count:
                generator[place] ^= generator[place + 1]
    rest = bytearray(count)
    for byte in data:
        lead = byte ^ rest[0]
        for place in range(count):
            follower = rest[place + 1] if place + 1 < count else 0
            factor = generator[place]
            if lead and factor:
                follower ^= powers[(logs[lead] + logs[factor]) % 255]
            rest[place] = follower
    return rest


def _draw_patterns(modules, size):
    """Three finders with their light rims, the dotted lines between them, and the small square of larger codes."""
    for place in range(8, size - 8):
        modules[6 * size + place] = modules[place * size + 6] = 1 - place % 2
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        _draw_square(modules, size, row, column, 4, (DARK, DARK, LIGHT, DARK, LIGHT))
    if size > 21:
        _draw_square(modules, size, size - 7, size - 7, 2, (DARK, LIGHT, DARK))


def _draw_square(modules, size, row, column, reach, rings):
    """Rings around a centre, from the inside out, clipped to the code."""
    for y in range(max(0, row - reach), min(size, row + reach + 1)):
        for x in range(max(0, column - reach), min(size, column + reach + 1)):
            modules[y * size + x] = rings[max(abs(y - row), abs(x - column))]


def _draw_format(modules, size):
    """The format bits, twice: around the first finder, and beside the other two."""
    for bit in range(15):
        value = FORMAT >> bit & 1
        first = bit if bit < 6 else bit + 1 if bit < 8 else 7 if bit == 8 else 14 - bit
        if bit < 8:
            modules[first * size + 8] = value
            modules[8 * size + size - 1 - bit] = value
        else:
            modules[8 * size + first] = value
            modules[(size - 15 + bit) * size + 8] = value
    modules[(size - 8) * size + 8] = DARK


def _draw_data(modules, size, codewords):
    """The data in columns of two modules from the right, alternately up and down. The mask inverts each second one."""
    bit = 0
    upward = True
    right = size - 1
    while right > 0:
        if right == 6:  # the column of the dotted line
            right = 5
        for step in range(size):
            row = size - 1 - step if upward else step
            for column in (right, right - 1):
                if modules[row * size + column] == FREE:
                    value = codewords[bit >> 3] >> (7 - (bit & 7)) & 1 if bit < 8 * len(codewords) else 0
                    modules[row * size + column] = value ^ (row + column + 1) & 1
                    bit += 1
        upward = not upward
        right -= 2
