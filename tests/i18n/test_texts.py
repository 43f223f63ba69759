"""Every text exists in each language, with the same facts, in letters the fonts have, at the widths it must fit."""

import re
from pathlib import Path

import pytest

from wayside.games import load, names
from wayside.i18n.texts import LANGUAGES, Texts, checksum
from wayside.referee.refusals import spoken
from wayside.ui import fonts

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "firmware" / "wayside" / "i18n"
HELP = ROOT / "firmware/wayside/ui/screens/help.py"
VERB = 7  # letters beside a key
SMALLEST_LINE = 23  # characters of a refusal's line on 128x64
BANNER_LINE = 31  # on 240 pixels


def entries(language):
    """{section.key: text} of a language's file, read by other means than the firmware's."""
    found = {}
    section = ""
    for number, line in enumerate((FOLDER / f"{language}.txt").read_text().splitlines(), 1):
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            key, mark, text = line.partition(" = ")
            assert mark and text, f"{language}.txt:{number}: write 'key = text'"
            assert f"{section}.{key}" not in found, f"{language}.txt:{number}: {key} stands twice"
            found[f"{section}.{key}"] = text
    return found


ENGLISH = entries("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_in_each_language(language):
    assert set(entries(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_of_a_text_uses_only_facts_that_the_english_one_has(language):
    for key, text in entries(language).items():
        facts = set(re.findall(r"{(\w+)}", ENGLISH[key]))
        for form in text.split(" | "):
            assert set(re.findall(r"{(\w+)}", form)) <= facts, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_get_shorter(language):
    for key, text in entries(language).items():
        widths = [max(len(line) for line in form.split("\\n")) for form in text.split(" | ")]
        assert widths == sorted(widths, reverse=True), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter(language):
    missing = {letter for text in entries(language).values() for letter in text if fonts.index_of(letter) == fonts.BOX}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_beside_a_key_have_at_most_seven_letters(language):
    texts = Texts(language)
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside").rglob("*.py"))
    verbs = set(re.findall(r'"ok": self\.texts\("([\w.]+)"', source)) | {"ui.resume", "ui.choose", "ui.done", "ui.take"}
    verbs |= {f"nasca.verb_{what}" for what in ("place", "pass", "start")} | {"ui.go_on", "ui.score", "ui.ask"}
    assert len(verbs) > 10
    assert [key for key in verbs if len(texts(key)) > VERB] == []


# The longest facts a refusal can carry.
LONGEST: dict[str, dict[str, object]] = {
    "nasca": dict(cell="k10", other="k10", level=12, other_level=11, support=11, piece="k10v5", move="k10h2")
    | dict(length=5, room=4, limit=9),
    "la_strada": dict(
        cell="m13",
        other="m13",
        place="m13",
        player="K",
        terrain="H",
        needs=12,
        has=10,
        most=16,
        days=6,
        example="build g3-g4-g5",
        hint="save",
    ),
    "strada_romana": dict(
        square="14H", before="13H", space="M14", colour="yellow", player="Y", wagon=10, cost=4, coins=9, needs=4, has=3
    )
    | dict(made=2, count=30, word="ostia", example="ostia 1 4 6 9 10"),
    "strata7": dict(cell="j10", other="j10", room=8, count=8, points=8, player="B"),
    "jarnac": dict(player="R", word="WWWWWWWWW", old="WWWWWWWW", letter="W", count=144, line=9, length=30, least=6),
    "any_game": dict(player="3", name="9", most=9999),
    "refuse": {},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [SMALLEST_LINE, BANNER_LINE])
def test_refusals_and_news_fit_in_two_lines_even_with_the_longest_facts(language, columns):
    texts = Texts(language)
    for key in ENGLISH:
        if ".refuse_" in key or ".news_" in key:
            game = key.partition(".")[0]
            lines = texts.lines(key, columns, 2, **spoken(texts, game, LONGEST[game]))
            assert len(lines) <= 2 and max(map(len, lines)) <= columns, f"{language} {key}: {lines}"


def codes_in_source(game):
    """Every refusal code that a game's rules can give, found in their source."""
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside/games" / game).rglob("*.py"))
    return set(re.findall(r'Refusal\(\s*"(\w+)"', source)) | set(re.findall(r'return "(\w+)"$', source, re.MULTILINE))


# Words that rules return and that are no codes of refusals: what they expect, why a game ended.
NO_CODES = {
    "nasca": {"over", "pass", "bar", "neutral"},
    "la_strada": {"over", "no_merchants", "no_tiles", "no_route"},
    "strada_romana": {"over", "turn"},
    "strata7": set(),
    "jarnac": set(),
    "any_game": set(),
}
FEWEST = {"any_game": 7}  # codes; 14 in every other game


@pytest.mark.parametrize("game", names())
def test_every_refusal_has_a_text_and_a_rule_behind_it(game):
    explained = {key.rpartition(".why_")[2] for key in ENGLISH if key.startswith(f"{game}.why_")}
    codes = codes_in_source(game) - NO_CODES[game] | explained
    assert len(codes) > FEWEST.get(game, 14)
    for code in codes:
        assert f"{game}.refuse_{code}" in ENGLISH, code
        assert f"{game}.why_{code}" in ENGLISH, code


@pytest.mark.parametrize("game", names())
def test_every_option_has_a_label_an_explanation_and_words_for_its_values(game):
    for option in load(game).options():
        if option.choices or option.key in load(game).tallies:
            assert f"{game}.option_{option.key}" in ENGLISH
            assert f"{game}.about_{option.key}" in ENGLISH
        for value in option.choices or ():
            plain = value in ("on", "off") or re.fullmatch(r"[0-9x]+", value)
            assert plain or f"{game}.value_{option.key}_{value}" in ENGLISH, value


def test_every_key_that_the_firmware_names_has_a_text():
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside").rglob("*.py"))
    named = set(re.findall(rf'"((?:ui|dialog|refuse|{"|".join(names())})\.\w+)"', source))
    assert len(named) > 80
    partial = {key for key in named if key.endswith("_")}
    assert named - partial - set(ENGLISH) == set()


def help_names():
    """The texts that screens name for their help."""
    screens = "".join(path.read_text() for path in (ROOT / "firmware/wayside/ui").rglob("*.py"))
    return set(re.findall(r'^    help = "(\w+)"$', screens, re.MULTILINE))


def test_every_screen_has_the_help_it_names_and_every_game_tells_how_it_works():
    named = help_names()
    assert len(named) > 20
    wanted = {f"help.{name}" for name in named} | {
        f"help.{what}_{game}" for what in ("how", "board") for game in names()
    }
    helps = {key for key in ENGLISH if key.startswith("help.")}
    in_keys = {key for key in re.findall(r'"(help\.\w+)"', HELP.read_text()) if not key.endswith("_")}
    assert helps == wanted | in_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_works_is_told_in_two_to_four_sentences(language):
    texts = entries(language)
    for game in names():
        assert 2 <= len(re.findall(r"[^.]+\.", texts[f"help.how_{game}"])) <= 4, game


def test_no_text_is_left_over():
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside").rglob("*.py"))
    made = ("option_", "about_", "value_", "refuse_", "why_", "player_", "verb_", "word_", "tally_")
    made += (
        "terrain_",
        "kind_",
        "page_",
        "news_",
        "hint_",
        "move_",
        "colour_",
        "good_",
        "what_",
        "note_pay_",
        "edit_",
        "cost_",
        "end_",
    )
    left = []
    for key in ENGLISH:
        section, _, name = key.partition(".")
        if section in ("dialog", "refuse", "help") or name.startswith((*made, "key_")) or name in ("on", "off"):
            continue
        base = key.removesuffix("_title")  # a headline is asked for by the key of its text
        own = "".join(path.read_text() for path in (ROOT / "firmware/wayside/games" / section).rglob("*.py"))
        in_own = f'"{name}"' in own  # a game may put its section in front of a word
        if f'"{key}"' not in source and f'".{name}"' not in source and f'"{base}"' not in source and not in_own:
            left.append(key)
    assert left == []


def test_the_longest_form_that_has_room_is_taken(tmp_path):
    (tmp_path / "en.txt").write_text("[a]\nx = a long text of {n} | short {n} | s\n[b]\nx = other\n")
    texts = Texts("en", str(tmp_path))
    assert texts("a.x", n=7) == "a long text of 7"
    assert texts.fit("a.x", 10, n=7) == "short 7"
    assert texts.fit("a.x", 3, n=7) == "s"
    assert texts.fit("a.x", 0, n=7) == "s"
    assert texts("b.x") == "other"
    assert texts("b.missing") == "b.missing"
    assert texts.has("b.x") and not texts.has("a.y") and not texts.has("c.x")


def test_the_first_texts_of_a_game_are_had_without_turning_to_it(tmp_path):
    lines = [f"key{number} = text {number}" for number in range(60)]
    (tmp_path / "en.txt").write_text("\n".join(["[ui]", "x = 1", "[a]", *lines, "# more", "[b]", *lines]))
    texts = Texts("en", str(tmp_path))
    assert (texts("a.key59"), texts._game, len(texts._game_index[2])) == ("text 59", "a", 60)
    assert (texts("b.key2"), texts("ui.x"), texts._game) == ("text 2", "1", "a")
    assert (texts("b.key52"), texts("a.key1"), texts._game) == ("text 52", "text 1", "b")
    assert texts("a.key53") == "text 53"


@pytest.mark.parametrize("before", range(480, 540))
def test_a_section_is_found_wherever_the_blocks_of_a_file_end(before, tmp_path):
    (tmp_path / "en.txt").write_text("#" * before + "\n[ui]\nx = 1\n[a]\nx = 2\n[section]\nx = 3")
    texts = Texts("en", str(tmp_path))
    assert [texts(key) for key in ("ui.x", "a.x", "section.x")] == ["1", "2", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found(language):
    texts = Texts(language)
    for key, text in entries(language).items():
        assert texts.forms(key) == [form.replace("\\n", "\n") for form in text.split(" | ")]


def test_keys_that_share_a_checksum_are_told_apart(tmp_path):
    names: dict[bytes, str] = {}
    number = 0
    while True:
        code = checksum(f"a.k{number}")
        if code in names:
            break
        names[code] = f"k{number}"
        number += 1
    twin = names[code]
    (tmp_path / "en.txt").write_text("[ui]\nx = 1\n[a]\n" + "#\n" * 200 + f"{twin} = one\nk{number} = two\n")
    texts = Texts("en", str(tmp_path))
    assert (texts(f"a.{twin}"), texts(f"a.k{number}")) == ("one", "two")
    (tmp_path / "en.txt").write_text("[ui]\nx = 1\n[a]\n" + "#\n" * 200 + f"{twin} = one\n")
    assert not Texts("en", str(tmp_path)).has(f"a.k{number}")


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match="there are: en, fr, de"):
        Texts("tlh")


def test_a_text_that_is_used_again_and_again_is_not_read_again(monkeypatch):
    texts = Texts("en")
    read = []
    find = texts._find
    monkeypatch.setattr(texts, "_find", lambda key: read.append(key) or find(key))
    others = [f"ui.no_such_text_{number}" for number in range(60)]
    for key in others:
        assert texts("ui.ok") and texts(key) == key
    assert read.count("ui.ok") == 1
    assert len(texts._known) + len(texts._older) <= 24
