"""Boards made by people: several are kept, each with a name; a power cut or a bad sector never harms another one."""

from wayside.store.boards import MOST, Boards
from wayside.store.files import Files


def boards(tmp_path, game="la_strada"):
    return Boards(Files(str(tmp_path)), game)


def test_a_board_comes_back_as_it_was_kept(tmp_path):
    assert boards(tmp_path).keep("Rimini", "PF\nHP")
    assert boards(tmp_path).all() == [(1, "Rimini", "PF\nHP")]


def test_each_game_has_its_own(tmp_path):
    boards(tmp_path, "strata7").keep("Rimini", "a")
    assert boards(tmp_path).all() == []


def test_a_board_of_the_same_name_is_replaced(tmp_path):
    kept = boards(tmp_path)
    kept.keep("Rimini", "a")
    kept.keep("Pisa", "b")
    kept.keep("Rimini", "c")
    assert kept.all() == [(1, "Rimini", "c"), (2, "Pisa", "b")]


def test_a_removed_board_is_gone_and_the_others_stay(tmp_path):
    kept = boards(tmp_path)
    kept.keep("Rimini", "a")
    kept.keep("Pisa", "b")
    assert kept.remove(1)
    assert kept.all() == [(2, "Pisa", "b")]


def test_there_are_so_many_and_no_more(tmp_path):
    kept = boards(tmp_path)
    for number in range(MOST):
        assert kept.keep(f"n{number}", "x")
    assert not kept.keep("more", "x")
    assert kept.keep("n3", "y")
    assert len(kept.all()) == MOST


def test_a_damaged_board_is_set_aside_and_the_others_are_read(tmp_path):
    kept = boards(tmp_path)
    kept.keep("Rimini", "a")
    kept.keep("Pisa", "b")
    file = tmp_path / "boards" / "la_strada" / "1"
    file.write_bytes(file.read_bytes()[:-1] + b"z")
    assert boards(tmp_path).all() == [(2, "Pisa", "b")]
    assert not file.exists() and [path.name for path in tmp_path.iterdir() if "bad" in path.name]


def test_without_room_nothing_changes(tmp_path):
    kept = boards(tmp_path)
    kept.keep("Rimini", "a")
    kept.files.room = lambda: (1000, 1_400_000)
    assert not kept.keep("Rimini", "b")
    assert kept.all() == [(1, "Rimini", "a")]
