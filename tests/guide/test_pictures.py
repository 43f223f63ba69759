"""The pictures of the README and the game pages show what the firmware draws now; `make pictures` updates them."""

from io import BytesIO

import pytest
from guide import moving
from guide.pictures import FOLDER, PICTURES
from PIL import Image, ImageSequence

MOST_BYTES = 400_000


def frames(content: bytes) -> list[tuple[int, bytes]]:
    """(ms, pixels) of each frame."""
    with Image.open(BytesIO(content)) as picture:
        return [
            (frame.info.get("duration", 0), frame.convert("RGB").tobytes()) for frame in ImageSequence.Iterator(picture)
        ]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_up_to_date(name):
    assert (FOLDER / name).exists(), f"{name} is missing; 'make pictures' draws it"
    kept, drawn = (FOLDER / name).read_bytes(), PICTURES[name]()
    same = kept == drawn if name.endswith(".svg") else frames(kept) == frames(drawn)
    assert same, f"{name} looks different now; 'make pictures' if that is right"
    assert len(kept) <= MOST_BYTES


def test_no_picture_is_left_over():
    assert {path.name for path in FOLDER.iterdir()} <= set(PICTURES), "'make pictures' takes them away"


def test_the_animation_shows_the_key_that_is_pressed():
    film = moving.film()
    height = film[0][0].height - moving.CAPTION
    corners = {name: place for name, place in zip("ABXY", ((0, 0), (0, 1), (1, 0), (1, 1)), strict=True)}
    pressed = set()
    for picture, _ in film:
        for name, (right, bottom) in corners.items():
            x = picture.width - moving.SIDE // 2 if right else moving.SIDE // 2
            y = height - 88 if bottom else 76
            if picture.getpixel((x - 20, y - 20)) == moving.PRESSED:
                pressed.add(name)
    assert pressed >= {"B", "X", "Y"}
