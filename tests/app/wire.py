"""The USB cable of an emulated device."""

END = "\n\n"  # the end of an answer


class Wire:
    """A serial line: the input from the host, the output of the device."""

    def __init__(self, *lines):
        self.lines = list(lines)
        self.answers = []
        self._begun = ""  # the part of an answer so far

    def read_line(self):
        return self.lines.pop(0) if self.lines else None

    def write(self, text):
        self._begun += text
        if self._begun.endswith(END):
            self.answers.append(self._begun)
            self._begun = ""
