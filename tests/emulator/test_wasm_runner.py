"""Running a file in real MicroPython: exit codes like CPython's, the modules of a Pico, one quick installation."""

import pytest

from wayside_host import wasm


@pytest.fixture
def run(tmp_path):
    def run_text(text, *arguments, **options):
        script = tmp_path / "script.py"
        script.write_text(text)
        return wasm.run(script, arguments, **options)

    return run_text


@pytest.mark.parametrize(
    "text, code",
    [("pass", 0), ("raise SystemExit", 0), ("raise SystemExit(3)", 3), ("raise SystemExit('no')", 1), ("1 / 0", 1)],
)
def test_the_exit_code_is_that_of_cpython(text, code, run):
    assert run(text).returncode == code


def test_output_errors_and_arguments_pass_through(run):
    done = run("import sys\nprint(sys.implementation.name, sys.argv[1:])\n1 / 0", "a", "b c")
    assert done.stdout == "micropython ['a', 'b c']\n"
    assert "ZeroDivisionError" in done.stderr


def test_modules_a_pico_lacks_are_hidden_unless_asked_for(run):
    assert "no module named 'functools'" in run("import functools").stderr
    assert run("import functools", strict=False).returncode == 0


def test_folders_go_onto_the_path_with_their_packages(run, tmp_path):
    package = tmp_path / "elsewhere" / "package"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "part.py").write_text("VALUE = 42")
    done = run("from package.part import VALUE\nprint(VALUE)", folders=[tmp_path / "elsewhere"])
    assert done.stdout == "42\n", done.stderr
