"""The table of options on each game page, written from the device's own texts."""

from pathlib import Path

from wayside.games import load, names
from wayside.i18n.texts import Texts
from wayside.ui.screens.new_match.options import value_text

FOLDER = Path(__file__).resolve().parents[2] / "host_tools" / "guide"
BEGIN, END = "<!-- options: written by `make pictures` -->", "<!-- end of the options -->"
HEAD = "| option | values, the usual one first | what it means |\n|---|---|---|\n"


def table(game: str) -> str:
    texts = Texts()
    rows = []
    for option in load(game).options():
        if not texts.has(f"{game}.about_{option.key}"):
            continue
        others = [value for value in option.choices or () if value != option.default]
        values = [value_text(texts, load(game), option, value) for value in (option.default, *others)]
        label, about = texts(f"{game}.option_{option.key}"), texts(f"{game}.about_{option.key}")
        rows.append(f"| {label} | {', '.join(values)} | {about} |\n".replace("\\n", " "))
    return HEAD + "".join(rows)


def with_table(game: str) -> str:
    """The correct page of a game."""
    text = (FOLDER / f"{game}.md").read_text("utf-8")
    return f"{text[: text.index(BEGIN)]}{BEGIN}\n{table(game)}{text[text.index(END) :]}"


def main() -> None:
    for game in [game for game in names() if (FOLDER / f"{game}.md").exists()]:
        (FOLDER / f"{game}.md").write_text(with_table(game), "utf-8")
