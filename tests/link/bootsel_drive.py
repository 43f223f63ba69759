"""A Pico in its bootloader, as an emulated board: a drive that accepts a UF2, then a board with that content."""

import shutil
import struct
import threading
import time

from wayside_host.builder.image import ImageError, read_files
from wayside_host.builder.picos import PICO
from wayside_host.builder.uf2 import BLOCK, FLASH_START

INFO = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: %s\n"
LOOK = 0.02  # s


class Drive:
    """Appears on command; accepts one UF2, puts its file system on the board's flash and starts the board."""

    def __init__(self, path, board_id="RPI-RP2"):
        self.path = path
        self.board_id = board_id
        self.taken = None  # the flash contents of the UF2, by address

    def appear(self, board):
        self.path.mkdir()
        (self.path / "INFO_UF2.TXT").write_text(INFO % self.board_id)
        threading.Thread(target=self._take, args=(board,), daemon=True).start()

    def _take(self, board):
        while not (content := self._complete()):
            if not self.path.exists():
                return
            time.sleep(LOOK)
        self.taken = {}
        for start in range(0, len(content), BLOCK):
            address, size = struct.unpack_from("<2I", content, start + 12)
            self.taken[address] = content[start + 32 : start + 32 + size]
        shutil.rmtree(self.path)
        self._fill(board)
        board.power_on()

    def _complete(self):
        """The bytes of a UF2; all its blocks must be there."""
        for path in self.path.glob("*.uf2"):
            content = path.read_bytes()
            if len(content) >= BLOCK and len(content) == struct.unpack_from("<I", content, 24)[0] * BLOCK:
                return content
        return None

    def _fill(self, board):
        """Sectors that the UF2 does not contain do not change. So if it has no file system, the files stay."""
        system = bytearray(b"\xff" * PICO.files_size)
        for address, data in self.taken.items():
            start = address - FLASH_START - PICO.files_start
            if start >= 0:
                system[start : start + len(data)] = data
        try:
            files = read_files(bytes(system))
        except ImageError:
            return
        shutil.rmtree(board.flash)
        for name, content in files.items():
            (board.flash / name).parent.mkdir(parents=True, exist_ok=True)
            (board.flash / name).write_bytes(content)
