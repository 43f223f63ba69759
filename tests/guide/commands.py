"""All commands that the README and the game pages show: lines of code blocks, and commands within a text."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "host_tools/guide").glob("*.md")))
FENCE = "```"
NO_COMMANDS = ("text",)  # fenced blocks without commands
INLINE = re.compile(r"`((?:\w+=\S+ )*(?:make|wayside|cp|mpremote|pip|\.venv/bin/\w+) [^`]+)`")
COMMENT = re.compile(r"\s+#\s.*$")
SHOWN = re.compile(r"^(?: {4}|\t)\s*(\S.*)$")


class Command(NamedTuple):
    line: int
    text: str
    session: tuple[str, ...] = ()  # the lines of a console: input and answers


def commands(text: str) -> list[Command]:
    """In the order of the page. In an indented block every line is a command; a console has commands after a $."""
    found: list[Command] = []
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith(FENCE):
            fence = None if fence is not None else line.strip().removeprefix(FENCE)
        elif fence is None:
            shown = SHOWN.match(line)
            if shown:
                found.append(Command(number, COMMENT.sub("", shown[1])))
            else:
                found += [Command(number, one) for one in INLINE.findall(line)]
        elif fence == "console" and not line.startswith("$ "):
            found[-1] = found[-1]._replace(session=(*found[-1].session, line))
        elif fence not in NO_COMMANDS:
            found.append(Command(number, COMMENT.sub("", line.removeprefix("$ "))))
    return found
