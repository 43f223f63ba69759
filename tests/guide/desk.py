"""A person at the computer who types the commands of a page. A rule for each kind of command runs it."""

import importlib.util
import io
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from guide.commands import ROOT, Command
from host.terminal import Terminal
from page.served import served

BIN = Path(sys.executable).parent
MPREMOTE = BIN / "mpremote"
TYPED = b"new nasca\nplay c3v3\n"
INSTALLED = ("--old-file=.venv/.ready", "--old-file=.build/typings/.ready")  # skips the steps of setup
RULES = []


def rule(pattern):
    def known(function):
        RULES.append((re.compile(pattern), function))
        return function

    return known


class Desk:
    def __init__(self, folder, home, pico, wayside, monkeypatch):
        self.folder = folder
        self.home = home
        self.pico = pico
        self.wayside = wayside
        self.monkeypatch = monkeypatch

    def type(self, command: Command) -> None:
        """Runs it by the first rule that fits. If there is none, the page is wrong or a rule is missing."""
        text = command.text.removeprefix(".venv/bin/")
        for pattern, function in RULES:
            if pattern.fullmatch(text):
                function(self, command, text)
                return
        raise AssertionError(f"no rule runs '{command.text}': write one in tests/guide/desk.py")

    def call(self, text: str) -> str:
        """`wayside ...` as in a shell, with ~ and > ."""
        line, _, target = text.partition(" > ")
        words = [word.replace("~", str(self.home), 1) if word.startswith("~/") else word for word in shlex.split(line)]
        answer = self.wayside(*words[1:])
        assert answer.code == 0, f"{text}: {answer.complaint}"
        if target:
            (self.folder / target).write_text(answer.said, "utf-8")
        return answer.said

    def make(self, text: str) -> list[str]:
        """The steps that make would run."""
        words = shlex.split(text)
        settings = {word.partition("=")[0]: word.partition("=")[2] for word in words[: words.index("make")]}
        made = subprocess.run(
            ["make", "--dry-run", "--no-print-directory", *INSTALLED, *words[words.index("make") + 1 :]],
            cwd=ROOT, env={"PATH": "/usr/bin:/bin", **settings}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, f"{text}: {made.stderr}"
        return [line.removeprefix(".venv/bin/") for line in made.stdout.splitlines()]


@rule(r"make (flash|build|deploy)( .*)?")
def through_make(desk, _, text):
    lines = [line for line in desk.make(text) if line.startswith("wayside ")]
    assert len(lines) == 1
    desk.call(lines[0])


@rule(r"make run( .*)?")
def in_the_browser(desk, _, text):
    (line,) = desk.make(text)
    with served(*shlex.split(line)[2:]) as (address, end):
        with urlopen(address, timeout=10) as page:
            assert b"Wayside" in page.read()
        assert end() == 0


@rule(r"((\w+=\S+ )?make (test|check)|make lint)")
def tests_and_lint(desk, _, text):
    lines = desk.make(text)
    assert all((BIN / program).exists() for program in ("ruff", "mypy", "pytest"))
    assert [line for line in lines if line.startswith("ruff check")]
    tested = [line.partition(" @")[0] for line in lines if line.startswith("python -m pytest")]
    assert tested == ([] if text == "make lint" else ["python -m pytest -q -n auto --dist worksteal"])


@rule(r"make (bench|figures|pictures|sheet|goldens)( .*)?")
def python_modules(desk, _, text):
    """Their functions have their own tests; here make only has to call existing ones."""
    found = [re.search(r"python -m (\S+)", line) for line in desk.make(text)]
    for one in found:
        assert one and importlib.util.find_spec(one[1]), text


@rule(r"make help")
def help_of_make(desk, _, text):
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert all(f"make {target}" in told for target in ("run", "check", "test", "flash", "bench", "pictures", "sheet"))


@rule(r"wayside referee")
def console(desk, command, text):
    """The page shows the real output."""
    typed = [line for line in command.session if line and line[0] not in "=?"]
    said = "\n".join(line for line in command.session if line not in typed)
    desk.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(("\n".join(typed) + "\n").encode())))
    assert desk.call(text).startswith(said)


@rule(r"wayside referee --device")
def device_referee(desk, _, text):
    desk.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TYPED)))
    assert desk.call(text).startswith("=\n\n=\n\n")


@rule(r"wayside run --terminal( .*)?")
def in_the_terminal(desk, _, text):
    window = Terminal(80, 24, desk.home, *shlex.split(text)[3:])
    try:
        window.until(lambda page: "q = quit" in page.text())
        window.type("q")
        assert window.ended() == 0
    finally:
        window.close()


@rule(r"wayside emulate .*--uf2 (\S+)")
def emulated_chip(desk, _, text):
    """tests/rp2040/test_serial.py runs it if there is a MicroPython; here only its arguments are read."""
    answer = desk.wayside(*shlex.split(text.replace("RPI_PICO.uf2", "missing.uf2"))[1:])
    assert answer.code == 1 and "missing.uf2" in answer.complaint


@rule(r"wayside new-game (\S+)")
def new_game(desk, _, text):
    """In its own folder; test_adding.py continues from there."""
    from wayside_host import new_game

    desk.monkeypatch.setattr(new_game, "GAMES", desk.folder)
    assert "can be played" in desk.call(text)
    assert (desk.folder / shlex.split(text)[-1] / "rules.py").exists()


@rule(r'python -m pytest -q -k "my_game or i18n or layers"')
def tests_of_a_game(desk, _, text):
    """test_adding.py shows that a new game passes them."""
    assert importlib.util.find_spec("pytest")


@rule(r"wayside --help")
def help_of_wayside(desk, _, text):
    assert subprocess.run([BIN / "wayside", "--help"], capture_output=True, check=True).stdout


@rule(r"mpremote fs cp (\S+) :(\S+)")
def copy_to_device(desk, _, text):
    words = shlex.split(text)
    done = subprocess.run(
        [MPREMOTE, "connect", desk.pico.port, *words[1:]], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (desk.pico.flash / words[-1][1:]).read_bytes() == (desk.folder / words[-2]).read_bytes()


@rule(r"cp (\S+) (\S+)")
def copy_in_the_checkout(desk, _, text):
    """In its own checkout; test_adding.py continues from there."""
    _, source, target = shlex.split(text)
    (desk.folder / target).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / source, desk.folder / target)
    assert not (ROOT / target).exists()


@rule(r"wayside selftest")
def selftest(desk, _, text):
    """Nobody is there to look at the glass."""
    assert "The report is" in desk.call(f"{text} --alone --out {desk.folder / 'selftest'}")


@rule(r"wayside (doctor|names|screenshot|maps|games|boards|words|strips) ?.*")
def plain(desk, _, text):
    said = desk.call(text)
    made = [word for word in shlex.split(text) if re.search(r"\.(png|svg|txt|pdf)$", word)]
    assert said or made
    assert all((desk.folder / name).exists() for name in made)
