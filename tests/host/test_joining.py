"""Joining of folders into modules: which folders, and that every name keeps its meaning."""

import ast
from unittest import mock

import pytest

from wayside_host.builder import image
from wayside_host.builder.image import prepared
from wayside_host.builder.joining import JoinError, join


def joined(others=(), **sources):
    """The sources of a small firmware; `unit_low` means unit/low.py, and so on."""
    paths = {f"w/{name.replace('_', '/', 1)}.py": source for name, source in sources.items()}
    made = join(paths, [f"w/{other}" for other in others]).sources
    return {path.removeprefix("w/"): source for path, source in made.items()}


def unit(**sources):
    """The names of a unit after it ran."""
    names: dict = {"__name__": "w.unit"}
    exec(joined(**{f"unit_{name}": source for name, source in sources.items()})["unit.py"], names)
    return names


# Which folders are units


def test_a_folder_becomes_one_module_in_which_imports_among_its_modules_are_no_more():
    made = joined(unit_top="from w.unit.low import f\nx = f()", unit_low="def f():\n    return 3")
    assert made == {"unit.py": "def f():\n    return 3\nx = f()"}


def test_modules_beside_a_folder_stay():
    made = joined(app="x = 1", room_here="x = 1", room_menu="x = 2", **{"room_menu/pause": "x = 3"})
    assert sorted(made) == ["app.py", "room/here.py", "room/menu.py"]


@pytest.mark.parametrize(
    "others, more",
    [
        (["unit/en.txt"], {}),
        (["unit/texts/en.txt"], {}),
        ([], {"unit___init__": "NAME = 'nasca'"}),
        ([], {"unit_texts": "place = __file__"}),
        ([], {"unit_fast": "import micropython\n@micropython.viper\ndef f(): pass"}),
        ([], {"app": "try:\n    from w.unit.low import f\nexcept ImportError:\n    f = None"}),
        ([], {"app": "try:\n    from w.unit import low\nexcept ImportError:\n    low = None"}),
    ],
)
def test_a_folder_in_which_something_must_be_a_file_of_its_own_stays_as_it_is(others, more):
    made = joined(others, unit_low="x = 1", unit_top="x = 2", **more)
    assert "unit/low.py" in made and "unit/top.py" in made


def test_a_function_that_tries_an_import_asks_for_no_file():
    made = joined(
        unit_low="x = 1", app="def f():\n    try:\n        from w.unit.low import x\n    finally:\n        pass"
    )
    assert "unit.py" in made and "from w.unit import x" in made["app.py"]


def test_the_units_of_the_firmware_have_all_of_its_functions_and_ask_for_no_part_of_a_unit():
    made = prepared()
    with mock.patch.object(image, "STEPS", ()):
        plain = prepared()
    assert len(made.sources) < len(plain.sources)
    count = [sum(source.count("def ") for source in sources.values()) for sources in (made.sources, plain.sources)]
    assert count[0] == count[1]
    for path, source in made.joined.sources.items():
        asked = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
        assert not asked & made.joined.homes.keys(), path


# Names within a unit


def test_a_module_comes_after_those_that_it_imports_at_its_top():
    names = unit(a="from w.unit.b import x\ny = x + 1", b="from w.unit.c import x", c="x = 1")
    assert names["y"] == 2


def test_what_a_function_imports_is_simply_there():
    names = unit(
        a="def f():\n    from w.unit.b import g, x as y\n    from w.unit import b\n    return g() + y + b.x",
        b="from w.unit.a import f\nx = 1\ndef g(): return 3",
    )
    assert names["f"]() == 5


def test_a_function_that_only_imports_is_left_empty():
    assert unit(a="def f():\n    from w.unit.b import g", b="def g(): pass")["f"]() is None


def test_two_names_that_are_the_same_keep_apart():
    names = unit(
        top="from w.unit.low import f\nlimit = 1\ndef g(): return limit + f()", low="limit = 5\ndef f(): return limit"
    )
    assert names["g"]() == 6


def test_a_name_that_is_imported_keeps_apart_from_another():
    names = unit(
        low="from math import floor as f\nx = f(3.5)", top="from w.unit import low\ndef f(): return low.x\ny = f()"
    )
    assert names["y"] == 3


