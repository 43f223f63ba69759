"""Makes the page of a game: one HTML file with the board move by move, a chart of the score, and the breakdown."""

import base64
import hashlib
import json
from html import escape
from pathlib import Path
from string import Template

from wayside_host.drawings import drawing_of
from wayside_host.drawings.picture import CHALK, Picture
from wayside_host.drawings.svg import clean, colour, number, opening, shape_svg, shapes_svg
from wayside_host.games.chart import FOOT, HEIGHT, TOP, Chart
from wayside_host.games.frames import Frames
from wayside_host.games.story import Step, Story, minutes

FILES = Path(__file__).parent / "page"


def page(story: Story, date: str) -> str:
    """The whole page as text."""
    frames = _frames(story)
    chart = Chart(story)
    style, script = (FILES / "page.css").read_text("utf-8"), (FILES / "page.js").read_text("utf-8")
    last = story.steps[-1]
    return Template((FILES / "page.html").read_text("utf-8")).substitute(
        title=text(f"{story.game}: {' – '.join(story.names)}"),
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
        game=text(story.game),
        date=text(date),
        result=text(story.result()),
        reason=text(story.reason()),
        board=frames.board(f"The board: {story.caption(last)}"),
        last=last.number,
        caption=text(story.caption(last)),
        players=_players(story),
        chart=_chart(story, chart),
        breakdown=_breakdown(story),
        options=_options(story),
        moves=_moves(story),
        story=_data(story, frames, chart),
    )


def text(words: str) -> str:
    """Escape a text for HTML, also for attributes."""
    return escape(clean(words), quote=True)


def _frames(story: Story) -> Frames:
    drawing = drawing_of(story)
    ground = Picture(drawing.width, drawing.height)
    drawing.ground(ground)
    frames = Frames(ground)
    for rules, step in story.positions():
        picture = Picture(drawing.width, drawing.height)
        drawing.position(picture, rules, step)
        frames.add([shape_svg(shape) for shape in picture.shapes])
    return frames


def _hash(content: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


def _data(story: Story, frames: Frames, chart: Chart) -> str:
    data = {
        "parts": frames.parts,
        "frames": frames.told,
        "captions": [clean(story.caption(step)) for step in story.steps],
        "totals": [step.totals for step in story.steps],
        "across": [round(chart.across(step.number), 1) for step in story.steps],
    }
    # A '<' in a string could end the script element.
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def mark(story: Story, seat: int) -> str:
    """A player's mark as a small inline picture."""
    picture = Picture(18, 18)
    picture.mark(9, 9, 6, seat, story.colours[seat])
    extra = ' class="mark"'
    return opening(18, 18, story.colour_name(seat), extra) + shapes_svg(picture.shapes) + "</svg>"


def _players(story: Story) -> str:
    timed = story.has_times()
    heads = ["Player", "Score", "Place", *(["Time"] if timed else [])]
    rows = ["".join(f'<th class="{"number" if index else ""}">{head}</th>' for index, head in enumerate(heads))]
    places = story.places()
    for seat in story.seats:
        cells = [
            f"<td>{mark(story, seat)}{text(story.names[seat])}</td>",
            f'<td class="number total" id="total{seat}">{story.steps[-1].totals[seat]}</td>',
            f'<td class="number">{places[seat] or "–"}</td>',
        ]
        if timed:
            cells.append(f'<td class="number">{story.clock(seat)}</td>')
        rows.append("".join(cells))
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _chart(story: Story, chart: Chart) -> str:
    picture = chart.picture()
    label = "The score of each player after each move; the table above has the totals"
    x = number(chart.across(len(story.steps) - 1))
    line = f'<line id="cursor" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - FOOT}" stroke="{colour(CHALK)}"/>'
    return opening(picture.width, picture.height, label) + shapes_svg(picture.shapes) + line + "</svg>"


def _breakdown(story: Story) -> str:
    columns = []
    for seat, lines in enumerate(story.breakdown()):
        none = text(story.texts(story.match.game + ".no_points"))
        rows = (
            "".join(f'<tr><td>{text(label)}</td><td class="number">{points}</td></tr>' for label, points in lines)
            or f"<tr><td colspan=2>{none}</td></tr>"
        )
        head = f"<tr><th>{mark(story, seat)}{text(story.names[seat])}</th>"
        head += f'<th class="number">{story.steps[-1].totals[seat]}</th></tr>'
        columns.append(f"<table>{head}{rows}</table>")
    return '<div class="columns">' + "".join(columns) + "</div>"


def _options(story: Story) -> str:
    """The options that are not default."""
    changed = story.options()
    if not changed:
        return ""
    rows = "".join(f"<tr><td>{text(label)}</td><td>{text(value)}</td></tr>" for label, value in changed)
    return f"<section><h2>Rules that were changed</h2><table>{rows}</table></section>"


def _moves(story: Story) -> str:
    return "<ol>" + "".join(f"<li>{_jump(story, step)}</li>" for step in story.steps) + "</ol>"


def _jump(story: Story, step: Step) -> str:
    seat = mark(story, step.seat) if step.seat >= 0 else ""
    what = " · ".join([step.words, *story.changes(step)])
    time = minutes(step.tenths) if step.tenths else ""
    parts = (("n", str(step.number)), ("who", ""), ("what", text(what)), ("time", time))
    spans = "".join(f'<span class="{name}">{seat if name == "who" else content}</span>' for name, content in parts)
    return f'<button type="button">{spans}</button>'
