"""Controls a device through mpremote's transport: runs programs, lists, reads and writes files.

Connecting stops the firmware (Ctrl-C) and opens a clean prompt; `leave` starts it again.
"""

import ast
import base64
import contextlib
import hashlib
import io
import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from .errors import DeviceFault, DeviceFull, SilentDevice
from .ports import find_device, why_closed

FIRST_PATIENCE = 1  # s
PATIENCE = 5  # s to wait for an answer
CHUNK = 2048  # bytes of a file per step
NO_ROOM = r"OSError: (28|\[Errno 28\])|no room"  # ENOSPC, and the message of the firmware's store
BESIDE = ".new"  # the ending of a file that is being written

Progress = Callable[[int], None]  # gets the number of newly done bytes

LIST = """
import os
def walk(folder):
    for entry in os.ilistdir(folder or '/'):
        path = folder + '/' + entry[0]
        if entry[1] == 0x4000:
            walk(path)
        else:
            print(repr((path, entry[3], digest(path) if HASHED else '')))
"""
DIGEST = """
import hashlib
from binascii import hexlify
def digest(path):
    total = hashlib.sha256()
    part = bytearray(512)
    with open(path, 'rb') as file:
        count = file.readinto(part)
        while count:
            total.update(memoryview(part)[:count])
            count = file.readinto(part)
    return hexlify(total.digest()).decode()
"""
READ = """
from binascii import b2a_base64
with open(PATH, 'rb') as file:
    part = file.read(384)
    while part:
        print(b2a_base64(part).decode(), end='')
        part = file.read(384)
"""
ROOM = """
import os
folders, seen = 0, ['']
while seen:
    folder = seen.pop()
    for entry in os.ilistdir(folder or '/'):
        if entry[1] == 0x4000:
            folders += 1
            seen.append(folder + '/' + entry[0])
print(*os.statvfs('/')[:5], folders)
"""
FOLDERS = """
import os
path = ''
for part in PATH.split('/')[1:]:
    path += '/' + part
    try:
        os.mkdir(path)
    except OSError:
        pass
os.stat(PATH)
"""


@dataclass(frozen=True)
class Entry:
    """A file of the device; the hash is empty if it was not requested."""

    path: str
    size: int
    sha256: str = ""


