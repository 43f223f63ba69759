"""Renders games as pages, pictures and animations: chooses format and output file."""

import io
from pathlib import Path
from typing import NamedTuple

from wayside_host.drawings.picture import Picture
from wayside_host.drawings.raster import paint
from wayside_host.drawings.svg import document
from wayside_host.errors import WaysideError
from wayside_host.games import images
from wayside_host.games.kept import Kept, gathered, load
from wayside_host.games.render_page import page
from wayside_host.games.story import Story
from wayside_host.games.whole import write_whole
from wayside_host.progress import Bar

FORMATS = ("html", "png", "svg", "gif")


class Wish(NamedTuple):
    """The command line options; None for those that are not given."""

    format: str | None = None
    output: str | None = None
    move: int | None = None
    scale: int | None = None
    seconds: float = 0.8


def render_all(files: list[str], wish: Wish) -> int:
    paths = gathered(files)
    form = format_of(wish)
    if wish.output is not None and len(paths) > 1:
        raise WaysideError(
            f"--output is for one game, but there are {len(paths)}; without it each result is written beside its game"
        )
    if wish.scale is not None and not 1 <= wish.scale <= 4:
        raise WaysideError(f"--scale is 1 to 4, not {wish.scale}")
    if not 0.02 <= wish.seconds <= 60:
        raise WaysideError(f"--seconds is 0.02 to 60, not {wish.seconds:g}")
    if wish.move is not None and form in ("html", "gif"):
        raise WaysideError(f"--move is for one position: --format png or svg, not {form}")
    for path in paths:
        output = Path(wish.output).expanduser() if wish.output is not None else path.with_suffix("." + form)
        data = rendered(load(path), form, wish)
        write_whole(output, data)
        print(f"{output}: {len(data) / 1000:.0f} kB")
    return 0


def format_of(wish: Wish) -> str:
    ending = Path(wish.output).suffix[1:].lower() if wish.output is not None else ""
    if wish.format is None and ending and ending not in FORMATS:
        raise WaysideError(f"{wish.output}: the name must end in one of {', '.join('.' + form for form in FORMATS)}")
    if wish.format and ending in FORMATS and ending != wish.format:
        raise WaysideError(f"{wish.output} ends in .{ending}, but --format says {wish.format}")
    return wish.format or ending or "html"


def rendered(kept: Kept, form: str, wish: Wish) -> bytes:
    story = Story(kept.match)
    last = len(story.steps) - 1
    move = last if wish.move is None else wish.move
    if not 0 <= move <= last:
        raise WaysideError(f"there is no move {move}: the game has {last}")
    if form == "html":
        return page(story, kept.date).encode()
    if form == "svg":
        return images.svg(story, move)
    if form == "png":
        return images.png(story, move, wish.scale or 2)
    with Bar("drawing", len(story.steps)) as bar:
        return images.gif(story, wish.scale or 1, wish.seconds, bar)


def picture_bytes(picture: Picture, path: Path, title: str) -> bytes:
    """The picture as SVG or PNG, by the name of its file."""
    if path.suffix.lower() == ".svg":
        return document(picture, title).encode()
    if path.suffix.lower() != ".png":
        raise WaysideError(f"{path}: the name must end in .png or .svg")
    out = io.BytesIO()
    paint(picture, 2).save(out, "PNG", optimize=True)
    return out.getvalue()
