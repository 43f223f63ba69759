// Model of the ST7789: windows, memory access order, colour format, sleep and its delays.
import { BLACK, Panel, colour, hex } from "./panel.js";

const WIDTH = 240;
const HEIGHT = 320;
const MY = 0x80, MX = 0x40, MV = 0x20, BGR = 0x08;
const SWRESET = 0x01, SLPIN = 0x10, SLPOUT = 0x11, INVOFF = 0x20, INVON = 0x21, DISPOFF = 0x28, DISPON = 0x29;
const CASET = 0x2a, RASET = 0x2b, RAMWR = 0x2c, MADCTL = 0x36, COLMOD = 0x3a, RAMWRC = 0x3c;
const RAMCTRL = 0xb0, LITTLE_ENDIAN = 0x08;

// The number of parameters of each command, if it is fixed.
const PARAMETERS = {
  0x00: 0, 0x01: 0, 0x10: 0, 0x11: 0, 0x12: 0, 0x13: 0, 0x20: 0, 0x21: 0, 0x26: 1, 0x28: 0, 0x29: 0,
  0x2a: 4, 0x2b: 4, 0x30: 4, 0x33: 6, 0x34: 0, 0x35: 1, 0x36: 1, 0x37: 2, 0x38: 0, 0x39: 0, 0x3a: 1,
  0x44: 2, 0x51: 1, 0x53: 1, 0x55: 1, 0x5e: 1, 0xb0: 2, 0xb1: 3, 0xb2: 5, 0xb3: 3, 0xb5: 1, 0xb7: 1,
  0xba: 1, 0xbb: 1, 0xc0: 1, 0xc2: 1, 0xc3: 1, 0xc4: 1, 0xc6: 1, 0xd0: 2, 0xe0: 14, 0xe1: 14,
};
const SETTLE_MS = 5; // after a reset or SLPOUT, before the next command
const WAKE_MS = 120; // after a reset before SLPOUT; between SLPOUT and SLPIN

// The colours of all 16-bit pixels, and the same with red and blue swapped.
const PLAIN = new Uint32Array(65536);
const SWAPPED = new Uint32Array(65536);
for (let pixel = 0; pixel < 65536; pixel++) {
  const red = Math.floor((pixel >> 11) * 255 / 31);
  const green = Math.floor((pixel >> 5 & 63) * 255 / 63);
  const blue = Math.floor((pixel & 31) * 255 / 31);
  PLAIN[pixel] = colour(red, green, blue);
  SWAPPED[pixel] = colour(blue, green, red);
}

export class St7789 extends Panel {
  get parameterCounts() {
    return PARAMETERS;
  }

  get needsSelectInMode0() {
    return true;
  }

  reset() {
    if (!this.memory) {
      // Memory holds noise after power on, and is kept in a reset.
      this.memory = new Uint16Array(WIDTH * HEIGHT);
      for (let i = 0; i < this.memory.length; i++) this.memory[i] = i * 40503 + (i >> 7) * 9377;
    }
    this.asleep = true;
    this.on = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = 0x66;
    this.columns = [0, WIDTH - 1];
    this.rows = [0, HEIGHT - 1];
    this.current = null;
    this.parameters = [];
    this.halfPixel = -1;
    this.place = 0;
    const now = this.clock.now();
    this.readyAt = now ? now + SETTLE_MS : 0;
    this.wakeAt = now ? now + WAKE_MS : 0;
    this.sleepAt = 0;
  }

  command(byte) {
    this.finish();
    const early = this.readyAt - this.clock.now();
    if (early > 0) this.complain(`command ${hex(byte)} came ${early} ms too early after a reset or SLPOUT`);
    this.current = byte;
    this.parameters = [];
    if (byte === RAMWR || byte === RAMWRC) this.beginWriting(byte);
    else if (!(byte in this.parameterCounts)) this.complain(`the ${this.display.chip.toUpperCase()} knows no command ${hex(byte)}`);
    else if (this.parameterCounts[byte] === 0) this.obey(byte);
  }

  /** A new command ends the last one, which must be complete. */
  finish() {
    if (this.halfPixel >= 0) {
      this.complain("a pixel was cut in half: an odd number of bytes followed RAMWR");
      this.halfPixel = -1;
    }
    if (this.current === null || this.current === RAMWR || this.current === RAMWRC) return;
    const wanted = this.parameterCounts[this.current] ?? 0;
    if (this.parameters.length < wanted) {
      this.complain(`command ${hex(this.current)} got ${this.parameters.length} of ${wanted} parameters`);
    }
  }

