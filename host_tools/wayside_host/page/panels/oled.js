// The shared part of the OLED models: commands of one or more bytes, contrast, memory in pages of 8 rows.
import { BLACK, Panel, colour, hex } from "./panel.js";

const LIT = colour(255, 255, 255);

/** The numbers from first up to, but not including, end. */
export const range = (first, end) => Array.from({ length: end - first }, (_, index) => first + index);

/** A one-bit chip; a model adds `pages`, `columns`, `lines`, `lengthOf`, `obeyOwn`, `write` and `lit`. */
export class OledPanel extends Panel {
  get pages() {
    return 8;
  }

  get columns() {
    return 128;
  }

  reset() {
    // Memory holds noise after power on, and is kept in a reset.
    this.memory ??= Uint8Array.from(range(0, this.pages * this.columns), (i) => i * 73 + (i >> 5) * 29);
    this.on = false;
    this.allOn = false;
    this.inverted = false;
    this.remapped = false;
    this.flipped = false;
    this.column = 0;
    this.page = 0;
    this.startLine = 0;
    this.offset = 0;
    this.contrast = 0x80;
    this.multiplex = 8 * this.pages;
    this.pump = false;
    this.waiting = [];
  }

  command(byte) {
    this.waiting.push(byte);
    const values = this.waiting;
    const length = this.lengthOf(values[0]);
    if (length === undefined) {
      this.waiting = [];
      this.complain(`the ${this.display.chip.toUpperCase()} knows no command ${hex(values[0])}`);
    } else if (values.length >= length) {
      this.waiting = [];
      if (!this.obeyCommon(values[0], values)) this.obeyOwn(values[0], values);
    }
  }

  /** Commands that are the same in all chips; false if it is another one. */
  obeyCommon(first, values) {
    if (first <= 0x0f) this.column = this.column & 0xf0 | first;
    else if (first <= 0x17) this.column = this.column & 0x0f | (first & 7) << 4;
    else if (first === 0x81) this.contrast = values[1];
    else if (first === 0xa0 || first === 0xa1) this.remapped = first === 0xa1;
    else if (first === 0xa4 || first === 0xa5) this.allOn = first === 0xa5;
    else if (first === 0xa6 || first === 0xa7) this.inverted = first === 0xa7;
    else if (first === 0xa8) this.multiplex = values[1] + 1;
    else if (first === 0xae || first === 0xaf) {
      this.on = first === 0xaf;
      if (this.on) this.checkSetup();
    } else if (first === 0xc0 || first === 0xc8) this.flipped = first === 0xc8;
    else if (first === 0xd3) this.offset = values[1];
    else return false;
    return true;
  }

  checkSetup() {
    if (!this.pump) this.complain("the display is switched on without its supply: the charge pump is off");
    if (this.multiplex !== this.lines()) {
      this.complain(`the multiplex ratio is ${this.multiplex}; the glass has ${this.lines()} lines`);
    }
  }

  data(bytes) {
    if (this.waiting.length) {
      this.complain(`data came in the middle of command ${hex(this.waiting[0])}`);
      this.waiting = [];
    }
    this.write(bytes);
  }

  light() {
    return this.on ? Math.round(this.contrast * 100 / 255) : 0;
  }

  glass() {
    const [width, height] = this.glassSize();
    const glass = new Uint32Array(width * height).fill(BLACK);
    if (!this.on || !this.pump) return glass;
    const reversed = this.inverted !== this.display.invert;
    for (let y = 0, place = 0; y < height; y++) {
      for (let x = 0; x < width; x++, place++) {
        if (this.allOn || this.lit(x, y) !== reversed) glass[place] = LIT;
      }
    }
    return glass;
  }
}
