// Model of the SH1107: its own commands, page and vertical addressing, a narrow glass in the middle of its lines.
import { OledPanel, range } from "./oled.js";

const LINES = 128;

const LONG = { 0x81: 2, 0xa8: 2, 0xad: 2, 0xd3: 2, 0xd5: 2, 0xd9: 2, 0xdb: 2, 0xdc: 2 };
const SHORT = new Set([
  ...range(0x00, 0x18), 0x20, 0x21, 0xa0, 0xa1, 0xa4, 0xa5, 0xa6, 0xa7, 0xae, 0xaf,
  ...range(0xb0, 0xc0), 0xc0, 0xc8, 0xe3,
]);

/** 128 x 128 bits: a column of memory is a COM line, and the 8 bits of a page are segments. */
export class Sh1107 extends OledPanel {
  get pages() {
    return 16;
  }

  reset() {
    super.reset();
    this.vertical = false;
  }

  lines() {
    return this.turned ? this.display.height : this.display.width;
  }

  lengthOf(first) {
    return SHORT.has(first) ? 1 : LONG[first];
  }

  obeyOwn(first, values) {
    if (first === 0x20 || first === 0x21) this.vertical = first === 0x21;
    else if (first >= 0xb0 && first <= 0xbf) this.page = first & 15;
    else if (first === 0xad) this.pump = values[1] >> 4 === 8; // 0x8A: the board has its own supply
    else if (first === 0xdc) this.startLine = values[1] & 127;
  }

  checkSetup() {
    super.checkSetup();
    if (this.flipped) {
      this.complain("the scan direction C8 is not modelled: how it meets the display offset is not known");
    }
  }

  write(bytes) {
    const past = this.vertical ? this.page + bytes.length - this.pages : this.column + bytes.length - this.columns;
    if (past > 0) this.complain(`${past} bytes past the end of the line: they go where this one began`);
    for (const byte of bytes) {
      this.memory[this.page * this.columns + this.column] = byte;
      if (this.vertical) this.page = (this.page + 1) % this.pages;
      else this.column = (this.column + 1) % this.columns;
    }
  }

  /** The glass upright for rotation 0: x counts its lines, y its segments. */
  lit(x, y) {
    const line = (LINES - this.lines()) / 2 + x;
    const column = (line + this.offset + this.startLine) % LINES;
    const segment = this.remapped ? LINES - 1 - y : y;
    return Boolean(this.memory[(segment >> 3) * this.columns + column] >> (segment & 7) & 1);
  }
}
