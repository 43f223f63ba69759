"""Every text exists in each language, with the same facts, in letters of the fonts, at the widths it must fit."""

import importlib
import importlib.util
import re
from pathlib import Path

import pytest

from wayside.games import names
from wayside.i18n.texts import LANGUAGES, NO_BREAK, Texts, checksum
from wayside.referee.refusals import spoken
from wayside.ui import boxes, fonts

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "firmware" / "wayside" / "i18n"
GAMES = ROOT / "firmware" / "wayside" / "games"
HELP = ROOT / "firmware/wayside/ui/screens/reading/help.py"
VERB = 7  # letters beside a key
SMALLEST_LINE = 23  # characters of a refusal's line on 128x64
BANNER_LINE = 31  # on 240 pixels


def entries(language):
    """{section.key: text} of a language's files, read without the firmware's reader."""
    found = entries_of(FOLDER / f"{language}.txt", "")
    for game in names():
        texts = GAMES / game / "texts"
        is_new = len(list(texts.iterdir())) == 1  # only English, which is then used in every language
        found |= entries_of(texts / f"{LANGUAGES[0] if is_new else language}.txt", game)
    return found


def entries_of(path, section):
    """The texts of one file; the file of a game is one section, without a heading."""
    found = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            key, mark, text = line.partition(" = ")
            assert mark and text, f"{path}:{number}: write 'key = text'"
            assert f"{section}.{key}" not in found, f"{path}:{number}: {key} stands twice"
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
            assert set(re.findall(r"{(\w+)[~}]", form)) <= facts, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_word_has_two_forms(language):
    for key, text in entries(language).items():
        assert text.count("~") == len(re.findall(r"{\w+~[^{}/]+/[^{}/]+}", text)), f"{language}: {key}"


