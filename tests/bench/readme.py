"""The table of figures in the README, between two marks."""

from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN, END = "<!-- figures: written by `make figures` -->", "<!-- end of the figures -->"


def write(table: str) -> None:
    text = README.read_text("utf-8")
    before, after = text[: text.index(BEGIN) + len(BEGIN)], text[text.index(END) :]
    aside = README.with_suffix(".new")
    aside.write_text(f"{before}\n```text\n{table}\n```\n{after}", "utf-8")
    aside.replace(README)


def shown() -> str:
    """The table in the README now."""
    text = README.read_text("utf-8")
    return (
        text[text.index(BEGIN) + len(BEGIN) : text.index(END)].strip().removeprefix("```text\n").removesuffix("\n```")
    )
