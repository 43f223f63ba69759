"""The table of figures on its page of the guide, between two marks."""

from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "host_tools/guide/figures.md"
BEGIN, END = "<!-- figures: written by `make figures` -->", "<!-- end of the figures -->"


def write(table: str) -> None:
    page = PAGE.read_text("utf-8")
    before, after = page[: page.index(BEGIN) + len(BEGIN)], page[page.index(END) :]
    aside = PAGE.with_suffix(".new")
    aside.write_text(f"{before}\n```text\n{table}\n```\n{after}", "utf-8")
    aside.replace(PAGE)


def shown() -> str:
    """The table on the page now."""
    page = PAGE.read_text("utf-8")
    return (
        page[page.index(BEGIN) + len(BEGIN) : page.index(END)].strip().removeprefix("```text\n").removesuffix("\n```")
    )
