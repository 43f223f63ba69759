"""The tests of rules, records, protocol and UI again, file by file and unchanged, inside real MicroPython.

It takes every test file of these rooms. A file that cannot run there says so near its top: "# CPython only: why".
Not in MicroPython: __future__, pathlib, collections.Counter, re.findall and fullmatch, zip(strict=...), {**a}, [*a],
text[::-1], str.translate. Random tests play one game in `moves.ONE_IN` there.
"""

import ast
import json
from pathlib import Path

import pytest

from wayside_host import wasm

TESTS = Path(__file__).parents[1]
RUNNER = Path(__file__).with_name("inside") / "run.py"
ROOMS = ("games", "referee", "ui")
MARK = "\n# CPython only: "

ALL = sorted(path for room in ROOMS for path in (TESTS / room).rglob("test_*.py"))
SHARED = [path for path in ALL if MARK not in path.read_text(encoding="utf-8")]
# Games whose tests are not finished. A game leaves this list when its tests are legal MicroPython.
WAITING = ()


def as_case(path: Path):
    marks = [pytest.mark.xfail(reason="being written")] if path.parent.name in WAITING else []
    return pytest.param(path, id=path.relative_to(TESTS).as_posix(), marks=marks)


def functions(path: Path) -> list[tuple[str, list[str]]]:
    """(name, arguments) of each function of a file, in the order of the file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [part for part in tree.body if isinstance(part, ast.ClassDef) and part.name.startswith("Test")], path
    return [
        (part.name, [argument.arg for argument in part.args.args])
        for part in tree.body
        if isinstance(part, ast.FunctionDef)
    ]


def run_inside(path: Path, root: Path = TESTS) -> list[tuple[str, str]]:
    """(test, MicroPython's traceback or nothing) for each case of each test of a file."""
    module = ".".join(path.relative_to(root).with_suffix("").parts)
    plan = json.dumps([module, functions(path)])
    done = wasm.run(RUNNER, [plan], [root, TESTS.parent / "firmware"], timeout=100)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('["')]
    if done.stderr or found[-1:] != [["end", ""]]:
        pytest.fail(f"{module} did not come to its end:\n{done.stdout[-1000:]}{done.stderr}", pytrace=False)
    return [(name, trace) for name, trace in found[:-1]]


@pytest.mark.parametrize("path", [as_case(path) for path in SHARED])
def test_the_file_passes_on_micropython(path):
    found = run_inside(path)
    failed = [trace for _, trace in found if trace]
    if failed:
        pytest.fail("\n".join(failed[:5]), pytrace=False)
    assert {name for name, _ in found} == {name for name, _ in functions(path) if name.startswith("test_")}


def test_rules_records_protocol_and_ui_are_all_there():
    rooms = {path.parent.relative_to(TESTS).as_posix() for path in SHARED}
    assert rooms >= {"games/nasca", "referee", "ui"}
    assert len(SHARED) > len(ALL) * 3 // 4


BROKEN = """
import pytest

def test_good(): pass
def test_wrong(): assert 1 == 2, "one is not two"
@pytest.mark.parametrize("a, b", [(1, 1), (1, 2)])
@pytest.mark.parametrize("c", [0])
def test_cases(c, a, b): assert a + c == b
@pytest.fixture
def five(): return 5
def test_fixture(five): assert five == 5
def test_no_fixture(six): pass
def test_raises():
    with pytest.raises(ValueError, match="x.z") as error:
        raise ValueError("xyz")
    assert error.value.args == ("xyz",)
def test_nothing_is_raised():
    with pytest.raises(ValueError): pass
def test_another_text():
    with pytest.raises(ValueError, match="a"): raise ValueError("b")
def test_another_kind():
    with pytest.raises(ValueError): raise KeyError("b")
def test_a_pico_lacks_this(): import functools
def test_not_stood_in(): pytest.approx(1)
"""


def test_a_failure_inside_is_reported_with_its_traceback(tmp_path):
    (tmp_path / "test_broken.py").write_text(BROKEN)
    found = run_inside(tmp_path / "test_broken.py", tmp_path)
    failures = {name: trace.strip().splitlines()[-1] for name, trace in found if trace}
    assert failures == {
        "test_wrong": "AssertionError: one is not two",
        "test_cases": "AssertionError:",
        "test_no_fixture": "ValueError: six is neither a parameter nor a fixture of test_broken",
        "test_nothing_is_raised": "AssertionError: <class 'ValueError'> did not come",
        "test_another_text": "AssertionError: 'a' is not in 'b'",
        "test_another_kind": "KeyError: b",
        "test_a_pico_lacks_this": "ImportError: no module named 'functools'",
        "test_not_stood_in": "AttributeError: module 'pytest' has no attribute 'approx'",
    }
    assert sum(name == "test_cases" for name, _ in found) == 2
    assert 'File "/m1/test_broken.py", line 5, in test_wrong' in dict(found)["test_wrong"]
