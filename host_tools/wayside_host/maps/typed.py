"""Checks boards that were typed from printed ones, draws them, and puts them on a device."""

from pathlib import Path
from typing import NamedTuple, Protocol

from PIL import Image, ImageChops

from wayside.i18n.texts import Texts
from wayside_host.by_game import games_with, part
from wayside_host.emulator import install
from wayside_host.errors import WaysideError
from wayside_host.link.pictures import picture_of
from wayside_host.link.prompt import Link

SIZE = (320, 240)
SCALE = 3
EDGE = 6  # around the parts of the picture
LINE = 13  # pixels of a line of text
LONGEST_NAME = 8  # as on the device


class Kind(Protocol):
    """What a game brings along for its boards: its typed_board.py in by_game."""

    GAME: str
    OPTION: str  # the option of the game that has the board
    NOUN: str
    FIRST: str  # the word with which a file begins; of one game it is empty, and its files begin with any other

    def compiled(self, text: str) -> tuple[str, list[str]]: ...

    def is_standin(self, value: str) -> bool: ...

    def summary(self, value: str) -> str: ...

    def details(self, value: str) -> list[str]: ...

    def example(self) -> str: ...


KINDS: dict[str, Kind] = {game: part(game, "typed_board") for game in games_with("typed_board")}


class Board(NamedTuple):
    kind: Kind
    path: str
    value: str  # the value of the option

    @property
    def title(self) -> str:
        """The name of the game."""
        return Texts("en")(self.kind.GAME + ".name")


def kind_of(text: str) -> Kind:
    """The game whose board a file is, by the word with which it begins."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    first = next((words[0].lower() for words in lines if words), "")
    words = {kind.FIRST: kind for kind in KINDS.values()}
    return words.get(first, words[""])


def read_map(path: str, game: str | None = None) -> Board:
    """The board in a file. Raises WaysideError with all errors and their line numbers."""
    try:
        text = Path(path).read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise WaysideError(f"{path} cannot be read: {error}") from None
    kind = KINDS[game] if game else kind_of(text)
    value, errors = kind.compiled(text)
    board = Board(kind, path, value)
    if errors:
        raise WaysideError("\n".join([f"{path} is not a {kind.NOUN} of {board.title} yet:", *errors]))
    return board


def check(path: str, game: str | None = None) -> int:
    board = read_map(path, game)
    print(f"{path}: {board.title}, {board.kind.summary(board.value)}")
    print(f"{board.kind.OPTION}={board.value}")
    return 0


def preview(path: str, picture: str, game: str | None = None) -> int:
    """Save the board as a picture, drawn by the code of the firmware."""
    board = read_map(path, game)
    drawn = draw(board)
    try:
        drawn.save(picture)
    except (OSError, ValueError) as error:
        raise WaysideError(f"{picture} cannot be written: {error}") from None
    print(f"{picture}: {board.kind.NOUN} of {board.title} as the device draws it")
    return 0


def draw(board: Board) -> Image.Image:
    """The file's name, the board, and below it what the board cannot show."""
    install()
    from wayside.games import load
    from wayside.ui.canvas import Canvas

    canvas = Canvas(*SIZE)
    canvas.fill(0, 0, *SIZE, canvas.NIGHT)
    game = load(board.kind.GAME)
    panel = game.editor_panel(game.editor(board.value, None, {}), canvas, Texts("en"))
    panel.draw([])
    while panel.finish([]):
        pass  # a large board needs several steps
    width = panel.side - 1 if panel.side else SIZE[0]  # words of the editor are beside the board
    drawn = picture_of(bytes(canvas.buffer), *SIZE)
    ground = drawn.getpixel((SIZE[0] - 1, 0))
    box = ImageChops.difference(drawn, Image.new("RGB", SIZE, ground)).getbbox() or (0, 0, *SIZE)
    head = Path(board.path).name + (": the stand-in, not the printed one" if board.kind.is_standin(board.value) else "")
    strips = [words([head], "M", width), drawn.crop((0, box[1], width, box[3]))]
    details = board.kind.details(board.value)
    strips += [words(details, "N", width)] if details else []
    whole = Image.new("RGB", (width, sum(strip.height for strip in strips) + EDGE * (len(strips) + 1)), ground)
    y = EDGE
    for strip in strips:
        whole.paste(strip, (0, y))
        y += strip.height + EDGE
    return whole.resize((whole.width * SCALE, whole.height * SCALE), Image.Resampling.NEAREST)


def words(paragraphs: list[str], font: str, width: int) -> Image.Image:
    """An image of some text."""
    from wayside.ui.boxes import wrap
    from wayside.ui.canvas import Canvas

    lines = [line for paragraph in paragraphs for line in wrap(paragraph, width - 2 * EDGE, font)]
    canvas = Canvas(width, len(lines) * LINE)
    canvas.fill(0, 0, width, canvas.height, canvas.NIGHT)
    ink = canvas.CHALK if font == "M" else canvas.MIST
    for number, line in enumerate(lines):
        canvas.text(EDGE, number * LINE, canvas.fit(line, width - 2 * EDGE, font), ink, font)
    return picture_of(bytes(canvas.buffer), width, canvas.height)


def example(game: str) -> int:
    print(KINDS[game].example(), end="")
    return 0


def check_name(name: str) -> str:
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise WaysideError(f"a name has 1 to {LONGEST_NAME} letters, not '{name}'")
    return name


def keep_in(flash: Path, name: str, board: Board) -> None:
    """Add a board to those that a device offers; `flash` is the folder with its files."""
    install()
    from wayside.store.boards import boards_in

    if not boards_in(str(flash / "saves"), board.kind.GAME).keep(check_name(name), board.value):
        raise WaysideError(f"{name} could not be kept in {flash}: it is full, or may not be written")


def push_to_folder(board: Board, name: str, flash: str) -> str:
    """Put a board onto an emulated device, whose files are in a folder."""
    folder = Path(flash).expanduser()
    check_name(name)
    if not folder.is_dir():
        raise WaysideError(f"{flash} is not a folder; 'wayside run --terminal --flash {flash}' makes one")
    keep_in(folder, name, board)
    return f"{name} is kept: choose it under New game, {board.title}, Board"


def push(link: Link, board: Board, name: str) -> str:
    """Put a board onto a device. The code on the device keeps it."""
    keep = f"boards_in('/saves', {board.kind.GAME!r}).keep({check_name(name)!r}, {board.value!r})"
    if link.run(f"from wayside.store.boards import boards_in\nprint({keep})").strip() != "True":
        raise WaysideError(f"the device could not keep {name}: it has too many boards, or its flash is full")
    return f"{name} is on {link.port}: choose it under New game, {board.title}, Board"
