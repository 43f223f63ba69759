"""`make sheet`: every screen on every shape of board in every language, one page for each board and language."""

import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image
from screens.goldens import draw, shapes
from screens.scenes import SCENES

from wayside.i18n.texts import LANGUAGES
from wayside_host.drawings.picture import CHALK, NIGHT, rgb
from wayside_host.drawings.raster import write

FOLDER = Path(__file__).resolve().parents[2] / ".build" / "sheets"
WIDTH = 1900  # most pixels of a page
GAP = 12
LABEL = 16
TITLE = 34


def page(board: str, language: str, scenes: list[str]) -> Image.Image:
    """The screens in rows, each with its name below."""
    glasses = [draw(board, scene, language) for scene in scenes]
    wide, high = glasses[0].width + GAP, glasses[0].height + LABEL + GAP
    columns = max(1, (WIDTH - GAP) // wide)
    rows = math.ceil(len(glasses) / columns)
    sheet = Image.new("RGB", (columns * wide + GAP, rows * high + TITLE + GAP), (58, 66, 76))
    write(sheet, GAP, TITLE // 2, f"{board}, {language}: {len(scenes)} screens", 22, CHALK)
    for number, (scene, glass) in enumerate(zip(scenes, glasses, strict=True)):
        x, y = GAP + number % columns * wide, TITLE + number // columns * high
        sheet.paste(rgb(NIGHT), (x - 1, y - 1, x + glass.width + 1, y + glass.height + 1))
        sheet.paste(glass, (x, y))
        write(sheet, x, y + glass.height + LABEL // 2, scene, 11, CHALK)
    return sheet


def make(board: str, language: str) -> Path:
    path = FOLDER / f"{board}-{language}.png"
    page(board, language, list(SCENES)).save(path)
    return path


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    pages = [(board, language) for board in shapes() for language in LANGUAGES]
    with ProcessPoolExecutor() as pool:
        for path in pool.map(make, *zip(*pages, strict=True)):
            print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
    print(f"{len(SCENES)} screens x {len(shapes())} boards x {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
