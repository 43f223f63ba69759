"""The Picos that Wayside can be built for: their flash and UF2 family, as in MicroPython's board files.

Sizes are from ports/rp2/boards/*/mpconfigboard.cmake (MICROPY_HW_FLASH_STORAGE_BYTES) and the SDK's board headers.
"""

from dataclasses import dataclass

from ..errors import WaysideError

RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59  # its ARM cores in secure mode, for which MicroPython is built
ABSOLUTE = 0xE48BFF57  # blocks for any chip; RP2350 builds begin with one (erratum E10)
FAMILIES = {
    RP2040: "the RP2040 (Pico)",
    RP2350: "the RP2350 (Pico 2)",
    0xE48BFF5A: "the RP2350 (Pico 2, RISC-V)",
    0xE48BFF5B: "the RP2350 (Pico 2)",
    0xADA52840: "the nRF52840",
    0x1C5F21B0: "the ESP32",
    0xC47E5767: "the ESP32-S3",
    0x68ED2B88: "the SAMD21",
    0x55114460: "the SAMD51",
}
FLASH_START = 0x10000000
SECTOR = 4096
MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Pico:
    name: str
    title: str  # as in MicroPython's banner
    build: str  # the name of the download
    family: int
    flash_size: int
    files_size: int  # the file system is at the end of flash

    @property
    def files_start(self) -> int:
        return self.flash_size - self.files_size

    @property
    def sectors(self) -> int:
        return self.files_size // SECTOR


PICO = Pico("pico", "Raspberry Pi Pico with RP2040", "RPI_PICO", RP2040, 2 * MEGABYTE, 1408 * 1024)
PICOS = {
    pico.name: pico
    for pico in (
        PICO,
        Pico("pico_w", "Raspberry Pi Pico W with RP2040", "RPI_PICO_W", RP2040, 2 * MEGABYTE, 848 * 1024),
        Pico("pico2", "Raspberry Pi Pico2 with RP2350", "RPI_PICO2", RP2350, 4 * MEGABYTE, 3072 * 1024),
        Pico("pico2_w", "Raspberry Pi Pico 2 W with RP2350", "RPI_PICO2_W", RP2350, 4 * MEGABYTE, 2560 * 1024),
    )
}


def find_pico(name: str) -> Pico:
    if name not in PICOS:
        raise WaysideError(f"there is no Pico '{name}'; there are {', '.join(PICOS)}")
    return PICOS[name]
