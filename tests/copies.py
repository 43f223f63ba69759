"""A copy of the checkout, in which a test may add what it likes, and commands that run in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("firmware", "host_tools", "board_defs", "tests")
FILES = ("README.md", "Makefile", "pyproject.toml")


def copy_checkout(folder: Path) -> Path:
    """All that is committed; what was installed for Node is the same in both."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules")
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    for file in FILES:
        shutil.copy(ROOT / file, folder / file)
    for modules in (ROOT / "host_tools/wayside_host").glob("*/node_modules"):
        (folder / modules.relative_to(ROOT)).symlink_to(modules)
    return folder


def run_in(checkout: Path, *arguments: str, typed: str = "", seconds: int = 60) -> subprocess.CompletedProcess[str]:
    """Python with the modules of the copy."""
    path = os.pathsep.join(str(checkout / part) for part in ("firmware", "host_tools", "tests"))
    environment = {**os.environ, "PYTHONPATH": path}
    environment.pop("MICROPYTHON_UF2", None)  # the emulated chip is for the games of the checkout itself
    return subprocess.run(
        [sys.executable, *arguments], input=typed, cwd=checkout, env=environment,
        capture_output=True, text=True, timeout=seconds, check=False,
    )  # fmt: skip
