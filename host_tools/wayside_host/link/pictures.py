"""Turns the canvas of the firmware into an image: sixteen colours, or two on a mono screen."""

from PIL import Image

from wayside.ui.palette import RGB565

WHITE = 0xFFFF


def picture_of(buffer: bytes, width: int, height: int, mono: bool = False) -> Image.Image:
    """The image of a canvas: two pixels per byte, or on a mono screen eight, one below the other."""
    if mono:
        cells = [buffer[y // 8 * width + x] >> (y % 8) & 1 for y in range(height) for x in range(width)]
        return _coloured(cells, width, height, (0, WHITE))
    stride = (width + 1) // 2
    rows = [buffer[y * stride : (y + 1) * stride] for y in range(height)]
    cells = [pixel for row in rows for byte in row for pixel in (byte >> 4, byte & 15)]
    if width % 2:
        cells = [cell for index, cell in enumerate(cells) if index % (2 * stride) < width]
    return _coloured(cells, width, height, RGB565)


def _coloured(cells: list[int], width: int, height: int, colours: tuple[int, ...]) -> Image.Image:
    words = b"".join(colours[cell].to_bytes(2, "little") for cell in cells)
    return Image.frombytes("RGB", (width, height), words, "raw", "BGR;16")
