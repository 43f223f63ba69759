"""Every picture of the README and the game pages, by its file: drawn by commands, compared by a test."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from guide import moving, options, strips
from PIL import Image

from wayside_host.boards import wiring
from wayside_host.boards.files import load_board
from wayside_host.drawings.svg import document

FOLDER = Path(__file__).resolve().parents[2] / "host_tools" / "guide" / "pictures"
BREADBOARD = "generic_ssd1306"


def play_gif() -> bytes:
    return moving.gif(moving.film())


def wiring_svg() -> bytes:
    board = load_board(BREADBOARD)
    return document(wiring.draw(board), wiring.title(board)).encode()


def strip(name: str) -> Callable[[], bytes]:
    def draw() -> bytes:
        made = BytesIO()
        strips.draw(name).quantize(64, dither=Image.Dither.NONE).save(made, "PNG", optimize=True)
        return made.getvalue()

    return draw


PICTURES: dict[str, Callable[[], bytes]] = {
    "play.gif": play_gif,
    "wiring.svg": wiring_svg,
    **{f"{name}.png": strip(name) for name in strips.STRIPS},
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        if old.name not in PICTURES:
            old.unlink()
    for name, draw in PICTURES.items():
        content = draw()
        (FOLDER / name).write_bytes(content)
        print(f"{len(content):8,} B  {name}")
    options.main()
    print(f"{len(PICTURES)} pictures drawn; look at {FOLDER.name}/ before you commit")
