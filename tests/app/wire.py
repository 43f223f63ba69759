"""The USB cable of an emulated device."""

END = "\n\n"  # of an answer


class Wire:
    """A serial line: what the host sends, what the device answers."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.answers = []
        self._begun = ""  # of an answer that goes on

    def read_line(self):
        return self.lines.pop(0) if self.lines else None

    def write(self, text):
        self._begun += text
        if self._begun.endswith(END):
            self.answers.append(self._begun)
            self._begun = ""
