"""`wayside maps`: boards of La Strada typed from the printed one: checked, shown as a picture, put on a device's flash."""

from pathlib import Path

from PIL import Image, ImageChops

from wayside_host.emulator import install
from wayside_host.errors import WaysideError
from wayside_host.link import Link
from wayside_host.maps_la_strada import land_of, read_pieces
from wayside_host.pictures import picture_of

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

    canvas = Canvas(*SIZE)
    canvas.fill(0, 0, *SIZE, canvas.NIGHT)
    module = load(GAME)
    panel = module.editor_panel(module.editor(land, None, {}), canvas, Texts("en"))
    panel.draw([])
    picture = picture_of(bytes(canvas.buffer), *SIZE)
    night = Image.new("RGB", SIZE, picture.getpixel((SIZE[0] - 1, 0)))
    drawn = ImageChops.difference(picture, night).getbbox()
    right = drawn[2] if drawn else SIZE[0]
    return picture.crop((0, 0, right, SIZE[1])).resize((right * SCALE, SIZE[1] * SCALE), Image.Resampling.NEAREST)


def check_name(name: str) -> str:
    if not 1 <= len(name) <= LONGEST_NAME:
        raise WaysideError(f"a name has 1 to {LONGEST_NAME} letters, not '{name}'")
    return name


def keep_in(flash: Path, name: str, land: str) -> None:
    """Among the boards that a device offers; `flash` is a folder with its files."""
    install()
    from wayside.store.boards import Boards
    from wayside.store.files import Files

    if not Boards(Files(str(flash / "saves")), GAME).keep(check_name(name), land):
        raise WaysideError(f"{name} could not be kept in {flash}: it is full, or may not be written")


def push_to_folder(path: str, name: str, flash: str) -> str:
    """Onto an emulated device, which keeps its files in a folder."""
    land = read_map(path)
    folder = Path(flash).expanduser()
    check_name(name)
    if not folder.is_dir():
        raise WaysideError(f"{flash} is not a folder; 'wayside run --terminal --flash {flash}' makes one")
    keep_in(folder, name, land)
    return f"{name} is kept: choose it under New game, La Strada, Board"


def push(link: Link, path: str, name: str) -> str:
    """Onto a device. Its own code keeps it, as if it had been laid out there."""
    land = read_map(path)
    program = f"from wayside.store.boards import Boards\nfrom wayside.store.files import Files\nprint(Boards(Files('/saves'), {GAME!r}).keep({check_name(name)!r}, {land!r}))"
    if link.run(program).strip() != "True":
        raise WaysideError(f"the device could not keep {name}: it has too many boards, or its flash is full")
    return f"{name} is on {link.port}: choose it under New game, La Strada, Board"
