"""A copy of the checkout that a test may change, and commands that run in it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("firmware", "host_tools", "board_defs", "tests")
FILES = ("README.md", "Makefile", "pyproject.toml")


def copy_checkout(folder: Path) -> Path:
    """Everything that is committed; the packages of Node are shared."""
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
    environment.pop("MICROPYTHON_UF2", None)  # only the checkout itself is tested on the emulated chip
    return subprocess.run(
        [sys.executable, *arguments], input=typed, cwd=checkout, env=environment,
        capture_output=True, text=True, timeout=seconds, check=False,
    )  # fmt: skip
