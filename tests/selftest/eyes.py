"""A person who answers the self-test: looks at a picture of the glass and presses keys."""

from PIL import Image

from wayside_host.selftest.glass import COLOURS
from wayside_host.selftest.person import SKIPPED
from wayside_host.selftest.report import WRONG

NAMED = {
    "red": (255, 0, 0),
    "green": (0, 255, 0),
    "blue": (0, 0, 255),
    "yellow": (255, 255, 0),
    "cyan": (0, 255, 255),
    "magenta": (255, 0, 255),
    "white": (255, 255, 255),
    "black": (0, 0, 0),
}
PATCHES = ("red", "green", "blue", "yellow", "cyan", "magenta", "white", "black")
assert set(NAMED) <= set(COLOURS.values())


def swapped(picture):
    """The picture on a panel that takes blue first."""
    red, green, blue = picture.split()
    return Image.merge("RGB", (blue, green, red))


def inverted(picture):
    return picture.point(lambda value: 255 - value)


def upside_down(picture):
    return picture.transpose(Image.Transpose.ROTATE_180)


def cut_off(picture):
    """A picture that is one pixel too far to the left."""
    moved = Image.new("RGB", picture.size)
    moved.paste(picture, (-1, 0))
    return moved


def said(value):
    return "yes" if value else "no"


class Eyes:
    """`bench` shows a picture and a light, has keys and a plug; `sees` changes the picture like a wrong panel."""

    def __init__(self, bench, sees=lambda picture: picture, skips=()):
        self.bench = bench
        self.sees = sees
        self.skips = skips
        self.told = []
        self.questions = []
        self._waiting = None

    def tell(self, text):
        self.told.append(text)

    def ask(self, question):
        self.questions.append(question.name)
        if question.name in self.skips:
            return SKIPPED
        name, _, rest = question.name.partition(".")
        return getattr(self, "see_" + name)(*rest.split("."))

    def asked(self, question):
        self.questions.append(question.name)
        self._waiting = SKIPPED if question.name in self.skips else None
        name, _, rest = question.name.partition(".")
        if self._waiting is None:
            getattr(self, "do_" + name)(rest)

    def typed(self):
        waiting, self._waiting = self._waiting, None
        return waiting

    def picture(self):
        return self.sees(self.bench.picture().convert("RGB"))

    def lit(self, x, y):
        return sum(self.picture().getpixel((x, y))) > 3 * 128

    # Looking

    def see_glass(self, what, *more):
        return getattr(self, "see_" + what)(*more)

    def see_frame(self, seen=None):
        picture = self.picture()
        width, height = picture.size
        edges = [(x, y) for x in range(width) for y in (0, height - 1)]
        edges += [(x, y) for x in (0, width - 1) for y in range(height)]
        whole = all(sum(picture.getpixel(place)) > 700 for place in edges) and not self.lit(1, 1)
        return "the right one is missing" if seen else said(whole)

    def see_arrow(self):
        """The tip is a single pixel in the first lit row; an upside-down picture begins with the word."""
        picture = self.picture().convert("1")
        left, top, right, bottom = picture.getbbox()
        first = [x for x in range(picture.width) if picture.getpixel((x, top))]
        return "up" if len(first) == 1 and abs(first[0] - picture.width // 2) < 2 else "down"

    def see_square(self):
        width, height = self.picture().size
        return said(self.lit(width // 2, height // 2) and not self.lit(2, 2))

    def see_colours(self, name=None):
        if name:
            return self.patch(name)
        return said(all(self.patch(name) == name for name in PATCHES))

    def patch(self, name):
        picture, place = self.picture(), PATCHES.index(name)
        found = picture.getpixel((place % 4 * picture.width // 4 + 3, place // 4 * picture.height // 2 + 3))
        return min(NAMED, key=lambda one: sum(abs(a - b) for a, b in zip(NAMED[one], found, strict=True)))

    def see_greys(self):
        picture = self.picture().convert("L")
        steps = [picture.getpixel((picture.width // 16 * (2 * step + 1), picture.height // 2)) for step in range(8)]
        return said(steps == sorted(set(steps)) and steps[0] < 16 and steps[-1] > 240)

    def see_lamp(self, level):
        light = self.bench.light()
        return said({"full": light == 100, "dim": 0 < light < 50, "off": light == 0}[level])

    def see_led(self, colour):
        return self.bench.led()

    def see_plugs(self, begin):
        return "yes"

    # Doing

    def do_keys(self, name):
        """The key beside the lit corner, wherever the board file has it."""
        width, height = self.picture().size
        places = {"tl": (2, 2), "bl": (2, height - 3), "tr": (width - 3, 2), "br": (width - 3, height - 3)}
        corners = [corner for corner, place in places.items() if self.lit(*place)]
        keys = self.bench.board["keys"]
        meant = [key for key in keys if key["corner"] in corners] or [key for key in keys if key["name"] == name]
        self.bench.press(meant[0]["name"])

    def do_plugs(self, number):
        self.bench.pull_and_plug(after=0.6 + 0.23 * int(number))


def wrong_lines(report):
    return {line.what: line for line in report.lines if line.verdict == WRONG}
