"""What all panel models share: wires, byte counts and complaints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PIL import Image

if TYPE_CHECKING:
    from ..hardware import Hardware
    from ..machine import I2C, SPI

TURNS = {
    0: None,
    90: Image.Transpose.ROTATE_90,
    180: Image.Transpose.ROTATE_180,
    270: Image.Transpose.ROTATE_270,
}


class WireFault(AssertionError):
    """A real chip would misread these bytes, or there is no hardware."""


class Panel:
    """A panel chip and its wires. A model adds `reset`, `command`, `data` and `glass`."""

    max_spi_hz = 0
    max_i2c_hz = 400_000
    needs_select_in_mode_0 = False

    def __init__(self, hardware: Hardware, board: dict[str, Any]) -> None:
        self.hardware = hardware
        self.display = board["display"]
        self.bus = board["bus"]
        self.complaints: list[str] = []
        self.bytes_sent = 0  # all bytes on the wire, with commands and control bytes
        self.windows: list[tuple[int, int, int, int]] = []  # x, y, x end, y end of areas, in coordinates of the chip
        self.reset()
        if self.bus["reset"] is not None:
            hardware.wires[self.bus["reset"]].watchers.append(self._reset_moved)

    def complain(self, text: str) -> None:
        self.complaints.append(text)
        if self.hardware.strict:
            raise WireFault(text)

    def forget(self) -> None:
        """Reset the counts of bytes, windows and complaints."""
        self.bytes_sent = 0
        self.windows.clear()
        self.complaints.clear()

    # From the wires

    def spi(self, spi: SPI, data: bytes) -> None:
        """The bytes of one SPI transfer."""
        self.bytes_sent += len(data)
        wires = self.hardware.wires
        if spi.baudrate > self.max_spi_hz:
            self.complain(f"SPI at {spi.baudrate:,} Hz; the chip takes at most {self.max_spi_hz:,}")
        if spi.polarity != spi.phase or spi.bits != 8:
            self.complain("the chip samples in SPI mode 0 or 3, 8 bits a frame")
        select = None if self.bus["cs"] is None else wires[self.bus["cs"]]
        data_line = wires[self.bus["dc"]]
        for wire, name in ((select, "CS"), (data_line, "D/C")):
            if wire is not None and not wire.driven:
                self.complain(f"{name} (GP{wire.number}) is not driven: its function is {wire.function}")
                return
        if select is None and not spi.polarity and self.needs_select_in_mode_0:
            self.complain("the chip is always selected: it listens in SPI mode 3 only")
        if select is not None and select.level:
            self.complain(f"{len(data)} bytes sent while CS is high: no chip listens")
            return
        if self.bus["reset"] is not None and not wires[self.bus["reset"]].level:
            self.complain("bytes sent while the reset line is low")
            return
        self.receive(data, bool(data_line.level))

    def i2c(self, i2c: I2C, data: bytes) -> None:
        """One I2C write to the panel's address; control bytes separate commands and data."""
        self.bytes_sent += len(data)
        if i2c.baudrate > self.max_i2c_hz:
            self.complain(f"I2C at {i2c.baudrate:,} Hz; the chip takes at most {self.max_i2c_hz:,}")
        place = 0
        while place < len(data):
            control = data[place]
            place += 1
            if control & 0x3F:
                self.complain(f"{control:#04x} is no control byte: its low six bits must be 0")
                return
            more = place + 1 if control & 0x80 else len(data)
            self.receive(data[place:more], bool(control & 0x40))
            place = more

    def receive(self, data: bytes, is_data: bool) -> None:
        if is_data:
            self.data(data)
        else:
            for byte in data:
                self.command(byte)

    def _reset_moved(self, level: int) -> None:
        self.reset()

    # To be added by the model of a chip

    def reset(self) -> None:
        raise NotImplementedError

    def command(self, byte: int) -> None:
        raise NotImplementedError

    def data(self, data: bytes) -> None:
        raise NotImplementedError

    def glass(self) -> Image.Image:
        """The picture in the coordinates of the chip, upright for rotation 0."""
        raise NotImplementedError

    # What a person sees

    def picture(self) -> Image.Image:
        turn = TURNS[self.display["rotation"]]
        glass = self.glass()
        return glass if turn is None else glass.transpose(turn)

    def light(self) -> int:
        return 100
