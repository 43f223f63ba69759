"""The books (2.12): the game without a road. A road written down by its books gives the same coins, goods and end."""

import random

import pytest
from games.strada_romana.chance import options_of
from games.strada_romana.people import lazy, path_of
from games.strada_romana.tables import PLAYERS, code, facts, match, play, tokens
from moves import ONE_IN

from wayside.games.moves import BadOption
from wayside.games.strada_romana import GAME
from wayside.games.strada_romana.rules.shared import seal
from wayside.games.strada_romana.rules.shared.notation import DRAW, FINISHED, GO, PAY, read_move
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, NO_GOOD, TILE
from wayside.referee import record
from wayside.referee.match import Match

GAMES = max(2, 120 // ONE_IN)
CUBES = "red,red,red,red,blue,blue,green,green,yellow,yellow,brown,brown,white,white"
TILES = "red,blue,green,yellow,brown,white"


def books(count=3, coins="", points="", goods="", held="", arrived="-", cubes=CUBES, **options):
    """The books of this number of players; what is listed by seat and left out is nothing."""
    rules = match(count, mode="books", **options)
    line = "turn=R last=%s arrived=%s tiles=%s cubes=%s" % (PLAYERS[count - 1], arrived, TILES, cubes)
    for key, text, empty in (
        ("coins", coins, "0"),
        ("points", points, "0"),
        ("goods", goods, "000000/000000"),
        ("held", held, "-"),
    ):
        parts = text.split() + [empty] * (count - len(text.split()))
        line += " %s=%s" % (key, ",".join([PLAYERS[seat] + parts[seat] for seat in range(count)]))
    rules.set_position(line)
    return rules


def test_a_tile_pays_a_coin_for_each_like_cube_that_lies_out():
    rules = play(books(), "move tile=red draw=blue")
    assert rules.pieces.coins[0] == 4
    assert rules.pieces.own(0, TILE, 1) == 1
    assert rules.pieces.on_board(TILE, 1) == 0 and rules.pieces.on_board(TILE, 3) == 2


def test_a_cube_brings_no_coins_and_is_replaced():
    rules = play(books(), "move cube=red draw=white")
    assert rules.pieces.coins[0] == 0 and rules.pieces.own(0, CUBE, 1) == 1
    assert rules.pieces.on_board(CUBE, 1) == 3 and rules.pieces.on_board(CUBE, 5) == 3


def test_a_turn_in_which_nothing_was_taken():
    assert play(books(), "move").turn == 1
    assert play(books(coins="3"), "move pay=2").pieces.coins[0] == 1


def test_coins_are_paid_as_the_special_moves_cost():
    assert code(books(coins="1"), "move pay=2") == "coins"
    assert code(books(coins="4"), "move pay=5") == "no_special"
    assert code(books(coins="0"), "move tile=red draw=blue pay=1") == "syntax", "the payment comes first"


def test_the_colour_must_lie_out_and_the_bag_must_have_what_came():
    cubes = CUBES.replace("white", "red")
    assert code(books(cubes=cubes), "move cube=white draw=red") == "no_cube_out"
    assert "white" not in tokens(books(cubes=cubes), "cube=")
    assert code(books(cubes=cubes), "move cube=red draw=red") == "bag_lacks_cube"
    assert code(books(), "move tile=red") == "draw_untold"
    assert facts(books(), "move tile=red") == {"colour": "red"}
    assert code(books(), "move tile=red draw=none") == "bag_has"


def test_one_good_with_two_or_three_players_one_of_each_with_four_or_five():
    both = "move tile=red draw=blue cube=red draw=white"
    assert code(books(3), both) == "one_good"
    assert code(books(4), both) is None
    assert code(books(4), "move cube=red draw=blue cube=red draw=white") == "one_each"


def test_cube_then_tile_and_tile_then_cube_pay_differently():
    first = play(books(4), "move tile=red draw=blue cube=red draw=white")
    second = play(books(4), "move cube=red draw=white tile=red draw=blue")
    assert (first.pieces.coins[0], second.pieces.coins[0]) == (4, 3)


def test_a_wagon_arrives_once_and_the_fourth_ends_the_game_at_once():
    rules = books(arrived="9,2")
    assert code(rules, "move arrive=9") == "wagon_arrived"
    assert code(rules, "move arrive=3,3") == "wagon_arrived"
    assert rules.canonical("move arrive=3,7,8") == "move arrive=3,7", "what comes after the end is dropped"
    play(rules, "move arrive=3,7 tile=red draw=blue")
    assert rules.outcome()[0] == "arrivals" and rules.turn == -1
    assert rules.pieces.own(0, TILE, 1) == 0


def test_wagon_tiles_count_by_the_wagons_that_arrived():
    rules = play(books(2, held="1+7", arrived="1,2,3"), "move arrive=4")
    assert rules.score()[0][0] == 3 - 1


def test_the_20th_point_ends_the_game_and_the_coins_of_the_tile_are_kept():
    rules = play(books(2, coins="4", points="10 9"), "move tile=red draw=blue arrive=3")
    assert rules.outcome()[0] == "points" and rules.pieces.coins[0] == 3
    assert rules.pieces.arrived() == 0


def test_no_move_of_a_road_is_read_and_no_word_of_the_books_on_a_road():
    for move in ("move 1:1H-2H-3H", "move tile=I draw=red", "move cube=M01 draw=red"):
        assert code(books(), move) == "syntax"
    for move in ("move", "move pay=1", "move tile=red draw=blue", "move arrive=3", "move 1:1H-2H-3H arrive=2"):
        assert code(match(), move) == "syntax"
    assert code(books(), "move arrive=11") == "no_wagon"


def test_the_device_draws_and_says_what_came():
    rules = books(bag="device", seed="7")
    canonical = rules.canonical("move tile=red")
    assert canonical.startswith("move tile=red draw=") and code(rules, canonical) is None
    play(rules, "move tile=red")
    assert rules.news[0][0] == "came_tile"


def test_the_layout_is_typed_in_without_the_wagons():
    rules = match(mode="books", layout="typed")
    assert rules.expects() == "tiles" and code(rules, "ostia 1 2 3 4 5") == "laying"
    play(rules, "tiles red blue green white brown yellow", "cubes" + " red blue" * 5 + " white" * 4)
    assert rules.expects() == "turn" and rules.pieces.on_board(CUBE, 1) == 5


def test_the_costs_and_the_number_of_markets_are_those_of_the_board():
    from wayside.games.strada_romana.setup.start.roads import STANDIN

    dear = STANDIN.replace("|1234|", "|2344|").replace(STANDIN.split("|")[2], "1H,2L,3H")
    rules = match(mode="books", board=dear, start_coins="4,4,4,4,4")
    assert code(rules, "move pay=1") == "no_special" and code(rules, "move pay=2") is None
    assert sum(rules.pieces.on_board(CUBE, colour) for colour in range(6)) == 3


@pytest.mark.parametrize("line", ["arrived=3,3", "arrived=11", "arrived=1,2,3,4", "ostia=1,2,3,4,5 rome=6,7,8,9,10"])
def test_a_position_of_the_books_that_cannot_be_is_refused(line):
    rules = match(mode="books")
    before = rules.snapshot()
    with pytest.raises(BadOption):
        rules.set_position(line)
    assert rules.snapshot() == before
    with pytest.raises(BadOption, match="belongs to a match of the books"):
        match().set_position("arrived=3")


def test_what_is_told_is_written_in_one_way():
    rules = books(4, coins="3")
    written = "move pay=1 tile=red draw=blue cube=green draw=white arrive=3,7"
    for text in (written, "PAY=1 tile= red draw=blue cube=green draw= white arrive=3 arrive=7"):
        assert rules.check(text) is None and rules.canonical(text) == written
    path = "pay= 1 tile= red draw=blue cube= green draw=white arrive= 3 arrive= 7".split()
    assert rules.text_of(path) == written and tokens(rules, " ".join(path))[-1] == "."


# A game on a road, written down by its books


def told(rules, move):
    """A legal move on a road as the books are told it."""
    what, parts = read_move(move)
    if what == "wagon":
        return "wagon=%d" % (parts[0] if isinstance(parts[0], int) else seal.opened(parts[0]))
    if what != "move":
        return move
    spaces = [list(spaces) for spaces in rules.pieces.spaces]
    words, due = ["move"], (CUBE, 0)
    for part in parts:
        if part[0] == PAY:
            words.append("pay=%d" % part[1])
        elif part[0] == GO:
            words += ["arrive=%d" % (part[1] + 1)] if part[2][-1] == FINISHED else []
        elif part[0] == DRAW:
            spaces[due[0]][due[1]] = part[1]
            words.append("draw=" + ("none" if part[1] == NO_GOOD else COLOURS[part[1]]))
        else:
            due = part[1:]
            words.append("%s=%s" % (("cube", "tile")[due[0]], COLOURS[spaces[due[0]][due[1]]]))
    return " ".join(words)


def ledger(rules):
    """Everything that a road and its books have in common."""
    pieces = rules.pieces
    out = [pieces.on_board(kind, colour) for kind in (CUBE, TILE) for colour in range(6)]
    purse = list(pieces.coins), list(pieces.points), [list(goods) for goods in pieces.goods], list(pieces.wagon_tiles)
    return purse, out, pieces.arrived(), rules.bag(CUBE), rules.bag(TILE), rules.turn, rules.score(), rules.outcome()


@pytest.mark.parametrize("chunk", range(4))
def test_a_game_on_a_road_written_down_by_its_books_is_the_same(chunk):
    ends = set()
    for seed in range(chunk, GAMES, 4):
        options = options_of(seed)
        rng = random.Random(seed)
        road = lazy(match(2 + seed % 4, **options), seed)
        book = match(2 + seed % 4, mode="books", **options)
        assert ledger(book) == ledger(road)
        while road.turn >= 0:
            move = road.canonical(road.text_of(path_of(road, rng)))
            line = told(road, move)
            assert book.check(line) is None, (line, move, book.check(line), book.position())
            road.play(move)
            book.play(book.canonical(line))
            assert ledger(book) == ledger(road), (line, move, options)
        ends.add(road.outcome()[0])
    assert ends == {"points", "arrivals"} or ONE_IN > 1


# Random play


@pytest.mark.parametrize("seed", range(max(1, 12 // ONE_IN)))
def test_random_books_go_back_to_their_start_and_their_record_gives_the_same_match(seed):
    rng = random.Random(seed)
    options = {key: value for key, value in options_of(3 * seed).items() if key != "seed"}
    game = Match("strada_romana", list(GAME.players[: 2 + seed % 4]), dict(options, mode="books", seed=str(seed)))
    snapshots = [game.rules.snapshot()]
    while game.rules.turn >= 0 and len(game.moves) < 200:
        path = []
        while True:
            choices = game.rules.next(path)
            assert choices, path
            token = rng.choice(choices).token
            if token == ".":
                break
            path.append(token)
            assert rng.random() < 0.9 or game.rules.tries(path) is not None
        assert game.play(game.rules.text_of(path), 0) is None, path
        snapshots.append(game.rules.snapshot())
        other = match(len(game.players), **dict(options, mode="books", seed=str(seed)))
        other.set_position(game.rules.position())
        assert other.snapshot() == game.rules.snapshot()
    again = record.read(record.write(game))
    assert again.rules.snapshot() == snapshots[-1]
    for snapshot in reversed(snapshots[:-1]):
        game.undo(1)
        assert game.rules.snapshot() == snapshot


def test_next_offers_just_what_check_finds_legal():
    """Every colour, wagon and payment at the beginning of a turn, and the same after a good."""
    for rules in (books(3, coins="2"), books(4, coins="2", arrived="3")):
        for word, values in (
            ("tile=", COLOURS),
            ("cube=", COLOURS),
            ("arrive=", [str(wagon) for wagon in range(1, 11)]),
            ("pay=", "1234"),
        ):
            draw = " draw=blue" if word in ("tile=", "cube=") else ""
            legal = {value for value in values if code(rules, "move %s%s%s" % (word, value, draw)) is None}
            assert set(tokens(rules, word)) == legal
        assert ("cube=" in tokens(rules, "tile= red draw=blue")) == (len(rules.players) == 4)


def test_a_question_offers_all_colours_and_shows_nothing_of_the_stack():
    rules = books()
    assert [choice.token for choice in rules.tries(["cube="])] != [] and len(rules.tries(["pay="])) == 4
    assert "wagon" not in [choice.token for choice in rules.tries([])]
    assert "wagon" in [choice.token for choice in books(held="1+2+3").tries([])]
