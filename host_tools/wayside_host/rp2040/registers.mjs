// Register blocks of the RP2040 that rp2040js 1.4.1 lacks or has only in part: the flash interface and its neighbours.
import { BasePeripheral } from "rp2040js";

import { SerialFlash, xorshift } from "./flash.mjs";

const QSPI_SELECT = 1; // index of the chip-select pin among the QSPI pins
const FORCED_LOW = 2;
const FORCED_HIGH = 3;
const DIVIDER = 0x14; // of the system clock, for the clock of the flash

/** The SSI, as far as boot ROM, boot2 and MicroPython use it for the flash: byte by byte. */
class FlashInterface extends BasePeripheral {
  constructor(chip, flash, cache) {
    super(chip, "SSI");
    this.flash = flash;
    this.cache = cache;
    this.received = [];
    this.stored = new Map();
    this.selectOverride = 0;
  }

  overrideSelect(override) {
    if (override === this.selectOverride) return;
    this.flash.deselect();
    this.selectOverride = override;
    if (override === FORCED_LOW) this.flash.select();
  }

  readUint32(offset) {
    if (offset === 0x28) return this.status();
    if (offset === 0x20) return 0; // nothing waits in the transmitter
    if (offset === 0x24) return this.received.length;
    if (offset >= 0x60 && offset < 0xf0) return this.received.shift() ?? 0;
    return this.stored.get(offset) ?? 0;
  }

  status() {
    if (this.selectOverride === 0 && this.flash.selected) this.flash.deselect();
    return 0x06 | (this.received.length ? 0x08 : 0); // transmitter empty and not full, receiver not empty
  }

  writeUint32(offset, value) {
    if (offset >= 0x60 && offset < 0xf0) {
      this.received.push(this.exchange(value & 0xff));
      return;
    }
    if (offset === 0x08) {
      this.received.length = 0;
      if (this.selectOverride === 0) this.flash.deselect();
    }
    if (offset === DIVIDER) this.cache.divider = value & 0xfffe; // the chip allows only even values
    this.stored.set(offset, value);
  }

  exchange(byte) {
    if (this.selectOverride === FORCED_HIGH) return 0xff;
    if (!this.flash.selected) this.flash.select();
    return this.flash.exchange(byte);
  }
}

/** The control registers of the QSPI pins; the boot ROM's flash routines override chip select here. */
class QspiPins extends BasePeripheral {
  constructor(chip, ssi) {
    super(chip, "IO_QSPI");
    this.ssi = ssi;
    this.control = new Uint32Array(6).fill(0x1f);
  }

  readUint32(offset) {
    return offset < 0x30 && offset & 4 ? this.control[offset >> 3] : 0;
  }

  writeUint32(offset, value) {
    if (offset >= 0x30 || !(offset & 4)) return;
    this.control[offset >> 3] = value;
    if (offset >> 3 === QSPI_SELECT) this.ssi.overrideSelect((value >> 8) & 3);
  }
}

/** Registers that keep what is written, and others that always read the same. */
class Remembering extends BasePeripheral {
  constructor(chip, name, initial, fixed = {}) {
    super(chip, name);
    this.stored = new Map(initial);
    this.fixed = fixed;
  }

  readUint32(offset) {
    return this.fixed[offset]?.() ?? this.stored.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.stored.set(offset, value);
  }
}

/** Adds the flash and the missing registers to a chip; returns the flash. */
export function addFlash(chip, cache, time) {
  const flash = new SerialFlash(chip.flash, time);
  const ssi = new FlashInterface(chip, flash, cache);
  const random = xorshift(0x12345678); // the same in every run
  chip.peripherals[0x18000] = ssi;
  chip.peripherals[0x40018] = new QspiPins(chip, ssi);
  cache.attach(chip);
  chip.peripherals[0x40060] = new Remembering(chip, "ROSC", [[0x18, 0x80001000]], {
    0x1c: () => (random() < 0.5 ? 0 : 1),
  });
  chip.peripherals[0x40064] = new Remembering(chip, "VREG_AND_CHIP_RESET", [[0, 0x10b1]]);
  chip.qspi[QSPI_SELECT].padValue = 0x5a;
  chip.qspi[QSPI_SELECT].setInputValue(true); // the BOOTSEL button is not pressed
  return flash;
}
