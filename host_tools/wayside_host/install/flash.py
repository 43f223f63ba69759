"""Puts MicroPython and Wayside onto a Pico. Without `fresh` the games on it survive."""

import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..builder.build import choose_pico
from ..builder.image import device_files, file_system
from ..builder.picos import Pico
from ..builder.uf2 import one_uf2, read_uf2
from ..link.crashes import keep_names
from ..link.errors import LinkError, NoDevice, SilentDevice
from ..link.ports import find_device, pico_ports
from ..link.prompt import Link
from ..progress import Bar
from .bootsel import Volume, find_volume, refuse_wrong_family, write
from .deploy import deploy, verify

LONGEST = 60.0  # s to wait for a Pico to appear
LOOK = 0.2

Say = Callable[[str], None]


@dataclass(frozen=True)
class Job:
    """What to put on which Pico."""

    board: dict[str, Any]
    micropython: Path
    pico: Pico | None = None
    port: str | None = None
    volume: str | None = None
    fresh: bool = False


def flash(job: Job, say: Say) -> dict[str, Any]:
    """Check everything, then write; returns what was done."""
    pico, version = choose_pico(job.pico, job.micropython)
    read_uf2(job.micropython, pico)  # raises if it would not boot
    files = device_files(job.board)
    keep_names(files)
    content = one_uf2(job.micropython, pico, file_system(files, pico)) if job.fresh else job.micropython.read_bytes()
    volume = waiting_volume(job, say)
    refuse_wrong_family(job.micropython, volume)
    others = pico_ports()
    with Bar(f"Writing to {volume.path}", len(content)) as bar:
        write(content, volume, f"wayside-{pico.name}.uf2", bar)
    say(f"{len(content) // 1024} kB written to {volume.path}; waiting for the Pico to come back")
    with came_back(job.port, others) as link:
        if job.fresh:
            verify({"/" + path: content for path, content in files.items()}, link.list("/", hashes=True))
        else:
            deploy(link, job.board, force=True)
        running = link.ask("__import__('sys').version")
        return {
            "port": link.port,
            "board": job.board["name"],
            "pico": pico.name,
            "micropython": version,
            "said": running,
        }


def waiting_volume(job: Job, say: Say) -> Volume:
    """The drive of a Pico; a running Pico is asked to become a drive."""
    volume = find_volume(job.volume)
    if volume is not None:
        return volume
    try:
        port = find_device(job.port)
    except NoDevice:
        raise NoDevice(
            "no Pico is connected; hold its BOOTSEL button while you plug it in, then run the command again"
        ) from None
    say(f"Asking the Pico on {port} to wait for a UF2")
    Link(port).bootloader()
    found = wait_for(lambda: find_volume())
    if found is None:
        raise SilentDevice(
            f"the Pico on {port} was asked to wait for a UF2, but no drive appeared within {LONGEST:.0f} s; "
            "mount it if your system does not do that by itself, or name it with --volume"
        )
    return found


@contextlib.contextmanager
def came_back(port: str | None, others: list[str]) -> Iterator[Link]:
    """A link to the Pico that has appeared since."""

    def try_to_connect() -> Link | None:
        for name in [port] if port else [name for name in pico_ports() if name not in others]:
            with contextlib.suppress(LinkError):
                return Link(name)
        return None

    link = wait_for(try_to_connect)
    if link is None:
        raise SilentDevice(
            f"the UF2 was written, but the Pico did not come back within {LONGEST:.0f} s; "
            "unplug it, plug it in again and run 'wayside deploy'"
        )
    try:
        yield link
    finally:
        link.leave()


def wait_for(check: Callable[[], Any]) -> Any:
    end = time.monotonic() + LONGEST
    found = check()
    while found is None and time.monotonic() < end:
        time.sleep(LOOK)
        found = check()
    return found
