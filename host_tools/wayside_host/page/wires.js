// The lines between chip and display board: levels of pins, bytes on the buses, the lamp.
import { makePanel } from "./panels/index.js";

const PINS = 30;
const FULL_DUTY = 65535;
const RISING = 8, FALLING = 4;

export class Wires {
  constructor(board, clock) {
    this.board = board;
    this.panel = makePanel(board, clock);
    // The level that the program drives, the level from outside (null: none), and whether a resistor pulls up.
    this.pins = Array.from({ length: PINS }, () => ({ driven: false, output: 0, outside: null, pullUp: false }));
    this.duties = new Map();
  }

  level(number) {
    const pin = this.pins[number];
    return pin.driven ? pin.output : pin.outside ?? Number(pin.pullUp);
  }

  /** Changes one line. Returns the resulting edge: rising, falling or 0. */
  change(number, state) {
    const before = this.level(number);
    Object.assign(this.pins[number], state);
    const after = this.level(number);
    if (after === before) return 0;
    if (number === this.board.bus.reset) this.panel.reset();
    return after ? RISING : FALLING;
  }

  /** A finger on a key. Closed, it connects its pin to ground or supply; open, the resistor sets the level. */
  moveKey(index, down) {
    const key = this.board.keys[index];
    return [key.pin, this.change(key.pin, { outside: down ? Number(key.active === "high") : null })];
  }

  spi(sck, mosi, mode, bytes) {
    const { bus } = this.board;
    if (bus.kind !== "spi" || bus.sck !== sck || bus.mosi !== mosi) return;
    if (mode !== 0 && mode !== 3) this.panel.complain("the chip samples in SPI mode 0 or 3, 8 bits a frame");
    for (const [name, number] of [["CS", bus.cs], ["D/C", bus.dc]]) {
      if (number !== null && !this.pins[number].driven) {
        this.panel.complain(`${name} (GP${number}) is not driven`);
        return;
      }
    }
    if (bus.cs === null && mode === 0 && this.panel.needsSelectInMode0) {
      this.panel.complain("the chip is always selected: it listens in SPI mode 3 only");
    }
    if (bus.cs !== null && this.level(bus.cs)) this.panel.complain(`${bytes.length} bytes sent while CS is high: no chip listens`);
    else if (bus.reset !== null && !this.level(bus.reset)) {
      this.panel.complain("bytes sent while the reset line is low");
    } else this.panel.receive(bytes, Boolean(this.level(bus.dc)));
  }

  /** One write on I2C, control bytes first; false if no chip has this address. */
  i2c(scl, sda, address, bytes) {
    const { bus } = this.board;
    if (bus.kind !== "i2c" || bus.scl !== scl || bus.sda !== sda || bus.address !== address) return false;
    let place = 0;
    while (place < bytes.length) {
      const control = bytes[place++];
      if (control & 0x3f) {
        this.panel.complain(`${control} is no control byte: its low six bits must be 0`);
        break;
      }
      const end = control & 0x80 ? place + 1 : bytes.length;
      this.panel.receive(bytes.subarray(place, end), Boolean(control & 0x40));
      place = end;
    }
    return true;
  }

  /** The lamp in percent; for a panel without one, its contrast. */
  light() {
    const { backlight } = this.board;
    if (backlight === null) return this.panel.light();
    const duty = this.duties.get(backlight.pin) ?? FULL_DUTY * this.level(backlight.pin);
    return Math.round((backlight.active === "low" ? FULL_DUTY - duty : duty) * 100 / FULL_DUTY);
  }
}
