"""Uses the text protocol of a device while its firmware runs, without interrupting it."""

import contextlib
import io
import time
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from .errors import SilentDevice
from .ports import find_device, why_closed

PATIENCE = 10.0  # s to wait for an answer
QUIET = 0.3  # s without a byte, after which the answer is complete
STARTING = 5  # how often a starting device is asked
PROMPT = b">>> "
RESTART = b"\x04"


class Talk:
    """Sends a line and reads its answer. A device that waits at its prompt is started."""

    def __init__(self, port: str) -> None:
        self.port = port
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                self._transport = SerialTransport(port, timeout=0.1)
        except TransportError:
            raise why_closed(port) from None
        self._serial = self._transport.serial
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        self._write(b"\r\n")  # ends an unfinished line
        if self._hear_out().endswith(PROMPT):
            self._write(RESTART)
            self._hear_out()
        for number in range(STARTING):
            if self._is_heard(f"hello{number}"):
                return
        raise SilentDevice(f"no Wayside answers on {self.port}; 'wayside doctor' says what is there")

    def _is_heard(self, word: str) -> bool:
        """Whether Wayside answers to an unknown word: that there is no such command."""
        self._write(word.encode() + b"\n")
        with contextlib.suppress(SilentDevice):
            while f"? command there is no command '{word}'" not in self._answer(word, PATIENCE / STARTING):
                pass  # the answer to an earlier one
            return True
        return False

    def say(self, line: str) -> str:
        """The answer to a line, with its closing empty line."""
        self._write(line.encode() + b"\n")
        return self._answer(line, PATIENCE)

    def _answer(self, line: str, patience: float) -> str:
        answer = b""
        end = time.monotonic() + patience
        while not answer.endswith(b"\n\n"):
            part = self._read_line()
            answer = (answer + part).replace(b"\r\n", b"\n")
            if part:
                end = time.monotonic() + patience
            elif time.monotonic() > end:
                raise SilentDevice(f"the device on {self.port} does not answer to '{line}'")
        return answer.decode("utf-8", "replace")

    def _hear_out(self) -> bytes:
        """Read until no byte comes for a while."""
        heard = b""
        end = time.monotonic() + QUIET
        while time.monotonic() < end:
            part = self._read()
            heard += part
            if part:
                end = time.monotonic() + QUIET
        return heard

    def _write(self, data: bytes) -> None:
        try:
            self._serial.write(data)
        except OSError:
            raise self._gone() from None

    def _read(self) -> bytes:
        try:
            return self._serial.read(max(1, self._serial.in_waiting))
        except OSError:
            raise self._gone() from None

    def _read_line(self) -> bytes:
        """Read one line and not more, because the next answer may follow at once."""
        try:
            return self._serial.read_until(b"\n")
        except OSError:
            raise self._gone() from None

    def _gone(self) -> SilentDevice:
        return SilentDevice(f"the device on {self.port} is gone; check the cable and run the command again")

    def close(self) -> None:
        with contextlib.suppress(TransportError, OSError):
            self._transport.close()


@contextlib.contextmanager
def talking(port: str | None = None) -> Iterator[Talk]:
    """A Talk to the device on this port, or to the only one."""
    talk = Talk(find_device(port))
    try:
        yield talk
    finally:
        talk.close()


def pass_on(talk: Talk, source: BinaryIO, sink: TextIO) -> None:
    """Pass on each line until the stream ends; empty lines are skipped."""
    for line in source:
        text = line.decode("utf-8", "replace").strip()
        if text:
            sink.write(talk.say(text))
            sink.flush()
