"""The text protocol: each line is a command; the answer is '= ...' or '? code text', then an empty line."""

from wayside.games import find, names
from wayside.games.moves import END, BadOption
from wayside.referee import record
from wayside.referee.json_parts import json_parts

LONGEST_LINE = 16384
MOST_MOVES = 2000  # `legal` lists no more than this


class Refused(Exception):
    """The command is answered with '? code text'."""

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code
        self.text = text


class Protocol:
    """Answers one line at a time. `refusal_text(game, refusal)` puts a refusal into words."""

    def __init__(self, table, refusal_text):
        self.table = table
        self.refusal_text = refusal_text

    def answer(self, line):
        """The whole answer to a line, with its closing empty line; an empty text for an empty line or a comment."""
        return "".join(self.parts(line))

    def parts(self, line):
        """The same as a list of parts, because a device may not have enough memory for one long text."""
        line = line.replace("\t", " ").strip()
        if not line or line.startswith("#"):
            return []
        try:
            if len(line) > LONGEST_LINE:
                raise Refused("syntax", "a line has at most %d characters" % LONGEST_LINE)
            found = self._run(line)
        except Refused as refused:
            return ["? %s %s\n\n" % (refused.code, refused.text)]
        if not found:
            return ["=\n\n"]
        return ["= "] + (found if isinstance(found, list) else [found]) + ["\n\n"]

    def _run(self, line):
        word, _, rest = line.partition(" ")
        for usage, command in COMMANDS:
            if usage.partition(" ")[0] == word:
                return command(self, rest.strip())
        raise Refused("command", "there is no command '%s'; 'help' lists them" % printable(word))

    def _running(self):
        if self.table.match is None:
            raise Refused("match", "there is no match yet; start one with 'new GAME'")
        return self.table.match

    def _refuse(self, refusal):
        if refusal is not None:
            raise Refused(refusal.code, self.refusal_text(self.table.match.game, refusal))

    # A command returns a text, or a list of its parts.

    def games(self, rest):
        return separated("\n", names())

    def help(self, rest):
        return separated("\n", [usage for usage, _ in COMMANDS])

    def options(self, rest):
        game = asked_for(rest)
        least, _, most = game.seats
        others = " (%d to %d of %s)" % (least, most, "|".join(game.players)) if least < most else ""
        lines = ["players=%s%s" % (",".join(game.usual_players()), others)]
        for option in game.options():
            values = " (%s)" % "|".join(option.choices) if option.choices else ""
            lines.append("%s=%s%s" % (option.key, option.default, values))
        return separated("\n", lines)

    def new(self, rest):
        words = rest.split()
        if not words:
            raise Refused("syntax", "write 'new GAME key=value ...'; 'games' lists the games")
        game = asked_for(words[0])
        players, people, options = None, None, {}
        for word in words[1:]:
            key, mark, value = word.partition("=")
            if not mark or not key:
                raise Refused("syntax", "options are written key=value, not '%s'" % printable(word))
            if key == "players":
                players = value.split(",")
            elif key == "names":
                people = value.replace("_", " ").split(",")
            elif key in options:
                raise Refused("option", "option %s is given twice" % printable(key))
            else:
                options[key] = value
        try:
            self.table.start(game.name, players, options, named(players or game.usual_players(), people))
        except BadOption as error:
            raise Refused("option", printable(str(error)))
        return ""

    def position(self, rest):
        match = self._running()
        if not rest:
            return match.rules.position()
        try:
            self.table.start(match.game, match.players, match.options, match.names, rest)
        except BadOption as error:
            raise Refused("position", printable(str(error)))
        return ""

    def turn(self, rest):
        match = self._running()
        seat = match.rules.turn
        return "%s %s" % (match.players[seat] if seat >= 0 else "-", match.rules.expects())

    def next(self, rest):
        rules = self._running().rules
        choices = rules.next(rest.split())
        if rules.turn < 0:
            raise Refused("over", "the match is over; there is no next move")
        if not choices:
            raise Refused("prefix", "no legal move begins with '%s'" % printable(rest))
        return separated("\n", [choice.token for choice in choices])

    def legal(self, rest):
        rules = self._running().rules
        if not rules.countable:
            raise Refused("many", "a turn of this game has too many forms to list; 'next' lists the next words")
        moves = []
        paths = [[]]
        while paths:
            path = paths.pop()
            branches = []
            for choice in rules.next(path):
                if choice.token == END:
                    text = rules.text_of(path)
                    if text.lower().startswith(rest.lower()):
                        moves.append(text)
                else:
                    branches.append(path + [choice.token])
            paths.extend(reversed(branches))
            if len(moves) > MOST_MOVES:
                raise Refused("many", "more than %d legal moves; 'legal PREFIX' or 'next' lists fewer" % MOST_MOVES)
        return separated("\n", moves)

    def check(self, rest):
        self._refuse(self._running().check(rest))
        return ""

    def play(self, rest):
        self._running()
        self._refuse(self.table.play(rest))
        return ""

    def undo(self, rest):
        if not self._running().moves:
            raise Refused("undo", "there is nothing to undo")
        if rest == "turn":
            return str(self.table.undo_turn())
        return str(self.table.undo(count_of(rest)))

    def redo(self, rest):
        if not self._running().undone:
            raise Refused("redo", "there is nothing to redo")
        return str(self.table.redo(count_of(rest)))

    def score(self, rest):
        match = self._running()
        players = {}
        for seat, (total, lines) in enumerate(match.rules.score()):
            parts = []
            for label, facts, points in lines:
                part = {"label": label, "points": points}
                part.update(facts)
                parts.append(part)
            players[match.players[seat]] = {"total": total, "lines": parts}
        return json_parts(players, match.players)

    def outcome(self, rest):
        match = self._running()
        outcome = match.rules.outcome()
        if outcome is None:
            return "null"
        reason, ranking = outcome
        ranked = [[match.players[seat] for seat in seats] for seats in ranking]
        winner = ranked[0][0] if len(ranked[0]) == 1 else None
        return json_parts({"reason": reason, "ranking": ranked, "winner": winner}, ("reason", "ranking", "winner"))

    def state(self, rest):
        match = self._running()
        state = match.rules.state()
        state["game"] = match.game
        state["moves"] = len(match.moves)
        return json_parts(state, sorted(state))

    def record(self, rest):
        return separated("; ", record.statements(self._running()))

    def load(self, rest):
        if not rest:
            raise Refused("syntax", "write 'load' and the record, its statements joined by ';', on the same line")
        try:
            self.table.adopt(record.read(rest))
        except record.RecordError as error:
            raise Refused("record", printable(str(error)))
        return ""


