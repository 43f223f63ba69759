"""Runs Python files in real MicroPython, as WebAssembly under Node; installs the pinned package once."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from .. import node

HERE = Path(__file__).resolve().parent
PACKAGE = "@micropython/micropython-webassembly-pyscript"
FILES = HERE / node.MODULES / PACKAGE  # micropython.mjs and micropython.wasm


def ensure_installed() -> Path:
    """The folder with the MicroPython package, which is installed if it is missing."""
    node.ensure_installed(HERE, PACKAGE)
    return HERE


def run(
    script: Path,
    arguments: Sequence[str] = (),
    folders: Sequence[Path] = (),
    strict: bool = True,
    timeout: float = 60,
) -> "subprocess.CompletedProcess[str]":
    """Run a Python file in MicroPython; `folders` are added to its sys.path, `strict` hides what a Pico lacks."""
    ensure_installed()
    command = [node.program("node"), str(HERE / "run.mjs"), *([] if strict else ["--loose"])]
    for folder in folders:
        command += ["-I", str(folder)]
    command += [str(script), *arguments]
    return subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=timeout, check=False)
