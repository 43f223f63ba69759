"""Driver for SH1106 OLED displays on I2C or SPI: like an SSD1306 with 132 columns, only page addressing, a DC-DC."""

from wayside.hw.ssd1306 import Ssd1306


class Sh1106(Ssd1306):
    """An SH1106 display. A picture of 128 columns begins at column 2 of its memory."""

    columns = 132
    own = bytes(
        (
            0xD9, 0x22,  # pre-charge, as after a reset
            0xDB, 0x35,  # VCOM deselect level, as after a reset
            0xAD, 0x8B,  # DC-DC converter on
        )
    )  # fmt: skip