def several(text):
    """With the words for more than one, as they are counted mostly."""
    return re.sub(r"{\w+~[^{}/]+/([^{}/]+)}", r"\1", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_get_shorter(language):
    for key, text in entries(language).items():
        widths = [max(len(line) for line in form.split("\\n")) for form in several(text).split(" | ")]
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


class Facts(dict):
    """The longest facts that a game lists (tests/games/NAME/longest.py); any other fact has four characters."""

    def __init__(self, game):
        name = f"games.{game}.longest"
        has_some = importlib.util.find_spec(f"games.{game}") and importlib.util.find_spec(name)
        super().__init__(importlib.import_module(name).FACTS if has_some else {})

    def keys_of(self, form):
        """The facts that a text uses."""
        return {name: self.get(name, "WWWW") for name in re.findall(r"{(\w+)}", form)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [SMALLEST_LINE, BANNER_LINE])
def test_refusals_and_news_fit_in_two_lines_even_with_the_longest_facts(language, columns):
    texts = Texts(language)
    for key in ENGLISH:
        if ".refuse_" in key or ".news_" in key:
            game = key.partition(".")[0]
            facts = Facts(game).keys_of(ENGLISH[key])
            lines = texts.lines(key, columns, 2, **spoken(texts, game, facts))
            assert len(lines) <= 2 and max(map(len, lines)) <= columns, f"{language} {key}: {lines}"


def test_every_key_that_the_firmware_names_has_a_text():
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside").rglob("*.py"))
    named = set(re.findall(rf'"((?:ui|dialog|refuse|{"|".join(names())})\.\w+)"', source))
    assert len(named) > 80
    partial = {key for key in named if key.endswith("_")}
    assert named - partial - set(ENGLISH) == set()


def help_names():
    """The keys of help texts that screens name."""
    screens = "".join(path.read_text() for path in (ROOT / "firmware/wayside/ui").rglob("*.py"))
    return set(re.findall(r'^    help = "(help\.\w+)"$', screens, re.MULTILINE))


def test_every_screen_has_the_help_it_names_and_every_game_tells_how_it_works():
    named = help_names()
    assert len(named) > 20
    wanted = (
        named | {f"{game}.help_{what}" for what in ("how", "board") for game in names()} | {"la_strada.help_tracker"}
    )
    helps = {key for key in ENGLISH if key.startswith("help.") or ".help_" in key}
    in_keys = {key for key in re.findall(r'"(help\.\w+)"', HELP.read_text()) if not key.endswith("_")}
    assert helps == wanted | in_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_works_is_told_in_two_to_four_sentences(language):
    texts = entries(language)
    for game in names():
        assert 2 <= len(re.findall(r"[^.]+\.", texts[f"{game}.help_how"])) <= 4, game


def test_no_text_is_left_over():
    source = "".join(path.read_text() for path in (ROOT / "firmware/wayside").rglob("*.py"))
    made = ("option_", "action_", "about_", "value_", "refuse_", "why_", "player_", "verb_", "word_", "tally_")
    made += (
        "state_",
        "terrain_",
        "kind_",
        "cell_",
        "place_",
        "help_",
        "answer_",
        "page_",
        "news_",
        "hint_",
        "move_",
        "colour_",
        "good_",
        "areas_",
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
        base = key.removesuffix("_title")  # a headline has the key of its text
        own = "".join(path.read_text() for path in (ROOT / "firmware/wayside/games" / section).rglob("*.py"))
        in_own = f'"{name}"' in own  # a game may write its section before a word
        if f'"{key}"' not in source and f'".{name}"' not in source and f'"{base}"' not in source and not in_own:
            left.append(key)
    assert left == []


@pytest.fixture
def written(tmp_path):
    """Makes files of texts, by their path in the firmware's folder, and the reader for them."""

    def write(**files):
        for name, text in files.items():
            game, _, language = name.rpartition("_")
            folder = tmp_path / ("games/%s/texts" % game if game else "i18n")
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{language}.txt").write_text(text)
        return lambda language="en": Texts(language, str(tmp_path / "i18n"))

    return write


def test_the_longest_form_that_has_room_is_taken(written):
    texts = written(en="[ui]\nx = a long text of {n} | short {n} | s\n[help]\nx = other\n")()
    assert texts("ui.x", n=7) == "a long text of 7"
    assert texts.fit("ui.x", 10, n=7) == "short 7"
    assert texts.fit("ui.x", 3, n=7) == "s"
    assert texts.fit("ui.x", 0, n=7) == "s"
    assert texts("help.x") == "other"
    assert texts("help.missing") == "help.missing"
    assert texts.has("help.x") and not texts.has("ui.y") and not texts.has("c.x")


def test_the_first_texts_of_a_game_need_no_change_of_game(written):
    lines = "\n".join([f"key{number} = text {number}" for number in range(60)])
    texts = written(en="[ui]\nx = 1", a_en=lines, b_en="# more\n" + lines)()
    assert (texts("a.key59"), texts._game.section, len(texts._game._offsets)) == ("text 59", "a", 60)
    assert (texts("b.key2"), texts("ui.x"), texts._game.section) == ("text 2", "1", "a")
    assert (texts("b.key52"), texts("a.key1"), texts._game.section) == ("text 52", "text 1", "b")
    assert texts("a.key53") == "text 53"


def test_a_game_that_lacks_a_language_speaks_english_in_it(written):
    make = written(en="[ui]\nx = 1", fr="[ui]\nx = un", a_en="x = one", b_en="x = one", b_fr="x = deux")
    texts = make("fr")
    assert [texts(key) for key in ("ui.x", "a.x", "b.x")] == ["un", "one", "deux"]


@pytest.mark.parametrize("before", range(480, 540))
def test_a_section_is_found_wherever_the_blocks_of_a_file_end(before, written):
    texts = written(en="#" * before + "\n[ui]\nx = 1\n[dialog]\nx = 2\n[help]\nx = 3")()
    assert [texts(key) for key in ("ui.x", "dialog.x", "help.x")] == ["1", "2", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found(language):
    texts = Texts(language)
    for key, text in entries(language).items():
        forms = [form.replace(NO_BREAK, " ") for form in texts.forms(key)]
        assert forms == [form.replace("\\n", "\n") for form in text.split(" | ")]


def test_a_word_is_counted_as_each_language_counts(written):
    one = "[ui]\nx = {n} {n~coin/coins}"
    make = written(en=one, fr="[ui]\nx = {n} {n~pièce/pièces}", de="[ui]\nx = {n} {n~Münze/Münzen} | {n} M.")
    assert [make("en")("ui.x", n=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert [make("fr")("ui.x", n=n) for n in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert [make("de")("ui.x", n=n) for n in (1, "1", 11)] == ["1 Münze", "1 Münze", "11 Münzen"]
    assert [make("de").fit("ui.x", 7, n=n) for n in (1, 2)] == ["1 Münze", "2 M."]
    assert make("en").lines("ui.x", 9, 1, n=1) == ["1 coin"]


def test_in_french_no_line_begins_with_a_mark():
    texts = Texts("fr")
    for key in ENGLISH:
        for form in texts.forms(key):
            form = re.sub(r"{\w+}", "1234", several(form))
            for columns in range(22, 45):
                lines = boxes.wrap(form, columns * 7)
                assert not [line for line in lines if line[:1] in tuple("?!:;»")], key


def test_in_french_a_space_stands_before_the_marks():
    for key, text in entries("fr").items():
        without = re.findall(r"[\w})][?!;:](?=\s|$)", text.replace("\\n", " "))
        assert without == [] or text == ENGLISH[key], f"{key}: {text}"  # a new game has only English texts


def test_keys_that_share_a_checksum_are_told_apart(written):
    found: dict[bytes, str] = {}
    number = 0
    while True:
        code = checksum(f"a.k{number}")
        if code in found:
            break
        found[code] = f"k{number}"
        number += 1
    twin = found[code]
    texts = written(en="", a_en="#\n" * 200 + f"{twin} = one\nk{number} = two\n")()
    assert (texts(f"a.{twin}"), texts(f"a.k{number}")) == ("one", "two")
    assert not written(en="", a_en="#\n" * 200 + f"{twin} = one\n")().has(f"a.k{number}")


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
