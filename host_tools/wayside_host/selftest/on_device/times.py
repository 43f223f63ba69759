"""Runs on the device: measures a few tasks in microseconds."""
# Runs only in MicroPython, whose modules mypy does not know.
# mypy: ignore-errors

import gc
import os
import sys
import time

ADDITIONS = 10_000
MODULE = "wayside_selftest"  # a file that is written, imported and removed
SOURCE = "".join(["def f%d(a, b):\n    return a + b * %d\n\n" % (number, number) for number in range(20)])
ROUNDS = 5  # repetitions; the median counts


def add():
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total


def write():
    with open("/" + MODULE + ".py", "w") as file:
        file.write(SOURCE[:256])


def write_module():
    with open("/" + MODULE + ".py", "w") as file:
        file.write(SOURCE)


def load():
    sys.modules.pop(MODULE, None)
    __import__(MODULE)


def took(action):
    """The median of several rounds, each after a garbage collection."""
    rounds = []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.ticks_us()
        action()
        rounds.append(time.ticks_diff(time.ticks_us(), start))
    rounds.sort()
    return rounds[ROUNDS // 2]


def times(pictures):
    """The time of each task. The flash is the same as before afterwards."""
    shown = [0]

    def whole_frame():
        shown[0] ^= 1
        pictures.pixels.fill(shown[0])
        pictures.push()

    try:
        found = {"addition": took(add), "frame": took(whole_frame), "file": took(write)}
        write_module()
        found["import"] = took(load)
    finally:
        os.remove("/" + MODULE + ".py")
    return found
