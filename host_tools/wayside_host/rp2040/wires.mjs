// The wires to the panel: bytes take their real time on the bus, and are recorded with the levels of the other lines.
// The panel models in Python decode them. A record is one of
//   ["spi", from, to, hertz, mode, bits, lines, bytes]   lines: 1 CS, 2 CS driven, 4 D/C, 8 D/C driven
//   ["i2c", from, to, hertz, address, bytes]             one whole write
//   ["reset", at, level]                                 the panel's reset line moved
// with times in microseconds and bytes in base64.
import { I2cByHand } from "./i2c_by_hand.mjs";

const SPI_FUNCTION = 1;
const I2C_FUNCTION = 3;
const LONGEST = 256; // bytes in an SPI record; a small number makes the time of each pixel precise
const TX_EMPTY = 1 << 4;

export class Wires {
  constructor(bus) {
    this.bus = bus;
    this.records = [];
    this.open = null; // the record that is not finished
  }

  /** Connects the wires to a chip after power on. */
  attach(chip, pins, now) {
    this.chip = chip;
    this.pins = pins;
    this.now = now; // in microseconds
    this.open = null;
    if (this.bus.kind === "spi") this.attachSpi(chip.spi[this.bus.id]);
    else this.attachI2c(chip.i2c[this.bus.id]);
    if (this.bus.reset !== null) this.attachReset(this.bus.reset);
  }

  /** The records since the last call; an I2C write is included when it is complete. */
  take() {
    if (this.bus.kind === "spi") this.close();
    return this.records.splice(0);
  }

  close() {
    if (this.open !== null) {
      const { head, bytes } = this.open;
      this.records.push([...head, Buffer.from(bytes).toString("base64")]);
      this.open = null;
    }
  }

  attachReset(index) {
    let level = this.pins.level(index);
    this.chip.gpio[index].addListener(() => {
      if (this.pins.level(index) === level) return;
      level = this.pins.level(index);
      this.close();
      this.records.push(["reset", this.now(), level]);
    });
  }

  hasFunction(wanted, ...indexes) {
    return indexes.every((index) => this.pins.functionOf(index) === wanted);
  }

  // SPI

  attachSpi(spi) {
    const { cs, dc, sck, mosi } = this.bus;
    // rp2040js would finish a frame at once; then its DMA never serves the receiving channel.
    const done = this.chip.clock.createAlarm(() => {
      if (this.open !== null) this.open.head[2] = this.now();
      spi.completeTransmit(0);
    });
    spi.onTransmit = (value) => {
      if (this.hasFunction(SPI_FUNCTION, sck, mosi)) this.recordFrame(spi, value);
      done.schedule((spi.dataBits * 1e9) / (spi.clockFrequency || 1e6));
    };
    for (const index of cs === null ? [dc] : [cs, dc]) this.chip.gpio[index].addListener(() => this.close());
  }

  recordFrame(spi, value) {
    const hertz = Math.round(spi.clockFrequency);
    if (this.open !== null && (this.open.bytes.length >= LONGEST || this.open.head[3] !== hertz)) this.close();
    if (this.open === null) {
      const head = ["spi", this.now(), this.now(), hertz, spi.spiMode, spi.dataBits, this.lines()];
      this.open = { head, bytes: [] };
    }
    if (spi.dataBits > 8) this.open.bytes.push(value >> 8);
    this.open.bytes.push(value & 0xff);
  }

  lines() {
    const { cs, dc } = this.bus;
    const { pins } = this;
    const select = cs === null ? 0 : pins.level(cs) | (pins.isDriven(cs) ? 2 : 0);
    return select | (pins.level(dc) ? 4 : 0) | (pins.isDriven(dc) ? 8 : 0);
  }

  // I2C

  attachI2c(i2c) {
    const { sda, scl, address } = this.bus;
    new I2cByHand(this.chip.gpio, this.pins, this.bus, this.now, (start, end, hertz, bytes) => {
      this.records.push(["i2c", start, end, hertz, address, Buffer.from(bytes).toString("base64")]);
    });
    let answers = false; // whether a chip has the address that was called
    const hertz = () => this.chip.clkSys / Math.max(8, i2c.sclLowPeriod + i2c.sclHighPeriod);
    const after = (bits, action) => {
      this.chip.clock.createAlarm(action).schedule((bits * 1e9) / hertz());
    };
    const end = () => {
      if (this.open !== null) this.open.head[2] = this.now();
      this.close();
    };
    i2c.onStart = () => after(1, () => i2c.completeStart());
    i2c.onConnect = (called) => {
      answers = called === address && this.hasFunction(I2C_FUNCTION, sda, scl);
      if (answers) this.open = { head: ["i2c", this.now(), this.now(), Math.round(hertz()), called], bytes: [] };
      after(9, () => {
        i2c.completeConnect(answers);
        if (!answers) i2c.setInterrupts(TX_EMPTY); // rp2040js does not do this, and the program would wait for it
      });
    };
    i2c.onWriteByte = (value) => {
      this.open?.bytes.push(value);
      after(9, () => i2c.completeWrite(answers));
    };
    i2c.onReadByte = () => after(9, () => i2c.completeRead(0xff)); // the panels are never read
    i2c.onStop = () =>
      after(1, () => {
        end();
        i2c.completeStop();
      });
  }
}
