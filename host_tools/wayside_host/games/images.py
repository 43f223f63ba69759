"""Makes pictures of a game: a position as PNG or SVG, the whole game as an animated GIF."""

import io
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageChops

from wayside_host.drawings import Drawing, drawing_of
from wayside_host.drawings.picture import CHALK, MIST, NIGHT, SLATE, WHEAT, Picture, ink_on, rgb
from wayside_host.drawings.raster import paint
from wayside_host.drawings.svg import document
from wayside_host.drawings.tables import cut
from wayside_host.games.story import Step, Story

HEAD = 66  # height above the board, for the game, the players and their points
FOOT = 54  # height below the board, for the caption
LEAST = 420  # wide
LINE = 20
CLEAR = 255  # the index of the transparent colour
MIXES = 3  # shades between two colours, for smooth edges

Progress = Callable[[int], None]  # gets the number of newly drawn positions


def still(story: Story, number: int) -> Picture:
    """The position after this many moves."""
    sheets = Sheets(story)
    rules, step = next((rules, step) for rules, step in story.positions() if step.number == number)
    return sheets.sheet(rules, step)


def svg(story: Story, number: int) -> bytes:
    return document(still(story, number), story.caption(story.steps[number])).encode()


def png(story: Story, number: int, scale: int) -> bytes:
    out = io.BytesIO()
    paint(still(story, number), scale).save(out, "PNG", optimize=True)
    return out.getvalue()


def gif(story: Story, scale: int, seconds: float, progress: Progress) -> bytes:
    """Every position for this long, the last one longer, in a loop."""
    sheets, palette = Sheets(story), shades()
    images: list[Image.Image] = []
    before = None
    for rules, step in story.positions():
        picture = paint(sheets.sheet(rules, step), scale).quantize(palette=palette, dither=Image.Dither.NONE)
        images.append(changed(before, picture))
        before = picture
        progress(1)
    out = io.BytesIO()
    pace = max(20, round(seconds * 1000))
    lengths = [pace] * (len(images) - 1) + [4 * pace]
    options = {"transparency": CLEAR, "disposal": 1, "optimize": False}
    images[0].save(out, "GIF", save_all=True, append_images=images[1:], duration=lengths, loop=0, **options)
    return out.getvalue()


def changed(before: Image.Image | None, picture: Image.Image) -> Image.Image:
    """The picture where it differs from the one before, transparent elsewhere, which makes the file much smaller."""
    if before is None:
        return picture
    indexes = [Image.frombytes("L", image.size, image.tobytes()) for image in (before, picture)]
    same = ImageChops.difference(*indexes).point([255] + [0] * 255)
    only = picture.copy()
    only.paste(CLEAR, (0, 0), same)
    return only


def shades() -> Image.Image:
    """A palette of the sixteen colours, with shades between each of them and the two dark ones."""
    colours = [rgb(index) for index in range(16)]
    for ground in (NIGHT, SLATE):
        for ink in range(16):
            for part in range(1, MIXES + 1):
                pairs = zip(rgb(ground), rgb(ink), strict=True)
                mixed = tuple(low + (high - low) * part // (MIXES + 1) for low, high in pairs)
                colours.append(mixed)  # type: ignore[arg-type]
    image = Image.new("P", (1, 1))
    colours += [rgb(NIGHT)] * (256 - len(colours))
    image.putpalette([part for colour in colours for part in colour])
    return image


class Sheets:
    """Draws the board with the players above and the last move below."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.drawing: Drawing = drawing_of(story)
        self.width = max(LEAST, self.drawing.width)
        self.board = Picture(self.drawing.width, self.drawing.height)
        self.drawing.ground(self.board)

    def sheet(self, rules: Any, step: Step) -> Picture:
        picture = Picture(self.width, HEAD + self.drawing.height + FOOT)
        self._head(picture, step)
        board = Picture(self.drawing.width, self.drawing.height)
        board.shapes = list(self.board.shapes)
        self.drawing.position(board, rules, step)
        picture.place(board, (self.width - self.drawing.width) / 2, HEAD)
        for index, line in enumerate(wrapped(self.story.caption(step), self.width - 24, 15, 2)):
            picture.text(12, HEAD + self.drawing.height + 16 + index * LINE, line, 15, CHALK)
        return picture

    def _head(self, picture: Picture, step: Step) -> None:
        story = self.story
        picture.box(0, 0, self.width, 28, SLATE)
        picture.text(12, 14, story.game, 15, CHALK, bold=True)
        picture.text(self.width - 12, 14, f"move {step.number} of {len(story.steps) - 1}", 13, MIST, "end")
        share = self.width / len(story.names)
        for seat in story.seats:
            x, acted = seat * share, seat == step.seat
            fill = story.colours[seat] if acted else NIGHT
            picture.box(x, 30, share - 2, 32, fill, CHALK if acted and fill == NIGHT else None)
            picture.mark(x + 14, 46, 6, seat, story.colours[seat])
            total = str(step.totals[seat])
            ink = ink_on(fill)
            room = share - 46 - 12 * len(total)
            picture.text(x + 28, 46, cut(story.names[seat], room, 14), 14, ink)
            picture.text(x + share - 10, 46, total, 18, ink if acted else WHEAT, "end", True)


def wrapped(text: str, width: float, size: float, most: int) -> list[str]:
    """The text in at most `most` lines; the last one is cut."""
    lines: list[str] = []
    room = int(width / (size * 0.62))
    words = text.split()
    while words and len(lines) < most:
        line = words.pop(0)
        while words and len(line) + 1 + len(words[0]) <= room:
            line += " " + words.pop(0)
        lines.append(line)
    if words:
        lines[-1] += " …"
    return [cut(line, width, size) for line in lines]