# (usage, the method that answers)
COMMANDS = (
    ("games", Protocol.games),
    ("options GAME", Protocol.options),
    ("new GAME [players=R,B] [names=Anna,Bob] [key=value ...]", Protocol.new),
    ("position [TEXT]", Protocol.position),
    ("turn", Protocol.turn),
    ("next [TOKENS]", Protocol.next),
    ("legal [PREFIX]", Protocol.legal),
    ("check MOVE", Protocol.check),
    ("play MOVE", Protocol.play),
    ("undo [N|turn]", Protocol.undo),
    ("redo [N]", Protocol.redo),
    ("score", Protocol.score),
    ("outcome", Protocol.outcome),
    ("state", Protocol.state),
    ("record", Protocol.record),
    ("load RECORD", Protocol.load),
    ("help", Protocol.help),
)


def asked_for(name):
    """The Game of that name."""
    try:
        return find(name)
    except ValueError as error:
        raise Refused("game", printable(str(error)))


def named(players, names):
    """The names by player; there must be one for each player, and none may be empty."""
    if names is None:
        return {}
    names = [name.strip() for name in names]
    if len(names) != len(players) or not all(names):
        raise BadOption("give %d names, joined by commas" % len(players))
    for name in names:
        if ";" in name:
            raise BadOption("a name has no ';' in it")
    return {player: name for player, name in zip(players, names)}


def count_of(text):
    """The number in a text; an empty text means 1."""
    if not text:
        return 1
    if len(text) > 6 or not all([letter in "0123456789" for letter in text]) or int(text) == 0:
        raise Refused("syntax", "write a number of steps, 1 or more, not '%s'" % printable(text))
    return int(text)


def printable(text):
    """A text that a client sent, shortened and without control characters, so that it is safe to send back."""
    shown = "".join([letter if " " <= letter != "\x7f" else "?" for letter in text[:120]])
    return shown + "..." if len(text) > 120 else shown


def separated(separator, texts):
    """The texts as parts, with a separator between them."""
    return [(separator if index else "") + text for index, text in enumerate(texts)]
