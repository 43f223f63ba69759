"""The README's animation: real presses on the emulated device, filmed with the keys around its glass."""

import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from app.walk import steps_to
from games.la_strada import scenes as strada
from games.strada_romana import scenes as romana
from games.strata7 import scenes as strata
from games.strata7.positions import CHAIN
from PIL import Image, ImageDraw
from screens.hands import on_top, open_board, pause

from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.drawings.picture import CHALK, NIGHT, rgb
from wayside_host.drawings.raster import write

BOARD = "pico_display"
SCALE = 2
SIDE, RIM = 92, 18  # from the edge of the body to the glass, with room for the keys
CAPTION = 44
BODY, KEY, PRESSED, GROUND = (44, 52, 62), (82, 96, 112), (248, 152, 0), (16, 20, 26)
# ms: a press, a long one, its result, a new caption, no power
TAP, HELD, LOOK, READ, DARK = 180, 800, 620, 1900, 1000


class Filmed(Device):
    """A device that makes two pictures of each press: the key goes down, and the result."""

    frames: list[tuple[Image.Image, int]]
    caption = ""
    filming = False

    def press(self, *actions: str) -> None:
        if not self.filming:
            super().press(*actions)
            return
        for action in actions:
            held = action.startswith("hold_")
            down = 900 if held else 60
            key = self.key_of(action.removeprefix("hold_"))
            self.hardware.press(key, down)
            self.run(40)
            self.shoot(TAP if not held else HELD, key)
            self.run(down + 80)
            self.shoot(LOOK)

    def shoot(self, ms: int, pressed: str | None = None) -> None:
        self.frames.append((frame(self.board, self.picture(), pressed, self.caption), ms))

    def say(self, caption: str) -> None:
        """The next caption; the picture stays while it is read."""
        self.caption = caption
        self.filming = True
        self.shoot(READ)


def frame(board: dict[str, Any], glass: Image.Image, pressed: str | None, caption: str) -> Image.Image:
    """The glass in its body, with a key at each corner and a line under it."""
    shown = glass.convert("RGB").resize((glass.width * SCALE, glass.height * SCALE), Image.Resampling.NEAREST)
    width, height = shown.width + 2 * SIDE, shown.height + 2 * RIM
    picture = Image.new("RGB", (width, height + CAPTION), GROUND)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, width - 1, height - 1), 22, BODY)
    pen.rectangle((SIDE - 5, RIM - 5, SIDE + shown.width + 4, RIM + shown.height + 4), rgb(NIGHT))
    picture.paste(shown, (SIDE, RIM))
    for key in board["keys"]:
        x = SIDE // 2 if key["corner"].endswith("l") else width - SIDE // 2
        y = 76 if key["corner"].startswith("t") else height - 88
        down = key["name"] == pressed
        pen.rounded_rectangle((x - 26, y - 26, x + 26, y + 26), 12, PRESSED if down else KEY)
        write(picture, x, y, key["name"], 26, NIGHT if down else CHALK, "middle")
        write(picture, x, y + 42, key["action"].upper(), 16, CHALK, "middle")
    write(picture, width / 2, height + CAPTION / 2, caption, 20, CHALK, "middle")
    return picture


def start(flash: Path) -> Filmed:
    Filmed.frames = []
    return Filmed(load_board(BOARD), flash)


def clear(device: Filmed) -> None:
    """Back to the home screen, unseen."""
    from wayside.ui.screens.home.home import HomeScreen

    device.filming = False
    device.app.session.drop()
    device.app.stage.reset(HomeScreen(device.app.stage))
    device.run(20)


def go(device: Filmed, *tokens: str) -> None:
    """The shortest presses to these choices; the last one is only pointed at."""
    while True:
        picker = device.app.stage.top.picker
        rest = list(tokens[len(picker.path) :])
        device.press(*steps_to(picker, rest, "four"))
        if len(picker.entry.tokens) == len(rest):
            return
        device.press("ok")


def play(device: Filmed) -> None:
    strada.open_map(device)
    device.say("La Strada: it is your turn. OK: build a road.")
    device.press("ok")
    device.say("Every settlement in reach, with its price.")
    device.press("next", "next")
    device.say("OK: the ways there. OK again: it is built.")
    device.press("ok", "ok")
    assert device.app.session.match.moves
    device.say("A slip? Hold BACK: it is taken back.")
    device.press("hold_back")
    assert not device.app.session.match.moves
    clear(device)

    open_board(device)
    pause(device, "may_i")
    device.say("Nasca: may I lay this bar here?")
    go(device, "h3", "c", "7")
    device.press("ok")
    assert on_top(device) == "RefusalScreen"
    device.say("No, and it says why not.")
    clear(device)

    romana.open_board(device)
    device.say("Strada Romana: pick a wagon ...")
    go(device, "3:", "7C-8C-9H")
    device.say("... and see what waits where it stops.")
    clear(device)

    strata.open_board(device, CHAIN)
    device.say("Strata 7: a pawn, and where it goes.")
    go(device, "c", "2", "g4")
    device.say("A chain of jumps is one choice.")
    device.press("ok")
    assert device.app.session.match.moves
    device.say("Pull the plug ...")
    device.frames.append((frame(device.board, Image.new("RGB", device.picture().size), None, device.caption), DARK))
    device.filming = False
    device.cut_power()
    device.say("... and the match goes on where it was.")
    device.press("ok")
    device.shoot(READ)


def film() -> list[tuple[Image.Image, int]]:
    with tempfile.TemporaryDirectory() as flash:
        device = start(Path(flash))
        play(device)
    return device.frames


def gif(frames: list[tuple[Image.Image, int]]) -> bytes:
    """All frames with the same few colours, so that only changes take space."""
    colours = sorted({colour for picture, _ in frames for _, colour in picture.getcolors(1 << 16)})
    assert len(colours) <= 256, f"{len(colours)} colours"
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    indexed = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture, _ in frames]
    made = BytesIO()
    indexed[0].save(
        made, "GIF", save_all=True, append_images=indexed[1:], duration=[ms for _, ms in frames], loop=0, optimize=False
    )
    return made.getvalue()
