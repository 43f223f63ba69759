"""Replaces CPython's random inside MicroPython: seeded generators; other numbers than CPython's, always the same."""

PRIME = 0x7FFFFFFF  # the modulus of the generator by Park and Miller


class Random:
    def __init__(self, seed):
        self._state = (seed * 7919 + 12345) % PRIME or 1
        for _ in range(4):  # so that neighbouring seeds give different numbers
            self.random()

    def random(self):
        self._state = self._state * 48271 % PRIME
        return self._state / PRIME

    def randrange(self, start, stop=None):
        if stop is None:
            start, stop = 0, start
        if stop <= start:
            raise ValueError(f"nothing from {start} to {stop}")
        self.random()
        return start + self._state % (stop - start)

    def randint(self, first, last):
        return self.randrange(first, last + 1)

    def choice(self, values):
        return values[self.randrange(len(values))]

    def shuffle(self, values):
        for last in range(len(values) - 1, 0, -1):
            other = self.randrange(last + 1)
            values[last], values[other] = values[other], values[last]

    def sample(self, values, count):
        values = list(values)
        self.shuffle(values)
        if count > len(values):
            raise ValueError(f"{count} of {len(values)}")
        return values[:count]
