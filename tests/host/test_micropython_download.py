"""mpflash downloads MicroPython. A program replaces mpflash here, because it needs the internet."""

import pytest

from wayside_host.builder.picos import PICO
from wayside_host.errors import WaysideError
from wayside_host.install import micropython

STAND_IN = """#!/bin/sh
echo "$@" > "$MPFLASH_FIRMWARE/asked"
mkdir -p "$MPFLASH_FIRMWARE/rp2"
for version in 1.9.4 1.26.1 1.24.0; do echo > "$MPFLASH_FIRMWARE/rp2/RPI_PICO-v$version.uf2"; done
echo > "$MPFLASH_FIRMWARE/rp2/RPI_PICO_W-v1.27.0.uf2"
"""


@pytest.fixture
def mpflash(tmp_path, monkeypatch):
    def install(script):
        program = tmp_path / "mpflash"
        program.write_text(script)
        program.chmod(0o755)
        monkeypatch.setattr(micropython.shutil, "which", lambda *_, **__: str(program))

    return install


def test_the_newest_for_this_pico_is_taken(mpflash, tmp_path):
    mpflash(STAND_IN)
    assert micropython.download(PICO, folder=tmp_path / "kept").name == "RPI_PICO-v1.26.1.uf2"
    assert (tmp_path / "kept/asked").read_text() == "download --board RPI_PICO --version stable\n"


def test_a_version_that_was_asked_for_is_taken(mpflash, tmp_path):
    mpflash(STAND_IN)
    assert micropython.download(PICO, "1.24.0", tmp_path / "kept").name == "RPI_PICO-v1.24.0.uf2"


def test_what_mpflash_complains_about_is_passed_on(mpflash, tmp_path):
    mpflash("#!/bin/sh\necho no network >&2\nexit 1\n")
    with pytest.raises(WaysideError, match="mpflash did not download RPI_PICO stable: no network"):
        micropython.download(PICO, folder=tmp_path / "kept")


def test_without_mpflash_it_is_said_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(micropython.shutil, "which", lambda *_, **__: None)
    with pytest.raises(WaysideError, match="give its RPI_PICO UF2 with --micropython, or .*pip install mpflash"):
        micropython.download(PICO, folder=tmp_path / "kept")
