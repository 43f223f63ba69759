// Model of the SH1106: an SSD1306 with 132 columns, page addressing only and its own commands for the supply.
import { range } from "./oled.js";
import { Ssd1306 } from "./ssd1306.js";

const LONG = { 0x81: 2, 0xa8: 2, 0xad: 2, 0xd3: 2, 0xd5: 2, 0xd9: 2, 0xda: 2, 0xdb: 2 };
const SHORT = new Set([
  ...range(0x00, 0x20), ...range(0x30, 0x34), ...range(0x40, 0x80), 0xa0, 0xa1, 0xa4, 0xa5, 0xa6, 0xa7, 0xae, 0xaf,
  ...range(0xb0, 0xb8), 0xc0, 0xc8, 0xe0, 0xe3, 0xee,
]);

/** 132 x 64 bits; a glass of 128 columns sits in their middle, and A1 with C8 is upright. */
export class Sh1106 extends Ssd1306 {
  get columns() {
    return 132;
  }

  lengthOf(first) {
    return SHORT.has(first) ? 1 : LONG[first];
  }

  obeyOwn(first, values) {
    if (first >= 0x18 && first <= 0x1f) this.column = this.column & 0x0f | (first & 15) << 4;
    else if (first >= 0x40 && first <= 0x7f) this.startLine = first & 63;
    else if (first === 0xad) this.pump = values[1] === 0x8b;
    else if (first >= 0xb0 && first <= 0xb7) this.page = first & 7;
    else if (first === 0xda) this.rowWiring = values[1];
  }

  write(bytes) {
    const room = Math.max(0, this.columns - this.column);
    if (bytes.length > room) this.complain(`${bytes.length - room} bytes past the last column: they are lost`);
    for (const byte of bytes.subarray(0, room)) this.memory[this.page * this.columns + this.column++] = byte;
  }
}
