// The cache through which the core reads the flash (XIP): 16 kB, two ways, lines of 8 bytes. On a miss the core waits.
// Assumptions: of two lines in a set, the one used longer ago is replaced; every miss takes the same time, whatever was
// read before; the core does not prefetch. DMA does not use the cache.
import { BasePeripheral } from "rp2040js";

const WAYS = 2;
const LINE = 8;
const SETS = (16 * 1024) / (WAYS * LINE);
const NONE = -1;
const FLASH_WINDOWS = 0x10000000 >>> 26; // 0x10.. normal; 0x11.. bit 24; 0x12.. bit 25; 0x13.. both
const OFFSET = 0xffffff; // of an address within its window
const NO_ALLOCATE = 1 << 24;
const NO_CHECK = 1 << 25;
const CONTROL = 0x00;
const FLUSH = 0x04;
const STATUS = 0x08;
const ENABLE = 1;
const READY_AND_EMPTY = 3; // no flush is running, nothing is being streamed

export class XipCache {
  /** A miss takes `missClocks` of the flash's clock; with 0 there is no cache, and all reads take no time. */
  constructor(missClocks) {
    this.missClocks = missClocks;
    this.lines = new Int32Array(SETS * WAYS); // for each set; the line that was used last comes first
    this.hits = 0;
    this.misses = 0;
  }

  /** Put it between a chip after power on and its flash. */
  attach(chip) {
    this.chip = chip;
    this.divider = 0; // of the flash's clock; a miss takes no time until the program sets it
    this.enabled = true;
    this.empty();
    chip.peripherals[0x14000] = new XipControl(chip, this);
    if (this.missClocks) this.watch(chip.core);
  }

  /** If it is off, every read is a miss and nothing is stored. */
  enable(enabled) {
    this.enabled = enabled;
    if (!enabled) this.empty();
  }

  empty() {
    this.lines.fill(NONE);
  }

  watch(core) {
    const { chip } = this;
    const { flash16 } = chip;
    core.readUint16 = (address) => {
      if (address >>> 26 !== FLASH_WINDOWS) return chip.readUint16(address);
      this.read(address);
      return flash16[(address & OFFSET) >>> 1];
    };
    core.readUint32 = (address) => {
      if (address >>> 26 === FLASH_WINDOWS) this.read(address);
      return chip.readUint32(address);
    };
    core.readUint8 = (address) => {
      if (address >>> 26 === FLASH_WINDOWS) this.read(address);
      return chip.readUint8(address);
    };
  }

  /** The core reads here, at once or after a wait. */
  read(address) {
    const { lines } = this;
    const line = (address & OFFSET) >>> 3;
    const place = (line & (SETS - 1)) << 1;
    if (lines[place] === line && !(address & NO_CHECK)) {
      this.hits++;
      return;
    }
    const isHit = lines[place + 1] === line && !(address & NO_CHECK);
    if (isHit) this.hits++;
    else this.wait();
    if (isHit || (this.enabled && !(address & NO_ALLOCATE) && lines[place] !== line)) {
      lines[place + 1] = lines[place];
      lines[place] = line;
    }
  }

  wait() {
    this.misses++;
    this.chip.clock.nanosCounter += (this.missClocks * this.divider * 1e9) / this.chip.clkSys;
  }
}

class XipControl extends BasePeripheral {
  constructor(chip, cache) {
    super(chip, "XIP_CTRL");
    this.cache = cache;
    this.control = 3; // enabled; writes are faults
  }

  readUint32(offset) {
    if (offset === CONTROL) return this.control;
    return offset === STATUS ? READY_AND_EMPTY : 0;
  }

  writeUint32(offset, value) {
    if (offset === FLUSH) this.cache.empty();
    if (offset !== CONTROL) return;
    this.control = value;
    this.cache.enable((value & ENABLE) !== 0);
  }
}
