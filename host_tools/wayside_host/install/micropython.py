"""Downloads a MicroPython for a Pico with the tool mpflash, and describes it."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from ..builder.picos import Pico
from ..builder.uf2 import micropython_in
from ..errors import WaysideError

FOLDER = Path("~/.wayside/micropython")
STABLE = "stable"


def download(pico: Pico, version: str = STABLE, folder: Path = FOLDER) -> Path:
    """The UF2 that mpflash downloads, or has downloaded before."""
    program = shutil.which("mpflash", path=str(Path(sys.executable).parent)) or shutil.which("mpflash")
    if program is None:
        raise WaysideError(
            f"MicroPython is needed: give its {pico.build} UF2 with --micropython, "
            "or let it be downloaded: .venv/bin/pip install mpflash==1.29.0"
        )
    folder = folder.expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    command = [program, "download", "--board", pico.build, "--version", version]
    environment = {**os.environ, "MPFLASH_FIRMWARE": str(folder)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    found = [path for path in folder.rglob(f"{pico.build}-*.uf2") if version in (STABLE, _version(path))]
    if not found:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise WaysideError(
            f"mpflash did not download {pico.build} {version}: {said[-1] if said else 'it said nothing'}"
        )
    return max(found, key=lambda path: [int(part) for part in _version(path).split(".")])


def _version(path: Path) -> str:
    found = re.search(r"v(\d+\.\d+(?:\.\d+)?)\.uf2$", path.name)
    return found[1] if found else "0"


def describe(path: Path) -> str:
    """Version and hash, to compare with those on micropython.org."""
    version, pico = micropython_in(path)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return f"MicroPython {version} for {pico.title if pico else 'a board of its own'} ({path.name}, sha256 {digest})"
