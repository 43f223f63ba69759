"""Reads board_defs/NAME.toml: compiles a good file, refuses a bad one with file, line and a sentence."""

import re
import tomllib
from pathlib import Path
from typing import Any

from ..errors import WaysideError
from .rules import Checker
from .toml_lines import find_lines

FOLDER = Path(__file__).resolve().parents[3] / "board_defs"


class BoardError(WaysideError):
    """A board file cannot be used. Each line of the message is FILE:LINE: and a sentence."""


def list_boards() -> list[str]:
    """The names of the boards that come with Wayside."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def load_board(name_or_path: str | Path) -> dict[str, Any]:
    """The board as the plain dict that the firmware reads; BoardError if the file is missing or wrong."""
    path = _find(name_or_path)
    board, problems = _compile(path)
    if problems:
        raise BoardError("\n".join(problems))
    return board


def check_board(path: str | Path) -> list[str]:
    """The faults of a board file, in the order of its lines; empty if it is correct."""
    return _compile(Path(path))[1]


def _find(name_or_path: str | Path) -> Path:
    """The path of a board: a name means one of our files, anything that looks like a path is a path."""
    text = str(name_or_path)
    if isinstance(name_or_path, Path) or text.endswith(".toml") or "/" in text or "\\" in text:
        return Path(name_or_path)
    path = FOLDER / f"{text}.toml"
    if not path.is_file():
        raise BoardError(
            f"there is no board {text!r}; there are {', '.join(list_boards())}, or give the path of a file"
        )
    return path


def _compile(path: Path) -> tuple[dict[str, Any], list[str]]:
    try:
        text = path.read_bytes().decode()
        values = tomllib.loads(text)
    except OSError as error:
        return {}, [f"{path}:1: the file cannot be read: {error.strerror or error}"]
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        return {}, [f"{path}:{line}: byte {error.object[error.start]:#04x} is not UTF-8: save the file as UTF-8"]
    except tomllib.TOMLDecodeError as error:
        return {}, [_not_toml(path, text, str(error))]
    except (RecursionError, ValueError) as error:
        return {}, [f"{path}:1: this is not TOML: {error}"]
    checker = Checker(values, find_lines(text))
    board = {"name": path.stem, **checker.check()}
    return board, [f"{path}:{line}: {sentence}" for line, sentence in sorted(checker.problems)]


def _not_toml(path: Path, text: str, message: str) -> str:
    found = re.search(r"\(at line (\d+), column \d+\)", message)
    line = int(found[1]) if found else len(text.splitlines()) or 1
    reason = re.sub(r"\s*\(at .*\)", "", message)
    return f"{path}:{line}: this is not TOML: {reason[:1].lower()}{reason[1:]}"


def begin_board(path: Path, like: str) -> Path:
    """Make a new board file for a person to change. An existing file is not overwritten."""
    load_board(like)
    text = _find(like).read_text("utf-8")
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(f"# A copy of {like} to start with: see board_defs/ for other boards.\n{text}")
    except FileExistsError:
        raise BoardError(f"{path} already exists; choose another name") from None
    except OSError as error:
        raise BoardError(f"{path} cannot be written: {error.strerror or error}") from None
    return path