class Link:
    """A connection to the prompt of a device. Paths begin with /. Every method raises a LinkError if it fails."""

    def __init__(self, port: str) -> None:
        self.port = port
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it does not understand
                self._transport = SerialTransport(port, timeout=1)
        except TransportError:
            raise why_closed(port) from None
        try:
            self._stop_firmware()
        except BaseException:
            self._close()
            raise

    def _stop_firmware(self) -> None:
        """Send Ctrl-C, twice because a starting device may miss the first one."""
        for patience in FIRST_PATIENCE, PATIENCE:
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    self._transport.enter_raw_repl(soft_reset=True, timeout_overall=patience)
                return
            except (TransportError, OSError):
                continue
        raise SilentDevice(
            f"nothing answers on {self.port}; unplug the device and plug it in again, "
            "and if that does not help put MicroPython on it with 'wayside flash'"
        )

    # Programs

    def run(self, program: str, heard: Callable[[str], None] | None = None) -> str:
        """Run a program on the device; returns what it prints. `heard` is called with each line as it comes."""
        try:
            if heard is None:
                return self._transport.exec(program).decode()
            return self._follow(program, heard)
        except TransportExecError as error:
            reason = error.error_output.strip().splitlines()[-1]
            if re.search(NO_ROOM, reason):
                raise DeviceFull(
                    "the flash of the device is full; remove kept games or the word list from it"
                ) from None
            raise DeviceFault(f"the device answered: {reason}") from None
        except (TransportError, OSError, struct.error, UnicodeDecodeError):
            raise SilentDevice(
                f"the device on {self.port} stopped answering; check the cable and run the command again"
            ) from None

    def _follow(self, program: str, heard: Callable[[str], None]) -> str:
        said, line = bytearray(), bytearray()

        def take(byte: bytes) -> None:
            said.extend(byte)
            line.extend(byte)
            if byte == b"\n":
                heard(line.decode().rstrip())
                line.clear()

        self._transport.exec(program, data_consumer=take)
        return said.decode().rstrip("\x04")

    def ask(self, expression: str) -> Any:
        """The value of an expression on the device."""
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())

    # Files

    def list(self, folder: str = "/", hashes: bool = False) -> dict[str, Entry]:
        """All files in a folder and below, by path; empty if there is no such folder."""
        folder = folder.rstrip("/")
        walk = f"try:\n    walk({folder!r})\nexcept OSError:\n    pass\n"
        told = self.run((DIGEST if hashes else "") + LIST.replace("HASHED", str(hashes)) + walk)
        entries = [Entry(*ast.literal_eval(line)) for line in told.splitlines()]
        return {entry.path: entry for entry in entries}

    def exists(self, path: str) -> bool:
        """Whether a file or folder with this path exists."""
        folder, _, name = path.rstrip("/").rpartition("/")
        return bool(self.ask(f"{name!r} in __import__('os').listdir({folder or '/'!r})"))

    def read(self, path: str, progress: Progress | None = None) -> bytes:
        """The content of a file, checked against its hash on the device."""
        content = base64.b64decode(self.run(READ.replace("PATH", repr(path))))
        if progress:
            progress(len(content))
        if self.run(f"{DIGEST}print(digest({path!r}))").strip() != hashlib.sha256(content).hexdigest():
            raise DeviceFault(f"{path} arrived damaged; run the command again")
        return content

    def write(self, path: str, content: bytes, progress: Progress | None = None) -> None:
        """Write a file atomically: under another name, checked, then renamed. A missing folder is made."""
        self.make_folder(path.rpartition("/")[0])
        try:
            self.put(path + BESIDE, content, progress)
        except (DeviceFull, DeviceFault):
            self.remove(path + BESIDE)
            raise
        self.rename(path + BESIDE, path)

    def put(self, path: str, content: bytes, progress: Progress | None = None) -> None:
        """Write a file in place and check it: only for a file that no program reads yet."""
        self.run(f"from binascii import a2b_base64 as d\nf = open({path!r}, 'wb')\nw = f.write")
        try:
            for start in range(0, len(content), CHUNK):
                part = content[start : start + CHUNK]
                self.run(f"w(d({base64.b64encode(part)!r}))")
                if progress:
                    progress(len(part))
        finally:
            closed = f"f.close()\n{DIGEST}print(digest({path!r}))"
            told = self.run(closed).strip()
        if told != hashlib.sha256(content).hexdigest():
            raise DeviceFault(f"{path} was not stored correctly on the device; run the command again")

    def rename(self, old: str, new: str) -> None:
        """Rename a file; it replaces an existing one."""
        self.run(f"import os\nos.rename({old!r}, {new!r})")

    def remove(self, path: str) -> None:
        """Remove a file if it exists."""
        self.run(f"import os\ntry:\n    os.remove({path!r})\nexcept OSError as e:\n    if e.errno != 2:\n        raise")

    def make_folder(self, path: str) -> None:
        """Make a folder and its parents."""
        if path:
            self.run(FOLDERS.replace("PATH", repr(path)))

    def room(self) -> tuple[int, int]:
        """(free, total) bytes of the flash. MicroPython counts the two sectors of each folder twice."""
        _, size, sectors, _, free, folders = map(int, self.run(ROOM).split())
        return size * (free + 2 * folders), size * sectors

    # The end

    def bootloader(self) -> None:
        """Send the device to its bootloader, where it accepts a UF2. The link ends."""
        with contextlib.suppress(TransportError, OSError):
            self._transport.exec_raw_no_follow("import machine\nmachine.bootloader()")
            self._transport.follow(timeout=0.5)
        self._close()

    def leave(self) -> None:
        """Start the firmware again and close the port. Does nothing if the device is gone."""
        with contextlib.suppress(TransportError, OSError):
            self._transport.exit_raw_repl()
            self._transport.serial.write(b"\x04")
            self._transport.read_until(1, b"soft reboot\r\n", timeout_overall=PATIENCE)
        self._close()

    def _close(self) -> None:
        with contextlib.suppress(TransportError, OSError):
            self._transport.close()


@contextlib.contextmanager
def connected(port: str | None = None) -> Iterator[Link]:
    """A link to the device on this port, or to the only one. The firmware starts again afterwards."""
    link = Link(find_device(port))
    try:
        yield link
    finally:
        link.leave()
