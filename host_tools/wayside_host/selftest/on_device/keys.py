"""Runs on the device: finds the pin of a pressed key, also of one that is not in the board file."""
# Runs only in MicroPython, whose modules mypy does not know.
# mypy: ignore-errors

import time

import machine

from wayside.hw.buttons import Buttons

# Pins that a board can use for keys; the Pico itself uses 23, 24, 25 and 29.
PINS = tuple(range(23)) + (26, 27, 28)
LOOK = 2  # ms between two checks
QUIET = 50  # ms without a change after which a key has settled
LONGEST_REST = 3000  # ms; do not wait longer than that for a key to go up


def pins_in(part):
    """The numbers of all pins in a part of the board file."""
    names = ("sck", "mosi", "cs", "dc", "reset", "sda", "scl", "pin", "red", "green", "blue", "pins")
    found = []
    for name in names:
        value = (part or {}).get(name)
        found += value if isinstance(value, list) else [value]
    return found


class Keys:
    """Watches the keys of the board file by interrupts, and all unused pins by their level."""

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
        """Wait until no key is down, and forget earlier events."""
        end = time.ticks_add(time.ticks_ms(), LONGEST_REST)
        quiet_since = time.ticks_ms()
        while time.ticks_diff(time.ticks_ms(), quiet_since) < QUIET and time.ticks_diff(end, time.ticks_ms()) > 0:
            time.sleep_ms(LOOK)
            if self.moved() or self.down:
                quiet_since = time.ticks_ms()
        self.levels = [pin.value() for pin in self.others]

    def moved(self):
        """Whether a known key has moved; `event` has the details."""
        if not self.buttons.read(self.event):
            return False
        if self.event[2]:
            self.down.add(self.event[1])
        else:
            self.down.discard(self.event[1])
        return True

    def pressed(self, longest):
        """The number of the first pin that changes within `longest` ms, or -1."""
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
