"""`wayside maps`: boards of La Strada typed from the printed one: checked, shown as a picture, put on a device's flash."""

from pathlib import Path

from PIL import Image

from wayside_host.emulator import install
from wayside_host.errors import WaysideError
from wayside_host.maps_la_strada import land_of, read_pieces

GAME = "la_strada"
SIZE = (320, 240)
SCALE = 3
LONGEST_NAME = 8  # as on the device


def read_map(path: str) -> str:
    """The land of a file of six pieces; every error is told with the number of its line."""
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WaysideError(f"{path} cannot be read: {error}") from None
    pieces, errors = read_pieces(text)
    if errors:
        raise WaysideError("\n".join([f"{path} is not a board yet:", *errors]))
    return land_of(pieces)


def check(path: str) -> int:
    land = read_map(path)
    print(f"{path}: a sound board of {land.count('/') // 2 + 1} hexes along an edge")
    print(f"land={land}")
    return 0


def preview(path: str, picture: str) -> int:
    """The six pieces as they would lie, drawn by the firmware's own code."""
    land = read_map(path)
    drawn = draw(land)
    try:
        drawn.save(picture)
    except (OSError, ValueError) as error:
        raise WaysideError(f"{picture} cannot be written: {error}") from None
    print(f"{picture}: pieces A to F counter-clockwise, A to the right of the middle; tiles in order")
    return 0


def draw(land: str) -> Image.Image:
    install()
    from wayside.games import load
    from wayside.i18n.texts import Texts
    from wayside.ui.canvas import Canvas
    from wayside.ui.palette import RGB565

    canvas = Canvas(*SIZE)
    canvas.fill(0, 0, *SIZE, canvas.NIGHT)
    module = load(GAME)
    panel = module.editor_panel(module.editor(land, None, {}), canvas, Texts("en"))
    panel.draw([])
    while panel.finish([]):
        pass  # it is drawn bit by bit
    height = SIZE[1]
    pixels = bytearray()
    for byte in canvas.buffer:
        pixels += bytes((byte >> 4, byte & 15))
    picture = Image.frombytes("P", SIZE, bytes(pixels))
    palette = [part for colour in RGB565 for part in (colour >> 8 & 0xF8, colour >> 3 & 0xFC, colour << 3 & 0xF8)]
    picture.putpalette(palette)
    right = panel.side - 1  # without the words beside the land
    return picture.crop((0, 0, right, height)).resize((right * SCALE, height * SCALE), Image.Resampling.NEAREST)


def keep(path: str, name: str, flash: str) -> int:
    """Among the boards that a device offers; `flash` is the folder of an emulated one."""
    land = read_map(path)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise WaysideError(f"a name has 1 to {LONGEST_NAME} letters, not '{name}'")
    install()
    from wayside.store.boards import Boards
    from wayside.store.files import Files

    folder = Path(flash).expanduser()
    if not folder.is_dir():
        raise WaysideError(f"{flash} is not a folder; 'wayside run --terminal --flash {flash}' makes one")
    if not Boards(Files(str(folder / "saves")), GAME).keep(name, land):
        raise WaysideError(f"{name} could not be kept in {flash}: it is full, or may not be written")
    print(f"{name} is kept: choose it under New game, La Strada, Board")
    return 0
