"""Helpers of several test files have a module with a name of their own: nothing imports from a test file."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def taken_from_tests(source: str) -> list[str]:
    """The test modules from which a source imports."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        found += [name for name in names if name.split(".")[-1].startswith("test_")]
    return found


def test_nothing_is_imported_from_a_test_file():
    sources = {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in sorted(TESTS.rglob("*.py"))}
    found = {path: taken_from_tests(source) for path, source in sources.items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    (
        "import app.test_app",
        "from app.test_app import Wire",
        "from app import test_app as tests",
        "from . import test_a",
    ),
)
def test_such_an_import_is_found(source):
    assert taken_from_tests(source)


def test_a_module_named_by_what_it_does_may_be_imported():
    assert taken_from_tests("from app.wire import Wire\nimport page.served") == []
