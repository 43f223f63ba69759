"""Lists for the pause menu: what can be reached, what every player has left, what every settlement pays."""

from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.on_map.search import NEVER
from wayside.games.la_strada.rules.shared.land import PLACES
from wayside.games.la_strada.rules.shared.notation import BUILD
from wayside.games.la_strada.rules.shared.rulebook import PLAY
from wayside.games.la_strada.setup.groups import alike, firsts


def page(name, rules, texts, name_of):
    if name == "players":
        return _players(rules, texts, name_of)
    return _reach(rules, texts) if name == "reach" else _pays(rules, texts)


def _players(rules, texts, name_of):
    """Days, tiles and merchants of all players, which lie open on the table."""
    heads = (("days",), ("plain",), ("forest",), ("hill",), ("merchant",))
    rows = []
    for seat in range(len(rules.players)):
        counts = [rules.days[seat]] + list(rules.tiles(seat)) + [rules.board.left[seat]]
        rows.append(("seat%d" % (seat + 1), name_of(seat)[:8], [str(count) for count in counts], "", ()))
    return texts("la_strada.page_players"), heads, rows, texts.fit("la_strada.players_foot", 24)


def _label(rules, texts, place):
    return "%s %s" % (rules.place_name(place).upper(), texts("la_strada.kind_" + rules.kind(place)))


def _icon(rules, place):
    return ICONS[5 - rules.value(place)]


def _reach(rules, texts):
    """Every settlement that the player on turn has not linked, with its gold, and days: now, after saving, or never."""
    heads = (texts("la_strada.days"), texts("la_strada.gold"), "")
    days = rules.days[rules.turn]
    rows = []
    counts = [0, 0]
    if rules.phase == PLAY and not rules.is_tracker:
        reach = rules.reach()
        for place in range(PLACES):
            if not reach.is_target(place):
                continue
            rows.append(_reach_row(rules, texts, reach, place, days, counts))
    rows.sort(key=lambda row: row[0])
    foot = texts("la_strada.reach_foot", now=counts[0], later=counts[1])
    return texts("la_strada.page_reach"), heads, [row for _, row in rows], foot


def _reach_row(rules, texts, reach, place, days, counts):
    """(sort key, row)."""
    cost = reach.costs[place]
    turns = reach.turns_to_wait(place, days)
    label, icon, name = _label(rules, texts, place), _icon(rules, place), rules.place_name(place)
    if turns == NEVER:
        return 10000 + place, (icon, label, ("", "", texts("la_strada.never")), "never", ())
    gold = "+%d" % rules.gold_for_next(place)
    counts[1 if turns else 0] += 1
    if not turns:
        return cost * 20 + place, (icon, label, (str(cost), gold, ""), "now", (BUILD, name))
    way = "-".join([rules.hexes.name(cell) for cell in reach.way(place)])
    note = texts("la_strada.wait", turns=turns)
    return 1000 + cost * 20 + place, (icon, label, (str(cost), gold, note), "later", (BUILD, name, way))


def _pays(rules, texts):
    """What a merchant in each settlement earns now, and what after one more."""
    heads = (texts("la_strada.here"), texts("la_strada.now"), texts("la_strada.next"))
    rows = []
    for place in firsts(rules, range(PLACES)) if rules.is_tracker else range(PLACES):
        crowd = rules.board.crowd(place)
        now = str(rules.gold(place)) if crowd else "-"
        after = str(rules.gold_for_next(place))
        label = _label(rules, texts, place)
        if rules.is_tracker:
            label = "%d x %s" % (len(alike(rules, place)), texts("la_strada.kind_" + rules.kind(place)))
        rows.append((_icon(rules, place), label, (str(crowd), now, after), "", ()))
    return texts("la_strada.page_pays"), heads, rows, texts("la_strada.pays_foot")
