"""Model of the ST7789: windows, memory access order, colour format, sleep and its delays."""

import sys
from array import array

from PIL import Image, ImageOps

from .base import Panel

WIDTH, HEIGHT = 240, 320
MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08
LITTLE_ENDIAN = 0x08  # a bit in the second value of RAMCTRL

RAMWR = 0x2C
RAMWRC = 0x3C
# The number of parameters of each command, if it is fixed.
PARAMETERS = {
    0x00: 0, 0x01: 0, 0x10: 0, 0x11: 0, 0x12: 0, 0x13: 0, 0x20: 0, 0x21: 0, 0x26: 1, 0x28: 0, 0x29: 0,
    0x2A: 4, 0x2B: 4, 0x30: 4, 0x33: 6, 0x34: 0, 0x35: 1, 0x36: 1, 0x37: 2, 0x38: 0, 0x39: 0, 0x3A: 1,
    0x44: 2, 0x51: 1, 0x53: 1, 0x55: 1, 0x5E: 1, 0xB0: 2, 0xB1: 3, 0xB2: 5, 0xB3: 3, 0xB5: 1, 0xB7: 1,
    0xBA: 1, 0xBB: 1, 0xC0: 1, 0xC2: 1, 0xC3: 1, 0xC4: 1, 0xC6: 1, 0xD0: 2, 0xE0: 14, 0xE1: 14,
}  # fmt: skip
SETTLE_US = 5_000  # from a reset or SLPOUT to the next command
WAKE_US = 120_000  # from a reset to SLPOUT, and between SLPOUT and SLPIN in both directions
NOISE = array("H", ((i * 40_503 + (i >> 7) * 9_377) & 0xFFFF for i in range(WIDTH * HEIGHT)))


