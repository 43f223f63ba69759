"""A record is replayed by the rules; a fault is told with its line, in the words of the device."""

import random

import pytest
from host.games.samples import every
from host.games.saves import keep

from wayside.referee import record


def write(tmp_path, text, name="game.wayside"):
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return path


def test_a_record_of_every_game_is_sound(games, records):
    assert games("verify", records) == 0
    assert games.out.count(": valid, ") == len(every())


def test_the_line_that_breaks_a_rule_is_named_with_the_reason_in_words(games, tmp_path):
    path = write(tmp_path, "wayside 1\ngame nasca\nplayers R,B\nname R Anna\nmove c3v3\n\nmove c3h2\nend 2\n")
    assert games("verify", path) == 1
    assert games.out == (
        f"{path}, line 7: 'move c3h2' breaks a rule: d3 is the ground, c3 is not: the bar would lie askew. (ground)\n"
    )


def test_statements_on_one_line_are_counted_as_that_line(games, tmp_path):
    path = write(tmp_path, "wayside 1; game nasca; players R,B\nmove c3h5; move c3h4; end 2\n")
    assert games("verify", path) == 1
    assert f"{path}, line 2: 'move c3h4' breaks a rule" in games.out


def test_the_reason_has_names(games, tmp_path):
    text = "wayside 1\ngame any_game\nplayers 1,2\nname 2 Bob\nmove score 5\nmove finish\nend 2\n"
    assert games("verify", write(tmp_path, text)) == 1
    assert "line 6: 'move finish' breaks a rule: The round is not complete: Bob is next." in games.out


@pytest.mark.parametrize(
    "text, line, reason",
    [
        ("", 0, "the file is empty"),
        ("\n \n", 0, "the file is empty"),
        ("Dear diary", 1, "this is not a record of Wayside"),
        ("wayside 2\ngame nasca\nend 0\n", 1, "a record begins with 'wayside 1'"),
        ("wayside 1\nplayers R,B\nend 0\n", 3, "does not name its game"),
        ("wayside 1\ngame chess\nend 0\n", 2, "there is no game 'chess'"),
        ("wayside 1\ngame nasca\nmove c3h5\n", 3, "stops before its 'end'"),
        ("wayside 1\ngame nasca\nmove c3h5\nend 2\n", 4, "'end' counts 2 moves, the record has 1"),
        ("wayside 1\ngame nasca\noption tie=maybe\nend 0\n", 4, "option tie is one of draw"),
        ("wayside 1\ngame nasca\nfly away\nend 0\n", 3, "'fly' is not a statement"),
        ("wayside 1\ngame nasca\ntimes 1,2\nmove c3h5\nend 1\n", 5, "there are 2 times for 1 moves"),
    ],
)
def test_an_invalid_record_is_reported(games, tmp_path, text, line, reason):
    path = write(tmp_path, text)
    assert games("verify", path, "--json") == 1
    assert f'"line": {line or "null"}' in games.out and reason in games.out
    for command in ("show", "render", "export", "stats"):
        assert games(command, path) == 1
        assert reason in games.err and games.err.startswith("wayside: ")
    assert list(tmp_path.iterdir()) == [path]  # no unfinished files are left


def test_a_file_that_is_not_text_is_no_record(games, tmp_path):
    path = tmp_path / "photo.wayside"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert games("verify", path) == 1
    assert "it is not even text" in games.out


def test_a_missing_file_and_an_empty_folder_are_said(games, tmp_path):
    assert games("verify", tmp_path / "none.wayside") == 1
    assert "there is no such file or folder" in games.err
    for command in ("verify", "stats", "export", "render"):
        assert games(command, tmp_path) == 1
        assert "has no records in it" in games.err
    assert games("show", tmp_path) == 1
    assert "this is a folder, not a record" in games.err


def test_one_broken_record_among_sound_ones_makes_the_exit_code_1(games, records, tmp_path):
    broken = write(tmp_path, "wayside 1\ngame nasca\nmove c3h5\n")
    assert games("verify", records / "nasca.wayside", broken) == 1
    assert "nasca.wayside: valid" in games.out and f"{broken}, line 3" in games.out


class TestKeptGames:
    """The file of a device: a header with a checksum, a summary, then the record."""

    @pytest.fixture
    def kept(self, matches, tmp_path):
        keep(tmp_path / "flash", matches["nasca"])
        return tmp_path / "flash" / "saves" / "archive" / "1"

    def test_it_is_sound(self, games, kept):
        assert games("verify", kept) == 0

    def test_every_flipped_bit_is_noticed(self, games, kept):
        data = kept.read_bytes()
        rng = random.Random(4)
        for _ in range(40):
            at = rng.randrange(len(data))
            kept.write_bytes(data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :])
            assert games("verify", kept) == 1, at

    def test_a_damaged_one_says_what_to_do(self, games, kept):
        kept.write_bytes(kept.read_bytes()[:-20])
        assert games("show", kept) == 1
        assert "line 1: the file is damaged: its checksum is wrong. Pull it again" in games.err

    def test_one_of_a_newer_wayside_is_told_apart(self, games, kept):
        from binascii import crc32

        body = kept.read_bytes().partition(b"\n")[2]
        head = f"wayside-save 9 {len(body)} {crc32(body, crc32(b'9')):08x}\n"
        kept.write_bytes(head.encode() + body)
        assert games("verify", kept) == 1
        assert "a newer Wayside wrote this" in games.out

    def test_a_summary_that_does_not_fit_the_moves_is_noticed(self, games, matches, kept, tmp_path):
        from wayside.store.files import Files

        files = Files(str(kept.parent))
        summary, _, _ = files.read("1").partition("\n")
        files.write("1", summary + "\n" + record.write(matches["nasca_landscape"]))
        assert games("verify", kept) == 1
        assert "line 2: the summary says 26 : 20, the moves lead to" in games.out

    def test_the_line_is_that_of_the_file(self, games, kept):
        from wayside.store.files import Files

        files = Files(str(kept.parent))
        text = files.read("1")
        moves = [line for line in text.split("\n") if line.startswith("move ")]
        files.write("1", text.replace(moves[-1], moves[0]))
        assert games("verify", kept) == 1
        wanted = kept.read_text("utf-8").split("\n").index(moves[0], 60) + 1
        assert f"line {wanted}: '{moves[0]}' breaks a rule" in games.out


def test_nonsense_never_ends_in_a_traceback(games, matches, tmp_path):
    """Records with letters changed, lines missing or double: valid or not, there is always an answer."""
    rng = random.Random(11)
    path = tmp_path / "game.wayside"
    for name, match in matches.items():
        text = record.write(match)
        for _ in range(12):
            lines = text.split("\n")
            kind = rng.randrange(3)
            at = rng.randrange(len(lines) - 1)
            if kind == 0:
                del lines[at]
            elif kind == 1:
                lines.insert(at, rng.choice(lines))
            else:
                place = rng.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + rng.choice("xX0;=, é\x00>-") + lines[at][place + 1 :]
            path.write_text("\n".join(lines), "utf-8")
            assert games("verify", path) in (0, 1), name
            assert games.out.count("\n") == 1 and games.err == ""
