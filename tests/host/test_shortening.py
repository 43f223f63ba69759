"""Short names on the device: which names get one, which may share one, how crash reports get the long names back."""

import ast
import keyword

import pytest

from wayside_host.builder import image
from wayside_host.builder.shortening import rom_words, shorten, source_of

ROM = ("read", "seek", "flush")


def short(outside=(), rom=(), **sources):
    made = shorten({f"{name}.py": source for name, source in sources.items()}, outside, rom)
    return {path.removesuffix(".py"): source for path, source in made.sources.items()}


def one(source, *outside, rom=()):
    return short(outside, rom, here=source)["here"]


def test_the_arguments_of_all_functions_share_their_names():
    assert one("def f(width, height):\n    return width * height", "f") == "def f(a_, b_):\n    return a_ * b_"
    assert one("f = lambda height: height", "f") == "f = lambda a_: a_"


def test_an_argument_that_is_given_by_name_keeps_it():
    source = "def f(width, height=1):\n    return width\nf(2, height=3)"
    assert one(source, "f") == "def f(a_, height=1):\n    return a_\nf(2, height=3)"


def test_a_function_within_a_function_sees_the_arguments_of_both():
    source = "def f(width):\n    def g(height, depth):\n        return width + height\n    return g"
    names: dict = {}
    exec(one(source, "f"), names)
    assert names["f"](3)(4, 0) == 7


def test_a_name_that_means_something_else_is_left_alone():
    source = "def f(width):\n    return [width for width in range(width)], width.width"
    assert one(source, "f") == "def f(a_):\n    return ([width for width in range(a_)], a_.width)"


def test_private_names_are_shortened_wherever_they_stand():
    source = "class A:\n    _most = 1\n\n    def _grow(self):\n        return self._most\n\ndef _f():\n    return A()._grow()"
    made = one(source, "A")
    assert "_most" not in made and "_grow" not in made
    names: dict = {}
    exec(made, names)
    assert next(value for name, value in names.items() if len(name) == 2 and callable(value))() == 1


def test_what_the_firmware_defines_goes_by_words_of_the_rom():
    source = "class Road:\n    def grow(self):\n        self.length = 1\nRoad().grow()"
    assert one(source, rom=ROM) == ("class read:\n\n    def seek(self):\n        self.flush = 1\nread().seek()")


def test_a_word_of_the_rom_that_the_firmware_uses_is_given_to_nothing_else():
    assert one("x.read()\ndef grow():\n    pass", rom=ROM).endswith("def seek():\n    pass")


def test_no_function_has_the_name_of_a_viper_type():
    assert one("def grow(): pass", rom=("ptr", "uint", "read")).startswith("def read")


def test_when_the_words_are_used_up_names_are_short():
    assert one("def grow(): pass\ndef shrink(): pass", rom=("read",)).split("(")[0::2][:1] == ["def read"]
    assert "def _a()" in one("def grow(): pass\ndef shrink(): pass", rom=("read",))


@pytest.mark.parametrize(
    "source",
    [
        "x.__init__",
        "_ = 1",
        "_LIMIT = const(3)",
        "x._name = getattr(y, '_name')",
        "x.name = 'name VALUE'",
        "x.name = 1\nf(name=2)",
        "x.colour",  # not defined in these sources, so it belongs to others
        "from time import sleep\nx.sleep = 1",
        "x.here = 1",  # the name of a module
    ],
)
def test_names_that_somebody_outside_may_mean_stay(source):
    assert one(source, rom=ROM) == source


def test_a_word_inside_a_text_is_no_name():
    assert one("x.name = 'ui.name of a name'", rom=ROM) == "x.read = 'ui.name of a name'"


def test_two_values_that_are_assigned_stand_without_brackets_as_they_would_make_a_tuple():
    lines = {
        "_a, x[1] = (x[1], False)": "_a, x[1] = x[1], False",
        "_a, _b = ((1, 2), f(3, 4))": "_a, _b = (1, 2), f(3, 4)",
        "_a, _b = _c": "_a, _b = _c",
        "_a = (1 + 2) * (3 + 4)": "_a = (1 + 2) * (3 + 4)",
        "f(_a, (1, 2))": "f(_a, (1, 2))",
        "_a = ()": "_a = ()",
    }
    assert [source_of(ast.parse(line)) for line in lines] == list(lines.values())


def test_names_that_a_program_outside_asks_for_stay_and_others_can_be_asked_for_by_their_long_names():
    source = "def find(): pass\ndef seek_out(): pass"
    made = shorten({"here.py": source}, ("find",), ROM)
    assert "def find()" in made.sources["here.py"]
    assert made.translated("from here import seek_out\nseek_out()") == "from here import read\nread()"


def test_modules_that_have_nothing_to_do_with_each_other_share_private_names():
    made = short(here="x._first = 1", there="x._second = 1")
    assert made["here"] == made["there"] == "x._a = 1"
    made = short(here="x.first = 1", there="x.second = 1")
    assert made["here"] != made["there"]


def test_games_share_names_with_each_other_but_not_with_the_rest():
    sources = {
        "wayside/games/one/__init__.py": "x.first = 1",
        "wayside/games/two/__init__.py": "x.second = 1",
        "wayside/games/two/more.py": "x.third = 1",
        "wayside/app.py": "x.fourth = 1",
    }
    words = [made.split()[0] for made in shorten(sources, (), ROM).sources.values()]
    assert words[0] in words[1:3] and words[1] != words[2] and words[3] not in words[:3]


def test_a_class_that_builds_on_another_shares_no_name_with_it():
    made = short(
        ("A", "B", "C"),
        base="class A:\n    def _first(self): return 1",
        heir="from base import A\nclass B(A):\n    def _second(self): return 2",
        grandchild="from heir import B\nclass C(B):\n    def _third(self): return 3",
    )
    defined = [source.partition("def ")[2].partition("(")[0] for source in made.values()]
    assert len(set(defined)) == 3


def test_a_name_that_several_modules_have_is_the_same_in_all():
    made = short(here="x._first = x._second", there="x._second = 1", beyond="x._third = 1")
    assert made["here"].endswith(made["there"].split()[0])


def test_the_long_names_of_functions_are_told_by_module():
    made = shorten({"p/here.py": "def _grow(): pass\ndef shrink(): pass"}, ("shrink",), ())
    assert made.told == {"p.here": {"_a": "_grow"}}


def test_no_word_of_the_rom_means_something_to_micropython_when_an_object_has_it():
    words = rom_words()
    assert len(words) == len(set(words)) > 1000
    assert all(word.isidentifier() and not keyword.iskeyword(word) for word in words)
    given = set(image.prepared().shortened.names.values())
    assert not [word for word in given if word.startswith("__")] and not given & {"args", "value", "errno"}


def test_registers_of_assembler_keep_their_names():
    source = "import micropython\n\n@micropython.asm_thumb\ndef double(r0):\n    add(r0, r0, r0)"
    made = shorten({"p/here.py": source}, ("double",))
    assert "def double(r0):\n    add(r0, r0, r0)" in made.sources["p/here.py"]
