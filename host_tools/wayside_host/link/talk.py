"""The text protocol of a device while its firmware runs: nothing is interrupted."""

import contextlib
import io
import time
from collections.abc import Iterator
from typing import BinaryIO, TextIO

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from .errors import SilentDevice
from .ports import find_device, why_closed

PATIENCE = 10.0  # s for an answer
QUIET = 0.3  # s without a byte, after which nothing more is on its way
STARTING = 5  # times that a device which is just starting is asked
PROMPT = b">>> "
RESTART = b"\x04"


class Talk:
    """One line out, one answer in. A device that waits at its prompt is started."""

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
        self._write(b"\r\n")  # ends whatever stands unfinished on the line
        if self._hear_out().endswith(PROMPT):
            self._write(RESTART)
            self._hear_out()
        for number in range(STARTING):
            if self._is_heard(f"hello{number}"):
                return
        raise SilentDevice(f"no Wayside answers on {self.port}; 'wayside doctor' says what is there")

    def _is_heard(self, word: str) -> bool:
        """Whether Wayside answers to a word that nobody said before: that it knows no such command."""
        self._write(word.encode() + b"\n")
        with contextlib.suppress(SilentDevice):
            while f"? command there is no command '{word}'" not in self._answer(word, PATIENCE / STARTING):
                pass  # the answer to an earlier one
            return True
        return False

    def say(self, line: str) -> str:
        """The answer, its closing empty line included."""
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
        """What still comes, until it is quiet."""
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
        """Not beyond the end of a line: the next answer may be there already."""
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
    """To the device on this port, or the only one."""
    talk = Talk(find_device(port))
    try:
        yield talk
    finally:
        talk.close()


def pass_on(talk: Talk, source: BinaryIO, sink: TextIO) -> None:
    """Line by line until the stream ends; the device does not hear empty ones."""
    for line in source:
        text = line.decode("utf-8", "replace").strip()
        if text:
            sink.write(talk.say(text))
            sink.flush()
