"""Modules that come together are joined: which ones, and that every name still means what it meant."""

import pytest

from wayside_host.folding import fold
from wayside_host.image import FIRMWARE, is_mere_folder
from wayside_host.joining import JoinError, join


def joined(always=("top",), main="", **sources):
    return join({f"{name}.py": source for name, source in sources.items()}, main, always)


def run(source):
    """The names of a module after it was run."""
    names: dict = {}
    exec(source, names)
    return names


def test_what_a_module_imports_at_its_top_becomes_part_of_it():
    made = joined(top="from low import f\nx = f()", low="def f():\n    return 3")
    assert made == {"top.py": "def f():\n    return 3\nx = f()"}


def test_what_a_function_imports_stays_a_module_of_its_own():
    made = joined(top="def g():\n    from low import f\n    return f()", low="def f(): return 3")
    assert sorted(made) == ["low.py", "top.py"]


def test_two_names_that_are_the_same_keep_apart():
    made = joined(
        top="from low import f\nlimit = 1\ndef g(): return limit + f()", low="limit = 5\ndef f(): return limit"
    )
    names = run(made["top.py"])
    assert names["g"]() == 6


def test_a_local_name_is_left_alone():
    made = joined(
        top="from low import f\nsize = 1\ndef g(size):\n    return [size for size in (size, f())]",
        low="size = 5\ndef f(): return size",
    )
    names = run(made["top.py"])
    assert names["g"](2) == [2, 5]


def test_a_name_that_another_uses_for_its_own_is_found_all_the_same():
    asks = "from p import low\ndef g(tab):\n    return low.tab() + tab"
    made = join({"p/top.py": asks, "p/low.py": "def tab(): return 3"}, "", ("p.top",))
    names = run(made["p/top.py"])
    assert names["g"](4) == 7


def test_a_name_of_python_itself_is_not_hidden_from_the_others():
    made = joined(top="from low import f\ng = max(f(), 2)", low="def max(x): return 0\ndef f(): return max(1)")
    names = run(made["top.py"])
    assert names["g"] == 2


def test_what_a_class_binds_is_not_seen_by_its_functions():
    made = joined(
        top="from low import kind\nclass A:\n    kind = kind\n    def f(self): return kind",
        low="kind = 4",
    )
    names = run(made["top.py"])
    assert (names["A"].kind, names["A"]().f()) == (4, 4)


def test_others_ask_the_whole_for_what_they_asked_its_parts():
    made = join(
        {
            "p/top.py": "from p.low import f\nlimit = 1",
            "p/low.py": "limit = 5\ndef f(): return limit",
            "p/other.py": "from p import low\nfrom p.low import limit, f\nx = low.limit + limit + f()",
        },
        "",
        ("p.top",),
    )
    assert made["p/other.py"] == "from p import top as low\nfrom p.top import limit, f\nx = low.limit + limit + f()"
    assert "top_limit = 1" in made["p/top.py"]


def test_modules_that_always_come_together_by_need_are_joined_too():
    made = joined(
        top="def f():\n    from high import g\n    return g",
        high="from low import h\ng = h",
        low="h = 1",
        main="from top import f",
    )
    assert made["high.py"] == "h = 1\ng = h"
    assert "low.py" not in made


@pytest.mark.parametrize(
    "top, main",
    [
        ("from p.low import f\nGONE = 'p.low'", ""),
        ("from p.low import f\nPASSING = ('low',)", ""),
        ("from p.low import f", "from p.low import f"),
    ],
)
def test_what_somebody_calls_by_name_stays(top, main):
    made = join({"p/top.py": top, "p/low.py": "def f(): pass"}, main, ("p.top",))
    assert "p/low.py" in made


def test_one_that_somebody_calls_by_name_may_bring_in_others_that_come_with_it_alone():
    made = joined(
        top="GONE = 'high'\ndef f():\n    from a import x\ndef g():\n    from b import x",
        a="from high import x",
        b="from high import x",
        high="from low import y\nx = y",
        low="y = 1",
    )
    assert made["high.py"] == "y = 1\nx = y"
    assert "low.py" not in made


def test_a_statement_whose_names_would_not_be_changed_is_an_error():
    with pytest.raises(JoinError, match="top has a global or nonlocal statement"):
        joined(top="x = 1\ndef f():\n    global x\n    x = 2")


def test_a_module_that_is_handed_on_as_a_value_is_an_error():
    with pytest.raises(JoinError, match="p.top uses p.low as a value"):
        join({"p/top.py": "from p import low\nx = [low]", "p/low.py": "y = 1"}, "", ("p.top",))


def test_the_firmware_has_a_third_fewer_modules_and_all_of_its_functions():
    sources = {}
    for path in sorted((FIRMWARE / "wayside").rglob("*.py")):
        name, source = path.relative_to(FIRMWARE).as_posix(), path.read_text("utf-8")
        if not is_mere_folder(name, source):
            sources[name] = source
    made = join(fold(sources), (FIRMWARE / "main.py").read_text("utf-8"))
    assert len(made) <= len(sources) * 0.75
    assert sum(text.count("def ") for text in made.values()) == sum(text.count("def ") for text in sources.values())