def test_what_two_members_import_is_one_name():
    made = joined(
        unit_a="import time\nfrom w.app import x", unit_b="import time\nfrom w.app import x, y", app="x = y = 1"
    )
    assert made["unit.py"] == "import time\nfrom w.app import x\nimport time\nfrom w.app import x, y"


def test_a_local_name_is_left_alone():
    names = unit(
        top="from w.unit.low import f\nsize = 1\ndef g(size):\n    return [size for size in (size, f())]",
        low="size = 5\ndef f(): return size",
    )
    assert names["g"](2) == [2, 5]


def test_a_name_that_another_uses_for_its_own_is_found_all_the_same():
    names = unit(top="from w.unit import low\ndef g(tab):\n    return low.tab() + tab", low="def tab(): return 3")
    assert names["g"](4) == 7


def test_a_name_of_python_itself_is_not_hidden_from_the_others():
    names = unit(top="from w.unit.low import f\ng = max(f(), 2)", low="def max(x): return 0\ndef f(): return max(1)")
    assert names["g"] == 2


def test_what_a_class_binds_is_not_seen_by_its_functions():
    names = unit(
        top="from w.unit.low import kind\nclass A:\n    kind = kind\n    def f(self): return kind",
        low="kind = 4",
    )
    assert (names["A"].kind, names["A"]().f()) == (4, 4)


def test_the_name_of_a_member_is_that_of_the_unit():
    assert unit(low="source = __name__")["source"] == "w.unit"


# Names from outside a unit


def test_others_ask_the_unit_for_what_they_asked_its_modules():
    made = joined(
        unit_low="limit = 5\ndef f(): return limit",
        unit_top="from w.unit.low import f\nlimit = 1",
        app="from w.unit import top\nfrom w.unit.low import limit, f\nx = top.limit + limit + f()",
    )
    assert made["app.py"] == "from w import unit as top\nfrom w.unit import limit, f\nx = top.top_limit + limit + f()"
    assert "top_limit = 1" in made["unit.py"]


def test_one_unit_asks_another():
    made = joined(unit_a="from w.other import b\nfrom w.other.b import f\nx = b.f() + f()", other_b="def f(): return 1")
    assert made["unit.py"] == "from w import other as b\nfrom w.other import f\nx = b.f() + f()"


def test_what_a_module_only_hands_on_is_found():
    made = joined(unit_a="from w.unit.b import f", unit_b="def f(): pass", app="from w.unit.a import f as g\ng()")
    assert made["app.py"] == "from w.unit import f as g\ng()"


def test_a_program_from_outside_is_told_where_things_are():
    made = join({"w/unit/low.py": "x = 1", "w/unit/top.py": "x = 2"})
    assert made.translated("from w.unit.top import x") == "from w.unit import top_x as x"
    assert made.translated("import sys  # as it is") == "import sys  # as it is"
    assert made.original("w.unit", "top_x") == "x"


# What cannot be joined


@pytest.mark.parametrize(
    "message, sources",
    [
        ("w.unit.a has a global or nonlocal statement", {"unit_a": "x = 1\ndef f():\n    global x\n    x = 2"}),
        ("w.unit.a uses w.unit.b as a value", {"unit_a": "from w.unit import b\nx = [b]", "unit_b": "y = 1"}),
        ("w.app uses w.unit.b as a value", {"app": "from w.unit import b\nx = [b]", "unit_b": "y = 1"}),
        ("w.unit.a asks w.unit.b for z", {"unit_a": "from w.unit.b import z\nz()", "unit_b": "y = 1"}),
        ("w.app asks w.unit.b for z", {"app": "from w.unit import b\nb.z()", "unit_b": "y = 1"}),
        ("and w.unit.b import each other", {"unit_a": "from w.unit import b", "unit_b": "from w.unit.a import x"}),
        (
            "w.unit.a: f imports w.unit.b:x and has a name like it",
            {"unit_a": "def f():\n from w.unit.b import x\n x = 2", "unit_b": "x = 1"},
        ),
    ],
)
def test_code_that_joining_would_break_is_an_error(message, sources):
    with pytest.raises(JoinError, match=message):
        joined(**sources)