class St7789(Panel):
    """240 x 320 pixels of memory. The glass shows a part of it."""

    max_spi_hz = 62_500_000  # 16 ns per bit
    needs_select_in_mode_0 = True
    parameters = PARAMETERS

    def reset(self) -> None:
        if not hasattr(self, "memory"):
            # Memory has noise at power on, and survives a reset.
            self.memory = array("H", NOISE)
        self.pushes = 0
        self.asleep = True
        self.on = False
        self.inverted = False
        self.madctl = 0
        self.colmod = 0x66
        self.columns = (0, WIDTH - 1)
        self.rows = (0, HEIGHT - 1)
        self.tuning: dict[int, bytes] = {}  # values of other registers
        self._command: int | None = None
        self._parameters = bytearray()
        self._half_pixel = b""
        self._place = 0
        now = self.hardware.clock.us
        self._ready_at = now + SETTLE_US if now else 0
        self._wake_at = now + WAKE_US if now else 0
        self._sleep_at = 0

    def command(self, byte: int) -> None:
        self._finish()
        now = self.hardware.clock.us
        if now < self._ready_at:
            self.complain(f"command {byte:#04x} came {self._ready_at - now} us too early after a reset or SLPOUT")
        self._command = byte
        self._parameters = bytearray()
        if byte in (RAMWR, RAMWRC):
            self._begin_writing(byte)
        elif byte not in self.parameters:
            self.complain(f"the {self.display['chip'].upper()} knows no command {byte:#04x}")
        elif self.parameters[byte] == 0:
            self._obey(byte)

    def _finish(self) -> None:
        """A new command ends the last one, which must have been complete."""
        if self._half_pixel:
            self.complain("a pixel was cut in half: an odd number of bytes followed RAMWR")
            self._half_pixel = b""
        if self._command is None or self._command in (RAMWR, RAMWRC):
            return
        wanted = self.parameters.get(self._command, 0)
        if len(self._parameters) < wanted:
            self.complain(f"command {self._command:#04x} got {len(self._parameters)} of {wanted} parameters")

    def _obey(self, byte: int) -> None:
        now = self.hardware.clock.us
        if byte == 0x01:
            self.reset()
            self._ready_at = now + SETTLE_US
            self._wake_at = now + WAKE_US
            self._command = byte
        elif byte == 0x10:
            if now < self._sleep_at:
                self.complain(f"SLPIN came {self._sleep_at - now} us too early after SLPOUT")
            self.asleep = True
            self._ready_at = now + SETTLE_US
            self._wake_at = now + WAKE_US
        elif byte == 0x11:
            if now < self._wake_at:
                self.complain(f"SLPOUT came {self._wake_at - now} us too early after the reset or SLPIN")
            self.asleep = False
            self._ready_at = now + SETTLE_US
            self._sleep_at = now + WAKE_US
        elif byte in (0x20, 0x21):
            self.inverted = byte == 0x21
        elif byte in (0x28, 0x29):
            self.on = byte == 0x29

    def data(self, data: bytes) -> None:
        if self._command is None:
            self.complain("data came before any command")
        elif self._command in (RAMWR, RAMWRC):
            self._write(data)
        else:
            for byte in data:
                self._parameter(self._command, byte)

    def _parameter(self, command: int, byte: int) -> None:
        self._parameters.append(byte)
        count = len(self._parameters)
        wanted = self.parameters.get(command, 0)
        if count > wanted:
            self.complain(f"command {command:#04x} takes {wanted} parameters; one more came")
        elif count == wanted:
            self._set(command, self._parameters)

    def _set(self, command: int, values: bytearray) -> None:
        if command == 0x36:
            self.madctl = values[0]
        elif command == 0x3A:
            self.colmod = values[0]
        elif command in (0x2A, 0x2B):
            first, last = values[0] << 8 | values[1], values[2] << 8 | values[3]
            across = (command == 0x2A) != bool(self.madctl & MV)
            limit = WIDTH if across else HEIGHT
            if not first <= last < limit:
                self.complain(f"window {first}..{last} does not fit the {limit} lines of memory")
            elif command == 0x2A:
                self.columns = (first, last)
            else:
                self.rows = (first, last)
        else:
            self.tuning[command] = bytes(values)
            if command == 0xB0 and len(values) == 2 and values[1] & LITTLE_ENDIAN:
                self.complain("RAMCTRL asks for pixels with the low byte first: they come with the high byte first")

    # Memory

    def _begin_writing(self, command: int) -> None:
        if not self._sleep_at:  # once it was woken, memory may be written even in sleep
            self.complain("memory is written before the chip was woken")
        if self.colmod & 7 != 5:
            self.complain(f"COLMOD is {self.colmod:#04x}: pixels would not be read as 16 bits")
        self.pushes += 1
        if command == RAMWR:
            self._place = 0
            self.windows.append((self.columns[0], self.rows[0], self.columns[1], self.rows[1]))

    def _write(self, data: bytes) -> None:
        data = self._half_pixel + data
        whole = len(data) & ~1
        self._half_pixel = data[whole:]
        pixels = array("H", data[:whole])
        if sys.byteorder == "little":
            pixels.byteswap()
        width = self.columns[1] - self.columns[0] + 1
        room = max(0, width * (self.rows[1] - self.rows[0] + 1) - self._place)
        if len(pixels) > room:
            self.complain(f"{len(pixels) - room} pixels more than the window holds")
            pixels = pixels[:room]
        done = 0
        while done < len(pixels):
            row, column = divmod(self._place, width)
            run = min(width - column, len(pixels) - done)
            self.memory[self._line(self.columns[0] + column, self.rows[0] + row, run)] = pixels[done : done + run]
            done += run
            self._place += run

    def _line(self, column: int, row: int, count: int) -> slice:
        """Where `count` pixels of a row are in memory, in the order of MADCTL."""
        swapped = self.madctl & MV
        x, y = (row, column) if swapped else (column, row)
        step = WIDTH if swapped else 1
        if self.madctl & MX:
            x = WIDTH - 1 - x
        if self.madctl & MY:
            y = HEIGHT - 1 - y
        if self.madctl & (MY if swapped else MX):
            step = -step
        start = y * WIDTH + x
        stop = start + count * step
        return slice(start, stop if stop >= 0 else None, step)

    def glass(self) -> Image.Image:
        width, height = self.display["width"], self.display["height"]
        if self.display["rotation"] in (90, 270):
            width, height = height, width
        if not self.on or self.asleep:
            return Image.new("RGB", (width, height))
        left, top = self.display["offset_x"], self.display["offset_y"]
        memory = Image.frombytes("RGB", (WIDTH, HEIGHT), self._little_endian(), "raw", "BGR;16")
        glass = memory.crop((left, top, left + width, top + height))
        if bool(self.madctl & BGR) != self.display["bgr"]:
            red, green, blue = glass.split()
            glass = Image.merge("RGB", (blue, green, red))
        # An IPS panel shows true colours only with INVON; the board file says which kind it is.
        return glass if self.inverted == self.display["invert"] else ImageOps.invert(glass)

    def _little_endian(self) -> bytes:
        memory = self.memory
        if sys.byteorder == "big":
            memory = memory[:]
            memory.byteswap()
        return memory.tobytes()