  obey(byte) {
    const now = this.clock.now();
    if (byte === SWRESET) {
      this.reset();
      this.readyAt = now + SETTLE_MS;
      this.wakeAt = now + WAKE_MS;
      this.current = byte;
    } else if (byte === SLPIN) {
      if (now < this.sleepAt) this.complain(`SLPIN came ${this.sleepAt - now} ms too early after SLPOUT`);
      this.asleep = true;
      this.readyAt = now + SETTLE_MS;
      this.wakeAt = now + WAKE_MS;
    } else if (byte === SLPOUT) {
      if (now < this.wakeAt) this.complain(`SLPOUT came ${this.wakeAt - now} ms too early after the reset or SLPIN`);
      this.asleep = false;
      this.readyAt = now + SETTLE_MS;
      this.sleepAt = now + WAKE_MS;
    } else if (byte === INVOFF || byte === INVON) this.inverted = byte === INVON;
    else if (byte === DISPOFF || byte === DISPON) this.on = byte === DISPON;
  }

  data(bytes) {
    if (this.current === null) this.complain("data came before any command");
    else if (this.current === RAMWR || this.current === RAMWRC) this.write(bytes);
    else for (const byte of bytes) this.parameter(byte);
  }

  parameter(byte) {
    this.parameters.push(byte);
    const wanted = this.parameterCounts[this.current] ?? 0;
    if (this.parameters.length > wanted) {
      this.complain(`command ${hex(this.current)} takes ${wanted} parameters; one more came`);
    } else if (this.parameters.length === wanted) this.set(this.current, this.parameters);
  }

  set(command, values) {
    if (command === MADCTL) this.madctl = values[0];
    else if (command === COLMOD) this.colmod = values[0];
    else if (command === CASET || command === RASET) {
      const first = values[0] << 8 | values[1];
      const last = values[2] << 8 | values[3];
      const across = (command === CASET) !== Boolean(this.madctl & MV);
      const limit = across ? WIDTH : HEIGHT;
      if (first > last || last >= limit) {
        this.complain(`window ${first}..${last} does not fit the ${limit} lines of memory`);
      } else if (command === CASET) this.columns = [first, last];
      else this.rows = [first, last];
    } else if (command === RAMCTRL && values.length === 2 && values[1] & LITTLE_ENDIAN) {
      this.complain("RAMCTRL asks for pixels with the low byte first: they come with the high byte first");
    }
  }

  beginWriting(command) {
    if (!this.sleepAt) this.complain("memory is written before the chip was woken"); // after it, sleep does not matter
    if ((this.colmod & 7) !== 5) {
      this.complain(`COLMOD is ${hex(this.colmod)}: pixels would not be read as 16 bits`);
    }
    if (command === RAMWR) this.place = 0;
  }

  write(bytes) {
    const width = this.columns[1] - this.columns[0] + 1;
    const room = width * (this.rows[1] - this.rows[0] + 1);
    let tooMany = 0;
    for (const byte of bytes) {
      if (this.halfPixel < 0) {
        this.halfPixel = byte;
        continue;
      }
      const pixel = this.halfPixel << 8 | byte;
      this.halfPixel = -1;
      if (this.place >= room) tooMany++;
      else {
        const column = this.columns[0] + this.place % width;
        const row = this.rows[0] + Math.floor(this.place / width);
        this.memory[this.cell(column, row)] = pixel;
        this.place++;
      }
    }
    if (tooMany) this.complain(`${tooMany} pixels more than the window holds`);
  }

  /** The place of a pixel in memory, in the order set by MADCTL. */
  cell(column, row) {
    let [x, y] = this.madctl & MV ? [row, column] : [column, row];
    if (this.madctl & MX) x = WIDTH - 1 - x;
    if (this.madctl & MY) y = HEIGHT - 1 - y;
    return y * WIDTH + x;
  }

  glass() {
    const [width, height] = this.glassSize();
    const glass = new Uint32Array(width * height).fill(BLACK);
    if (!this.on || this.asleep) return glass;
    const colours = Boolean(this.madctl & BGR) === this.display.bgr ? PLAIN : SWAPPED;
    // An IPS glass needs INVON for true colours; the board says whether it is one.
    const turnedOver = this.inverted === this.display.invert ? 0 : 0xffffff;
    const { offset_x: left, offset_y: top } = this.display;
    for (let y = 0, place = 0; y < height; y++) {
      const line = (top + y) * WIDTH + left;
      for (let x = 0; x < width; x++, place++) glass[place] = colours[this.memory[line + x]] ^ turnedOver;
    }
    return glass;
  }
}
