"""Folding of constants: which ones are folded, and that the meaning of the code stays the same."""

import ast

import pytest

from wayside_host.builder.folding import fold
from wayside_host.builder.image import FIRMWARE


def plain(source: str) -> str:
    return ast.unparse(ast.parse(source))


def folded(source: str, other: str = "") -> str:
    return fold({"here.py": source, "there.py": other})["here.py"]


@pytest.mark.parametrize(
    "source, result",
    [
        ("LIMIT = 3\nx = LIMIT + 1", "_LIMIT = const(3)\nx = _LIMIT + 1"),
        ("_LIMIT = -3\nx = _LIMIT", "_LIMIT = const(-3)\nx = _LIMIT"),
        ("A = 64  # é\nB = A - 1\nC = [A, B]", "_A = const(64)\n_B = const(_A - 1)\nC = [_A, _B]"),
        ("A, B = 'é', b'k'\nx = f(A, B)", "_A = const('é')\n_B = const(b'k')\nx = f(_A, _B)"),
    ],
)
def test_a_plain_value_that_only_its_module_uses_is_folded(source, result):
    assert folded(source) == result


@pytest.mark.parametrize(
    "source",
    [
        "limit = 3",
        "LIMIT = 3.5",
        "LIMIT = [3]",
        "LIMIT = True",
        "LIMIT = f()",
        "LIMIT = [\n    3\n]",
        "LIMIT = 3\nLIMIT = 4",
        "LIMIT = 3\ndel LIMIT",
        "LIMIT = 3\ndef f():\n    global LIMIT",
        "LIMIT = 3\n_LIMIT = f()",
        "LIMIT = 3\ndef f(LIMIT): return LIMIT",
        "LIMIT = 3\nx = f'{LIMIT}'",
        "LIMIT = 3\nx = y.LIMIT",
        "LIMIT = 3\nx = f(LIMIT=4)",
        "class A:\n    LIMIT = 3",
    ],
)
def test_all_else_stays_as_it_is(source):
    assert folded(source) == plain(source)


@pytest.mark.parametrize(
    "other", ["def f():\n    from here import LIMIT", "import here\nx = here.LIMIT", "x = getattr(y, 'LIMIT')"]
)
def test_what_another_module_names_stays_as_it_is(other):
    assert folded("LIMIT = 3", other) == "LIMIT = 3"


@pytest.mark.parametrize(
    "value, result",
    [
        ("3", "from there import f\n_LIMIT = const(3)\nx = _LIMIT"),
        ("'short'", "from there import f\n_LIMIT = const('short')\nx = _LIMIT"),
        ("'longer than ten'", "from there import LIMIT, f\nx = LIMIT"),
        ("[3]", "from there import LIMIT, f\nx = LIMIT"),
    ],
)
def test_a_plain_value_of_another_module_is_folded_where_it_is_imported(value, result):
    assert folded("from there import LIMIT, f\nx = LIMIT", f"LIMIT = {value}") == result


def test_nothing_is_imported_for_constants_alone():
    modules = {"here.py": "from there import A, B\nx = A + B", "there.py": "A, B = 1, 2\nx = A"}
    assert fold(modules) == {
        "here.py": "_A = const(1)\n_B = const(2)\nx = _A + _B",
        "there.py": "_A = const(1)\n_B = const(2)\nx = _A",
    }


@pytest.mark.parametrize(
    "source",
    [
        "from there import LIMIT as most",
        "from there import LIMIT\nx = f'{LIMIT}'",
        "from there import LIMIT\ndef f(LIMIT): return LIMIT",
        "from there import LIMIT\nLIMIT = 4",
        "from there import LIMIT\n_LIMIT = f()",
        "def f():\n    from there import LIMIT",
    ],
)
def test_other_imports_stay_as_they_are(source):
    assert folded(source, "LIMIT = 3") == plain(source)


def test_a_constant_that_stands_on_one_that_cannot_be_folded_stays_as_it_is():
    assert folded("A = 3\nB = A + 1\nx = B", "x = y.A") == "A = 3\nB = A + 1\nx = B"


def test_another_modules_own_constant_of_the_same_name_is_no_hindrance():
    assert folded("LIMIT = 3", "LIMIT = 4\nx = LIMIT") == "_LIMIT = const(3)"


def test_each_constant_of_the_firmware_is_a_value():
    sources = {str(path): path.read_text(encoding="utf-8") for path in (FIRMWARE / "wayside").rglob("*.py")}
    result = fold(sources)
    assert sum(text.count("const(") for text in result.values()) > 80
    for text in result.values():
        names: dict[str, object] = {"const": lambda value: value}
        for line in [line for line in text.split("\n") if " = const(" in line]:
            exec(line.strip(), names)  # in order, because one may depend on another
