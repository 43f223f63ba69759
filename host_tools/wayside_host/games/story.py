"""Tells a match move by move: who did what, the gain, and the state of the rules after it."""

from collections.abc import Mapping
from typing import Any, Iterator, NamedTuple

from wayside.games import load
from wayside.i18n.texts import Texts
from wayside.referee.match import Match
from wayside.referee.refusals import spoken
from wayside_host.games.telling import Teller, teller_of

LONGEST_NOTE = 16  # characters


class Step(NamedTuple):
    """The position after this many moves; step 0 is the start."""

    number: int
    seat: int  # the seat that moved; -1 at the start
    move: str  # in notation
    words: str  # for a person
    totals: tuple[int, ...]
    gains: tuple[int, ...]  # points gained in this step, by seat
    news: tuple[str, ...]
    tenths: int  # the time of the move


def named(texts: Texts, game: str, options: Mapping[str, str]) -> str:
    """The name of the game, with a note if the match was not played on the owner's board."""
    name = texts(f"{game}.name")
    return f"{name} ({texts.fit(f'{game}.ours', LONGEST_NOTE)})" if load(game).is_ours(options) else name


class Story:
    """Computes the steps of a match once; `positions` walks through them with the rules."""

    def __init__(self, match: Match) -> None:
        self.match = match
        game = load(match.game)
        self.texts = Texts("en")
        self.game = named(self.texts, match.game, match.options)
        self.says_points = teller_of(match.game, match.rules).says_points
        self.seats = range(len(match.players))
        self.names = [match.name_of(seat) or self.colour_name(seat) for seat in self.seats]
        self.colours = [game.colours[player] for player in match.players]
        self.steps = [step for _, step in self.positions()]

    def colour_name(self, seat: int) -> str:
        return self.texts(f"{self.match.game}.player_{self.match.players[seat]}")

    def positions(self) -> Iterator[tuple[Any, Step]]:
        """(rules, step) from the start on. The same rules object changes with each step."""
        told = self.match
        match = Match(told.game, told.players, told.options, told.names, told.start)
        rules = match.rules
        before = tuple(total for total, _ in rules.score())
        yield rules, Step(0, -1, "", "The start", before, (0,) * len(before), (), 0)
        for index, move in enumerate(told.moves):
            teller = teller_of(told.game, rules)
            seat = teller.actor(move)
            match.play(move, told.times[index])
            move = told.rules.revealed(move)  # what is secret while a game runs is open when it is over
            words = teller.words(move)
            totals = tuple(total for total, _ in rules.score())
            gains = tuple(now - then for now, then in zip(totals, before, strict=True))
            yield (
                rules,
                Step(index + 1, seat, move, words, totals, gains, self._news(rules, teller), told.times[index]),
            )
            before = totals

    def _news(self, rules: Any, teller: Teller) -> tuple[str, ...]:
        told = []
        for code, facts in rules.news:
            if code in teller.told:
                continue
            words = spoken(self.texts, self.match.game, facts, self.match.names)
            told.append(self.texts(f"{self.match.game}.news_{code}", **words).replace("\n", " "))
        return tuple(told)

    # In words

    def caption(self, step: Step) -> str:
        """A line with who did what, and the gain."""
        who = f"{self.names[step.seat]}: " if step.seat >= 0 else ""
        parts = [who + step.words, *self.changes(step), *step.news]
        return " · ".join(parts)

    def changes(self, step: Step) -> list[str]:
        """Points that a move brought or cost, the mover's first."""
        if self.says_points:
            return []
        order = sorted(self.seats, key=lambda seat: seat != step.seat)
        shown = []
        for seat in order:
            gain = step.gains[seat]
            if gain:
                amount = f"+{gain}" if gain > 0 else f"−{-gain}"
                shown.append(amount if seat == step.seat else f"{self.names[seat]} {amount}")
        return shown

    def result(self) -> str:
        """Who won, or that the match is not finished."""
        outcome = self.match.rules.outcome()
        if outcome is None:
            return f"Not finished after move {len(self.match.moves)}"
        first = outcome[1][0]
        if len(first) == 1:
            return self.texts("ui.wins", player=self.names[first[0]])
        if len(first) == len(self.names):
            return self.texts("ui.draw")
        return " and ".join(self.names[seat] for seat in first) + " share the first place"

    def reason(self) -> str:
        """Why the match ended, in a sentence; empty if it is not over."""
        outcome = self.match.rules.outcome()
        if outcome is None:
            return ""
        if self.steps[-1].news:
            return self.steps[-1].news[-1]
        return self.texts.forms(f"{self.match.game}.end_{outcome[0]}")[0] + "."

    def winners(self) -> list[int]:
        """The winning seats, if the match is over."""
        outcome = self.match.rules.outcome()
        return list(outcome[1][0]) if outcome is not None else []

    def places(self) -> list[int | None]:
        """The rank of each seat, from 1; equal players share a rank."""
        places: list[int | None] = [None for _ in self.seats]
        outcome = self.match.rules.outcome()
        place = 1
        for seats in outcome[1] if outcome is not None else []:
            for seat in seats:
                places[seat] = place
            place += len(seats)
        return places

    def options(self) -> list[tuple[str, str]]:
        """(label, value) of the options that are not default."""
        changed = []
        game = load(self.match.game)
        for option in game.options():
            value = self.match.options[option.key]
            if value != option.default:
                label = self._or(f"{self.match.game}.option_{option.key}", option.key.replace("_", " "))
                own = "typed in or laid out" if option.key == game.board else value
                shown = self._or(f"{self.match.game}.value_{option.key}_{value}", own)
                changed.append((label, self._or(f"ui.{value}", shown) if value in ("on", "off") else shown))
        return changed

    def breakdown(self) -> list[list[tuple[str, int]]]:
        """For each seat the lines of the final score."""
        result = []
        for _, lines in self.match.rules.score():
            result.append(
                [
                    (self.texts(label, **spoken(self.texts, self.match.game, facts, self.match.names)), points)
                    for label, facts, points in lines
                ]
            )
        return result

    def has_times(self) -> bool:
        return any(self.match.times)

    def clock(self, seat: int) -> str:
        return minutes(self.match.clock(seat))

    def _or(self, key: str, other: str) -> str:
        return self.texts(key) if self.texts.has(key) else other


def minutes(tenths: int) -> str:
    """1:05:09, or 12:40 without hours."""
    seconds = tenths // 10
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"
