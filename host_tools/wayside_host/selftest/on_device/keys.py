"""Runs on the device: says which pin answers when a key is pressed, be it one that the board file knows or not."""
# Runs in MicroPython only, whose modules mypy does not know.
# mypy: ignore-errors

import time

import machine

from wayside.hw.buttons import Buttons

# Pins that a board can wire keys to; 23, 24, 25 and 29 belong to the Pico itself.
PINS = tuple(range(23)) + (26, 27, 28)
LOOK = 2  # ms between two looks
QUIET = 50  # ms without a movement after which a key has come to rest
LONGEST_REST = 3000  # ms; a key that is held longer does not count as released


def pins_in(part):
    """The numbers of all pins that a part of the board file speaks of."""
    names = ("sck", "mosi", "cs", "dc", "reset", "sda", "scl", "pin", "red", "green", "blue", "pins")
    found = []
    for name in names:
        value = (part or {}).get(name)
        found += value if isinstance(value, list) else [value]
    return found


class Keys:
    """The keys of the board file by their interrupts, and every pin that nothing else uses by its level."""

    def __init__(self, board):
        self.buttons = Buttons(board)
        self.numbers = [key["pin"] for key in board["keys"]]
        used = self.numbers + pins_in(board["bus"]) + pins_in(board["backlight"]) + pins_in(board.get("led"))
        used += pins_in(board.get("battery"))
        self.others = [machine.Pin(pin, machine.Pin.IN, machine.Pin.PULL_UP) for pin in PINS if pin not in used]
        self.other_numbers = [pin for pin in PINS if pin not in used]
        self.event = [0, 0, 0]
        self.down = set()
        self.rest()

    def rest(self):
        """Until all keys are let go; what came before is forgotten."""
        end = time.ticks_add(time.ticks_ms(), LONGEST_REST)
        quiet_since = time.ticks_ms()
        while time.ticks_diff(time.ticks_ms(), quiet_since) < QUIET and time.ticks_diff(end, time.ticks_ms()) > 0:
            time.sleep_ms(LOOK)
            if self.moved() or self.down:
                quiet_since = time.ticks_ms()
        self.levels = [pin.value() for pin in self.others]

    def moved(self):
        """Whether a known key has moved; `event` tells which and how."""
        if not self.buttons.read(self.event):
            return False
        if self.event[2]:
            self.down.add(self.event[1])
        else:
            self.down.discard(self.event[1])
        return True

    def pressed(self, longest):
        """The number of the first pin that answers within so many ms, or -1."""
        end = time.ticks_add(time.ticks_ms(), longest)
        while time.ticks_diff(end, time.ticks_ms()) > 0:
            while self.moved():
                if self.event[2]:
                    return self.numbers[self.event[1]]
            for index, pin in enumerate(self.others):
                if pin.value() != self.levels[index]:
                    return self.other_numbers[index]
            time.sleep_ms(LOOK)
        return -1
