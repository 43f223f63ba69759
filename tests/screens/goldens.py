"""The golden pictures: drawn by the firmware, stored as PNG for one board of each size, as checksums for the others.

Boards that draw everything the same share their pictures: one stands for all. `make goldens` draws them again.
"""

import hashlib
import json
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from unittest import mock

from PIL import Image
from screens.scenes import SCENES

from wayside_host.boards.files import list_boards, load_board
from wayside_host.boards.schema import CHIPS
from wayside_host.device import Device

FOLDER = Path(__file__).parent / "goldens"
CHECKSUMS = FOLDER / "checksums.json"
PICTURED = ("pico_display", "pico_display_2", "waveshare_lcd_13", "waveshare_oled_13")
DAY = (2026, 11, 16, 12, 0, 0, 0, 320)  # pictures show no other date


def draw(board: str, scene: str, language: str = "en") -> Image.Image:
    """What the glass of a board shows in a scene."""
    with tempfile.TemporaryDirectory() as flash:
        return play(board, scene, Path(flash), language).picture().convert("RGB")


def play(board: str, scene: str, flash: Path, language: str = "en") -> Device:
    """A device after the steps of a scene."""
    device = Device(load_board(board), flash)
    device.app.session.set("language", language)
    device.app.stage.texts.switch(language)
    device.app.stage.top.refresh()
    device.run(10)
    with mock.patch("time.localtime", lambda: DAY):
        SCENES[scene](device)
    return device


def shape(name: str) -> tuple[object, ...]:
    """Everything in a board that its pictures depend on."""
    board = load_board(name)
    display = board["display"]
    keys = tuple((key["name"], key["action"], key["corner"]) for key in board["keys"])
    extras = bool(board["led"]), bool(board["battery"])  # each has a row in the settings and in the self-test
    return display["width"], display["height"], CHIPS[display["chip"]].mono, keys, extras


def by_shape() -> dict[tuple[object, ...], str]:
    """The board that stands for each shape: one with stored pictures or checksums, else the first by name."""
    found: dict[tuple[object, ...], str] = {}
    boards = list_boards()
    for name in [*PICTURED, *json.loads(CHECKSUMS.read_text()), *boards]:
        if name in boards:
            found.setdefault(shape(name), name)
    return found


def shapes() -> list[str]:
    """One board for each shape."""
    return list(by_shape().values())


def checksum(picture: Image.Image) -> str:
    return hashlib.sha256(picture.tobytes()).hexdigest()[:16]


def kept(board: str, scene: str) -> str:
    """The checksum of the approved picture, on this board or on the one that stands for it."""
    drawn_on = by_shape()[shape(board)]
    if drawn_on in PICTURED:
        return checksum(golden(drawn_on, scene))
    found = json.loads(CHECKSUMS.read_text()).get(drawn_on, {})
    if scene not in found:
        raise MissingGolden(f"no checksum of {scene} on {drawn_on} is kept: 'make goldens' draws it")
    return found[scene]


class MissingGolden(Exception):
    """Nobody has approved this screen yet."""


def golden(board: str, scene: str) -> Image.Image:
    """The approved picture."""
    try:
        return Image.open(place(board, scene)).convert("RGB")
    except FileNotFoundError:
        raise MissingGolden(f"no picture of {scene} on {board} is kept: 'make goldens' draws it") from None


def place(board: str, scene: str) -> Path:
    return FOLDER / board / f"{scene}.png"


def left_over() -> list[Path]:
    """Pictures of screens that do not exist any more."""
    wanted = {place(board, scene) for board in PICTURED for scene in SCENES}
    return sorted(set(FOLDER.glob("*/*.png")) - wanted)


def draw_all(board: str) -> dict[str, str]:
    """Every screen of a board: stores a picture, or returns the checksums by scene."""
    checksums = {}
    for scene in SCENES:
        picture = draw(board, scene)
        if board in PICTURED:
            place(board, scene).parent.mkdir(parents=True, exist_ok=True)
            picture.save(place(board, scene), optimize=True)
        else:
            checksums[scene] = checksum(picture)
    return checksums


def main() -> None:
    for path in left_over():
        path.unlink()
    with ProcessPoolExecutor() as pool:
        drawn = zip(shapes(), pool.map(draw_all, shapes()), strict=True)
        checksums = {board: found for board, found in drawn if found}
    CHECKSUMS.write_text(json.dumps(checksums, indent=1, sort_keys=True) + "\n")
    print(f"{len(SCENES)} screens on {len(shapes())} boards drawn; look at {FOLDER} before you commit")


if __name__ == "__main__":
    main()
