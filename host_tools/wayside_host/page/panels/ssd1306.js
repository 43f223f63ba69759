// Model of the SSD1306: its three addressing modes, segment and scan order, charge pump.
import { OledPanel, range } from "./oled.js";
import { hex } from "./panel.js";

const HORIZONTAL = 0, PAGE = 2;

// The length in bytes of commands with more than one byte.
const LONG = {
  0x20: 2, 0x21: 3, 0x22: 3, 0x26: 7, 0x27: 7, 0x29: 6, 0x2a: 6, 0x81: 2, 0x8d: 2, 0xa3: 3, 0xa8: 2,
  0xd3: 2, 0xd5: 2, 0xd9: 2, 0xda: 2, 0xdb: 2,
};
const SHORT = new Set([
  ...range(0x00, 0x20), 0x2e, 0x2f, ...range(0x40, 0x80), 0xa0, 0xa1, 0xa4, 0xa5, 0xa6, 0xa7, 0xae, 0xaf,
  ...range(0xb0, 0xb8), 0xc0, 0xc8, 0xe3,
]);

/** 128 x 64 bits; on the modules, A1 with C8 is upright. */
export class Ssd1306 extends OledPanel {
  reset() {
    super.reset();
    this.mode = PAGE;
    this.ranges = { column: [0, this.columns - 1], page: [0, this.pages - 1] };
    this.rowWiring = 0x12;
  }

  lines() {
    return this.display.height;
  }

  lengthOf(first) {
    return SHORT.has(first) ? 1 : LONG[first];
  }

  obeyOwn(first, values) {
    if (first === 0x20) this.mode = values[1] & 3;
    else if (first === 0x21) this.setRange("column", values, this.columns);
    else if (first === 0x22) this.setRange("page", values, this.pages);
    else if (first >= 0x40 && first <= 0x7f) this.startLine = first & 63;
    else if (first === 0x8d) this.pump = Boolean(values[1] & 4);
    else if (first >= 0xb0 && first <= 0xb7) {
      this.page = first & 7;
      if (this.mode !== PAGE) this.complain(`command ${hex(first)} sets a page, which only page addressing knows`);
    } else if (first === 0xda) this.rowWiring = values[1];
  }

  setRange(what, [, first, last], limit) {
    if (this.mode === PAGE) this.complain(`a ${what} range is set, which page addressing does not know`);
    if (first > last || last >= limit) {
      this.complain(`${what}s ${first}..${last} do not fit the ${limit} of memory`);
      return;
    }
    this.ranges[what] = [first, last];
    this[what] = first;
  }

  checkSetup() {
    super.checkSetup();
    const wanted = this.lines() > 32 ? 0x12 : 0x02;
    if (this.rowWiring !== wanted) {
      this.complain(`the row wiring is ${hex(this.rowWiring)}; a glass of ${this.lines()} rows wants ${hex(wanted)}`);
    }
  }

  write(bytes) {
    if (this.mode === PAGE && this.column + bytes.length > this.columns) {
      this.complain(`${this.column + bytes.length - this.columns} bytes past the last column: they wrap round`);
    }
    for (const byte of bytes) {
      this.memory[this.page * this.columns + this.column] = byte;
      if (this.mode === PAGE) this.column = (this.column + 1) % this.columns;
      else if (this.mode === HORIZONTAL) {
        if (this.step("column")) this.step("page");
      } else if (this.step("page")) this.step("column");
    }
  }

  /** Moves on by one within the range; true if it started again. */
  step(what) {
    const [first, last] = this.ranges[what];
    const place = this[what] + 1;
    this[what] = place > last ? first : place;
    return place > last;
  }

  lit(x, y) {
    const segment = this.columns - 1 - (this.display.offset_x + x);
    const column = this.remapped ? this.columns - 1 - segment : segment;
    const scan = this.flipped ? y : this.multiplex - 1 - y;
    const row = scan + this.startLine + this.offset & 63;
    return Boolean(this.memory[(row >> 3) * this.columns + column] >> (row & 7) & 1);
  }
}
