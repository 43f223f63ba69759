"""Short names on the device: which names get one, who may share it, and how a crash report gets the long one back."""

import pytest
from heap.measure import MACHINE, START

from wayside_host import image, wasm
from wayside_host.boards import load_board
from wayside_host.shortening import shorten


def short(**sources):
    made, _ = shorten({f"{name}.py": source for name, source in sources.items()})
    return {path.removesuffix(".py"): source for path, source in made.items()}


def one(source):
    return short(here=source)["here"]


def test_the_arguments_of_all_functions_share_their_names():
    assert one("def f(width, height):\n    return width * height") == "def f(a_, b_):\n    return a_ * b_"
    assert one("f = lambda height: height") == "f = lambda a_: a_"


def test_an_argument_that_is_given_by_name_keeps_it():
    source = "def f(width, height=1):\n    return width\nf(2, height=3)"
    assert one(source) == "def f(a_, height=1):\n    return a_\nf(2, height=3)"


def test_a_function_within_a_function_sees_the_arguments_of_both():
    source = "def f(width):\n    def g(height, depth):\n        return width + height\n    return g"
    names: dict = {}
    exec(one(source), names)
    assert names["f"](3)(4, 0) == 7


def test_a_name_that_means_something_else_is_left_alone():
    source = "def f(width):\n    return [width for width in range(width)], width.width"
    assert one(source) == "def f(a_):\n    return ([width for width in range(a_)], a_.width)"


def test_private_names_are_shortened_wherever_they_stand():
    source = "class A:\n    _most = 1\n\n    def _grow(self):\n        return self._most\n\ndef _f():\n    return A()._grow()"
    made = one(source)
    assert "_most" not in made and "_grow" not in made
    names: dict = {}
    exec(made, names)
    assert next(value for name, value in names.items() if len(name) == 2 and callable(value))() == 1


@pytest.mark.parametrize("source", ["x.__init__", "_ = 1", "_LIMIT = const(3)", "x._name = getattr(y, '_name')"])
def test_names_of_python_constants_and_what_stands_in_a_text_stay(source):
    assert one(source) == source


def test_modules_that_have_nothing_to_do_with_each_other_share_names():
    made = short(here="x._first = 1", there="x._second = 1")
    assert made["here"] == made["there"] == "x._a = 1"


def test_a_class_that_builds_on_another_shares_no_name_with_it():
    made = short(
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
    _, told = shorten({"p/here.py": "def _grow(): pass\ndef shrink(): pass"})
    assert told == {"p.here": {"_a": "_grow"}}


CRASH = """
app.serial = 1  # which has no lines to read
try:
    app.tick(2000)
except AttributeError as error:
    app.crash(error)
print(app.session.crashes()[0])
"""


def test_a_crash_on_the_device_is_told_with_the_names_of_the_sources(tmp_path):
    files = {**image.device_files(load_board("pico_display")), "machine.py": MACHINE.read_bytes()}
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    (tmp_path / "play.py").write_text(START.replace("/board.json", "/m0/board.json") + CRASH)
    done = wasm.run(tmp_path / "play.py")
    assert done.stdout.splitlines()[-1].startswith("AttributeError app:_serve<app:tick<"), done.stderr


def test_registers_of_assembler_keep_their_names():
    source = "import micropython\n\n@micropython.asm_thumb\ndef double(r0):\n    add(r0, r0, r0)"
    made, _ = shorten({"p/here.py": source})
    assert "def double(r0):" in made["p/here.py"]
