// Model of the ILI9341: an ST7789 with a mirrored glass and its own registers for power and gamma.
import { St7789 } from "./st7789.js";

const PARAMETERS = {
  0x00: 0, 0x01: 0, 0x10: 0, 0x11: 0, 0x12: 0, 0x13: 0, 0x20: 0, 0x21: 0, 0x26: 1, 0x28: 0, 0x29: 0,
  0x2a: 4, 0x2b: 4, 0x30: 4, 0x33: 6, 0x34: 0, 0x35: 1, 0x36: 1, 0x37: 2, 0x38: 0, 0x39: 0, 0x3a: 1,
  0x44: 2, 0x51: 1, 0x53: 1, 0x55: 1, 0x5e: 1, 0xb0: 1, 0xb1: 2, 0xb2: 2, 0xb3: 2, 0xb4: 1, 0xb5: 4, 0xb6: 4,
  0xb7: 1, 0xc0: 1, 0xc1: 1, 0xc5: 2, 0xc7: 1, 0xcb: 5, 0xcf: 3, 0xe0: 15, 0xe1: 15, 0xe8: 3, 0xea: 2, 0xed: 4,
  0xf2: 1, 0xf6: 3, 0xf7: 1,
};

/** 240 x 320 pixels of memory; the first column of the glass shows the last column of memory. */
export class Ili9341 extends St7789 {
  get parameterCounts() {
    return PARAMETERS;
  }

  get needsSelectInMode0() {
    return false;
  }

  glass() {
    const glass = super.glass();
    const [width] = this.glassSize();
    for (let line = 0; line < glass.length; line += width) glass.subarray(line, line + width).reverse();
    return glass;
  }
}
