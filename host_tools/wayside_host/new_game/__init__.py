"""A folder for a new game: a small game that is complete, to be changed into another one."""

import keyword
import re
from pathlib import Path

from ..builder.image import FIRMWARE
from ..errors import WaysideError

TEMPLATE = Path(__file__).with_name("template")
GAMES = FIRMWARE / "wayside" / "games"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 20


def write_game(name: str) -> Path:
    """The new folder. Nothing is written where something stands."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or keyword.iskeyword(name):
        raise WaysideError(
            f"'{name}' cannot be the name of a folder of code: write small letters, digits and _, "
            f"at most {LONGEST}, for example four_in_a_row"
        )
    folder = GAMES / name
    if folder.exists() or (GAMES / f"{name}.py").exists():
        raise WaysideError(f"{folder} is there already; choose another name, or remove it first")
    words = name.split("_")
    filled = {
        "GAME_NAME": name,
        "GameName": "".join(word.capitalize() for word in words),
        "Game title": " ".join(words).capitalize(),
    }
    files = {path.relative_to(TEMPLATE): path.read_text("utf-8") for path in sorted(TEMPLATE.rglob("*.txt"))}
    for path, text in files.items():
        for mark, value in filled.items():
            text = text.replace(mark, value)
        file = folder / (path if path.parent.name else path.with_suffix(".py"))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder
