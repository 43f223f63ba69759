"""What a game lacks or misspells, one sentence for each fault: names of the contract, data, texts, behaviour.

The texts are those that a device asks for during a random match, and all that follow from the
data: players, options, refusals, reasons for the end. contract.py says what the names of the contract mean.
"""

import difflib
import random
import re
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from app.wire import Wire
from moves import random_move, random_path
from screens.hands import back, on_top, walk_key

from wayside.games import FOLDER, find
from wayside.games.contract import Game, Rules
from wayside.games.panel import Panel
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.palette import RGB565
from wayside_host.boards.files import load_board
from wayside_host.device import Device

MUST = {
    Game: ("rules",),
    Rules: ("next", "check", "play", "score", "outcome", "snapshot", "restore"),
    Panel: ("draw",),
}
# Data of a Game, and the methods that it needs.
GOES_WITH = (("tallies", ("tally", "tally_text")), ("boards", ("editor", "editor_panel")))
NEAR = 0.85  # names that are this similar count as a typing error
MOST_MOVES = 120  # in the random match; a longer match is not finished
LAST = 3  # moves of the match that are played by keys
PRESSES = 120
END = 30  # presses on the screens at the end
PLACES, ASKED = 4, 8  # number of places in the match, and of questions at each


def faults(name: str) -> list[str]:
    """All faults of the game with this name."""
    game = find(name)
    wrong = faults_of_data(game, name)
    if not wrong:
        wrong = faults_of_class(game, Game)
        rules = game.rules(game.usual_players(), {})
        wrong += faults_of_class(rules, Rules) + faults_of_match(game)
        for board in ("pico_display", "waveshare_oled_13"):
            wrong += faults_on_device(game, board)
        wrong += faults_of_texts(game)
    return list(dict.fromkeys(wrong))


# Names


def faults_of_class(thing: object, base: type) -> list[str]:
    """The faulty names of an object of a class of the contract."""
    kind = type(thing)
    if not isinstance(thing, base):
        return [f"{kind.__name__} must build on the {base.__name__} of {base.__module__}"]
    known = {name for name in dir(base) if not name.startswith("_")}
    wrong = [
        f"{kind.__name__} must have {name}()" for name in MUST[base] if getattr(kind, name) is getattr(base, name, None)
    ]
    for name in sorted({name for cls in kind.__mro__ if cls not in base.__mro__ for name in vars(cls)}):
        likely = difflib.get_close_matches(name, known, 1, NEAR)
        if name not in known and likely and not name.startswith("_"):
            wrong.append(f"{kind.__name__} has '{name}', which the contract does not know: is '{likely[0]}' meant?")
    if base is Game:
        own = {name for name in vars(kind) if not name.startswith("_")} - known
        wrong += [f"{kind.__name__} has '{name}', which the contract does not know" for name in sorted(own)]
    return wrong


# Data


def faults_of_data(game: Game, name: str) -> list[str]:
    wrong = []
    kind = type(game).__name__
    if game.name != name:
        wrong.append(f"{kind}.name is '{game.name}', but the folder is called '{name}'")
    if not game.players or len(set(game.players)) < len(game.players) or any(len(p) != 1 for p in game.players):
        wrong.append(f"{kind}.players must be letters or digits, each another one: {game.players}")
    least, usual, most = game.seats
    if not 1 <= least <= usual <= most <= len(game.players):
        wrong.append(f"{kind}.seats must be the fewest players, the usual number, the most: {game.seats}")
    for player in game.players:
        if game.colours.get(player) not in range(len(RGB565)):
            wrong.append(f"{kind}.colours must have a number of the palette for player {player}")
    keys = [option.key for option in game.options()]
    named = {what: getattr(game, what) for what in ("setup", "tallies", "kept", "chance")}
    for what, chosen in {**named, "board": (game.board,) if game.board else ()}.items():
        wrong += [f"{kind}.{what} names '{key}', which is no option" for key in chosen if key not in keys]
    for data, methods in GOES_WITH:
        for method in methods if getattr(game, data) else ():
            if getattr(type(game), method) is getattr(Game, method):
                wrong.append(f"{kind} has {data}, so it must have {method}()")
    for option in game.options():
        if option.choices and option.default not in option.choices:
            wrong.append(f"the default of option {option.key}, '{option.default}', is none of its choices")
    return wrong


# A match


def faults_of_match(game: Game) -> list[str]:
    """`next`, `check`, `play`, snapshots, positions and records agree in a random match. Returns the first fault."""
    try:
        return next(match_faults(game), [])
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return [f"{Path(place.filename).name}, line {place.lineno}: {type(error).__name__}: {error}"]


def match_faults(game: Game) -> Iterator[list[str]]:
    rng = random.Random(1)
    match = Match(game.name)
    rules = match.rules
    if len(rules.score()) != len(match.players):
        yield ["score() must have a total for each player"]
    while rules.turn >= 0 and len(match.moves) < MOST_MOVES:
        before, text = rules.snapshot(), rules.position()
        path = random_path(rules, rng)
        move = rules.text_of(path)
        refusal = rules.check(move)
        if refusal is not None:
            yield [f"next() offers {path}, but check('{move}') refuses it: {refusal.code}"]
        match.play(move)
        after = rules.snapshot()
        if after == before:
            yield [f"play('{move}') changes nothing of the snapshot"]
        rules.restore(before)
        if rules.snapshot() != before or rules.position() != text:
            yield [f"restore() does not bring back the snapshot before '{move}'"]
        rules.set_position(text)
        if rules.position() != text:
            yield ["set_position() does not bring back what position() said"]
        rules.restore(after)
    again = record.read(record.write(match))
    if again.rules.score() != rules.score() or again.rules.position() != rules.position():
        yield ["a record that is read back gives another match"]
    if rules.turn < 0 and (rules.next([]) or rules.outcome() is None or not rules.chapter):
        yield ["when turn is -1, next() must offer nothing, outcome() tell a reason, chapter be more than 0"]


# Texts


def faults_of_texts(game: Game) -> list[str]:
    """The texts that follow from the data, in each language of the game."""
    keys = ["name", "setup_status", "help_how", "help_board", *(f"player_{player}" for player in game.players)]
    for option in game.options():
        if option.choices or option.key in game.tallies:
            keys += [f"option_{option.key}", f"about_{option.key}"]
        for value in option.choices or ():
            plain = value in ("on", "off") or re.fullmatch(r"[0-9x]+", value)
            keys += [] if plain else [f"value_{option.key}_{value}"]
    keys += ["ours", *(f"value_{game.board}_{name}" for name in game.boards)] if game.board else []
    keys += ["boardless", "value_{}_{}".format(*game.boardless)] if game.boardless else []
    codes = codes_in_source(game.name) | codes_in_texts(game.name)
    keys += [f"why_{code}" for code in sorted(codes)]
    keys += [f"refuse_{code}" for code in sorted(codes) if not Texts("en").has(f"refuse.{code}")]
    keys += [f"page_{page}" for page, _ in game.pages(game.rules(game.usual_players(), {}))]
    wrong = []
    for language in LANGUAGES:
        texts = Texts(language)
        path = Path(FOLDER, game.name, "texts", f"{language}.txt")
        if path.exists() or language == LANGUAGES[0]:
            wrong += [lacking(f"{game.name}.{key}", language) for key in keys if not texts.has(f"{game.name}.{key}")]
    return wrong


def codes_in_source(game: str) -> set[str]:
    """The keys of refusals that are written in full in the source; others are found during the match."""
    source = "".join(path.read_text("utf-8") for path in Path(FOLDER, game).rglob("*.py"))
    return set(re.findall(r'Refusal\(\s*"(\w+)"', source))


def codes_in_texts(game: str) -> set[str]:
    """A refusal needs both a text and a reason."""
    text = Path(FOLDER, game, "texts", "en.txt").read_text("utf-8")
    return set(re.findall(r"^(?:refuse|why)_(\w+) = ", text, re.MULTILINE))


def lacking(key: str, language: str) -> str:
    game, _, name = key.partition(".")
    return f"games/{game}/texts/{language}.txt lacks the text {name}"


# On a device


def faults_on_device(game: Game, board: str) -> list[str]:
    """A random match: its last moves by keys, the menu, the screens at the end; and the texts that are asked for."""
    rng = random.Random(2)
    match = random_match(game.name, rng)
    missing: dict[str, None] = {}
    own = Texts._text

    def noted(texts: Texts, key: str) -> str:
        text = own(texts, key)
        if text == key and key.startswith(f"{game.name}."):
            missing[key] = None
        return text

    with tempfile.TemporaryDirectory() as folder, mock.patch.object(Texts, "_text", noted):
        device = Device(load_board(board), Path(folder), serial=Wire("turn"))
        open_board(device, match)
        press_keys(device, rng, END)
        ask(device, match, rng)
        match.undo(LAST)
        open_board(device, match)
        press_keys(device, rng, PRESSES)
        wrong = faults_of_class(game.panel(match.rules, device.app.canvas, Texts("en")), Panel)
        crashes = device.app.session.crashes()
        played = device.app.session.match
        if played is not None and record.read(record.write(played)).rules.score() != played.rules.score():
            wrong.append("the device and a plain referee count another score")
    if crashes:
        wrong.append(f"the device stops with a fault: {crashes[-1]}")
    return wrong + [lacking(key, LANGUAGES[0]) for key in missing]


def random_match(game: str, rng: random.Random) -> Match:
    """Go to the end of the match, if it has one."""
    match = Match(game)
    while match.rules.turn >= 0 and len(match.moves) < MOST_MOVES:
        match.play(random_move(match.rules, rng))
    return match


def say(device: Device, line: str) -> str:
    device.serial.lines.append(line)
    device.run(500)
    return device.serial.answers[-1]


def open_board(device: Device, match: Match) -> None:
    answer = say(device, "load " + record.write_line(match))
    assert answer.startswith("="), answer
    device.press("ok")
    device.run(500)


def press_keys(device: Device, rng: random.Random, count: int) -> None:
    for _ in range(count):
        if on_top(device) in ("HomeScreen", "CrashScreen"):
            return
        if rng.randrange(12) == 0:
            back(device)
        else:
            device.press(rng.choice(("ok", walk_key(device))))


def ask(device: Device, match: Match, rng: random.Random) -> None:
    """Ask why some moves are not legal, at several places of the match, and about nonsense."""
    for _ in range(PLACES):
        count = match.undo(rng.randrange(len(match.moves) + 1))
        say(device, "load " + record.write_line(match))
        for _ in range(ASKED):
            path = try_path(match.rules, rng)
            refusal = match.check(match.rules.text_of(path)) if path else None
            if refusal is not None:
                say(device, "check " + match.rules.text_of(path))
                device.app.stage.texts(f"{match.game}.why_{refusal.code}")
        say(device, "check nonsense")
        match.redo(count)


def try_path(rules: Rules, rng: random.Random) -> list[str]:
    """One well-formed move, or nothing."""
    path: list[str] = []
    while choices := rules.tries(path):
        token = rng.choice(choices).token
        if token == ".":
            return path
        path.append(token)
    return []
