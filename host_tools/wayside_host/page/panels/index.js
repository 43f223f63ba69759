// Models of the panel chips: they decode the bytes on the wires, like their Python twins in ../../emulator/panels.
import { Ili9341 } from "./ili9341.js";
import { Sh1106 } from "./sh1106.js";
import { Sh1107 } from "./sh1107.js";
import { Ssd1306 } from "./ssd1306.js";
import { St7789 } from "./st7789.js";

const MODELS = { st7789: St7789, ili9341: Ili9341, ssd1306: Ssd1306, sh1106: Sh1106, sh1107: Sh1107 };

/** The model of a board's chip. */
export function makePanel(board, clock) {
  return new MODELS[board.display.chip](board.display, clock);
}
