"""The USB cable of an emulated device."""


class Wire:
    """A serial line: what the host sends, what the device answers."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.answers = []

    def read_line(self):
        return self.lines.pop(0) if self.lines else None

    def write(self, text):
        self.answers.append(text)
