"""Plays a list of framebuf operations and prints a checksum after each. It runs on CPython and on MicroPython."""

import binascii
import json
import sys
from array import array


def picture(framebuf, made):
    """The tuple that blit accepts as a source: buffer, width, height, format, stride."""
    data, width, height, kind, stride = made
    return (binascii.unhexlify(data), width, height, kind, stride)


def play(framebuf, scenes):
    """One line per operation: the checksum of the whole buffer, or the name of the error."""
    lines = []
    for scene in scenes:
        buffer = bytearray(binascii.unhexlify(scene["buffer"]))
        try:
            canvas = framebuf.FrameBuffer(buffer, *scene["made"])
        except ValueError:
            lines.append("ValueError")
            continue
        for name, arguments in scene["calls"]:
            if name == "poly":
                arguments[2] = array("h", arguments[2])
            elif name == "blit":
                arguments[0] = canvas if arguments[0] is None else picture(framebuf, arguments[0])
                if len(arguments) > 4 and arguments[4] is not None:
                    arguments[4] = picture(framebuf, arguments[4])
            answer = getattr(canvas, name)(*arguments)
            lines.append("%s %08x" % (answer, binascii.crc32(buffer) & 0xFFFFFFFF))
    return lines


if __name__ == "__main__":
    import framebuf

    with open(sys.argv[1]) as file:
        print("\n".join(play(framebuf, json.load(file))))
