"""Draws the books of Strada Romana: tiles and cubes that lie out by colour, arrived wagons, and the players."""

from typing import Any

from wayside.games.strada_romana.rules.shared.notation import MOVE, PICK, read_move
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, COLOURS, CUBE, TILE, WAGONS
from wayside_host.by_game.strada_romana.goods_drawing import good
from wayside_host.by_game.strada_romana.players_drawing import Players
from wayside_host.drawings.picture import CHALK, EDGE, LEAF, MIST, NIGHT, Picture
from wayside_host.games.story import Step, Story

LEFT, PITCH, SIZE = 200, 80, 24
ROWS = ((TILE, "tiles lying out", 50), (CUBE, "cubes lying out", 90))
ARRIVALS = 130


class Drawing:
    def __init__(self, story: Story) -> None:
        self.players = Players(story, ARRIVALS + 30)
        self.width = self.players.width
        self.height = self.players.top + self.players.height

    def ground(self, picture: Picture) -> None:
        for colour, name in enumerate(COLOURS):
            picture.text(LEFT + PITCH * colour, 22, name, 13, MIST, "middle")
        for _, name, y in ROWS:
            picture.text(12, y, name, 14, MIST)
        picture.text(12, ARRIVALS, "arrived", 14, MIST)
        self.players.ground(picture)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        what, parts = (read_move(step.move) or ("", [])) if step.seat >= 0 else ("", [])
        taken = {part[1:] for part in parts if part[0] == PICK} if what == MOVE else set()
        for kind, _, y in ROWS:
            for colour in range(len(COLOURS)):
                count = rules.pieces.on_board(kind, colour)
                x = LEFT + PITCH * colour
                if count:
                    good(picture, x, y, kind, colour, SIZE, (kind, colour) in taken, str(count))
                else:
                    picture.text(x, y, "·", 16, EDGE, "middle")
        arrived = [wagon + 1 for wagon in range(WAGONS) if rules.pieces.at[wagon] == ARRIVED]
        for place, wagon in enumerate(arrived):
            x = LEFT - 14 + 40 * place
            picture.box(x, ARRIVALS - 11, 30, 22, LEAF, NIGHT, 1)
            picture.text(x + 15, ARRIVALS, str(wagon), 14, NIGHT, "middle", True)
        if not arrived:
            picture.text(LEFT, ARRIVALS, "none", 14, CHALK, "middle")
        self.players.position(picture, rules, step)
