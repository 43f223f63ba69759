// The Pico's serial flash (a W25Q16 of 2 MB): commands, busy times, and the effect of a power cut in an operation.

export const FLASH_SIZE = 2 * 1024 * 1024;
const SECTOR = 0x1000;
const BLOCK = 0x10000;
const PAGE = 0x100;

// Typical times from the data sheet, in milliseconds.
const SECTOR_ERASE = 45;
const BLOCK_ERASE = 150;
const PAGE_PROGRAM = 0.4;

const PAGE_WRITE = 0x02;
const READ = 0x03;
const WRITE_DISABLE = 0x04;
const STATUS = 0x05;
const WRITE_ENABLE = 0x06;
const STATUS_3 = 0x15;
const ERASE_SECTOR = 0x20;
const STATUS_2 = 0x35;
const UNIQUE_ID = 0x4b;
const JEDEC_ID = 0x9f;
const ERASE_BLOCK = 0xd8;

const IDENTITY = [0xef, 0x40, 0x15]; // Winbond, 2 MB
const SERIAL_NUMBER = [0xe6, 0x61, 0x64, 0x08, 0x43, 0x2a, 0x5b, 0x21];
const BUSY = 1;
const WRITE_ENABLED = 2;
const QUAD_ENABLED = 2;

/** The chip behind the chip-select line. `time.now()` is in ns; `time.skip(ns)` lets idle time pass. */
export class SerialFlash {
  constructor(memory, time) {
    this.memory = memory;
    this.time = time;
    this.operations = []; // [start, end, kind, address] of each erase and program, times in ns
    this.selected = false;
    this.writeEnabled = false;
    this.running = null; // the erase or program that is not finished yet
  }

  select() {
    this.selected = true;
    this.count = 0;
    this.command = -1;
    this.address = 0;
    this.page = [];
  }

  deselect() {
    if (this.selected && this.count) this.obey();
    this.selected = false;
  }

  /** One byte in, one byte out. */
  exchange(byte) {
    const place = this.count++;
    if (place === 0) {
      this.command = byte;
      return 0xff;
    }
    switch (this.command) {
      case STATUS:
        return this.status();
      case STATUS_2:
        return QUAD_ENABLED;
      case STATUS_3:
        return 0x60; // drive strength
      case JEDEC_ID:
        return IDENTITY[place - 1] ?? 0xff;
      case UNIQUE_ID:
        return place < 5 ? 0xff : SERIAL_NUMBER[(place - 5) & 7];
    }
    if (place <= 3) this.address = (this.address << 8) | byte;
    else if (this.command === READ) return this.memory[this.address++ & (FLASH_SIZE - 1)];
    else this.page.push(byte);
    return 0xff;
  }

  /** A program that asks for the status only waits, so time jumps to the end of the operation. */
  status() {
    if (this.isBusy()) this.time.skip(this.running.end - this.time.now());
    return (this.isBusy() ? BUSY : 0) | (this.writeEnabled ? WRITE_ENABLED : 0);
  }

  isBusy() {
    return this.running !== null && this.time.now() < this.running.end;
  }

  obey() {
    const address = this.address & (FLASH_SIZE - 1);
    if (this.command === WRITE_ENABLE) this.writeEnabled = true;
    else if (this.command === WRITE_DISABLE) this.writeEnabled = false;
    else if (!this.writeEnabled) return;
    else if (this.command === PAGE_WRITE) this.program(address);
    else if (this.command === ERASE_SECTOR) this.erase("erase", address & ~(SECTOR - 1), SECTOR, SECTOR_ERASE);
    else if (this.command === ERASE_BLOCK) this.erase("erase block", address & ~(BLOCK - 1), BLOCK, BLOCK_ERASE);
  }

  program(address) {
    const start = address & ~(PAGE - 1);
    const after = this.memory.slice(start, start + PAGE);
    this.page.forEach((byte, index) => {
      after[(address + index) & (PAGE - 1)] &= byte; // programming only clears bits
    });
    this.begin("program", start, after, PAGE_PROGRAM);
  }

  erase(kind, start, size, ms) {
    this.begin(kind, start, new Uint8Array(size).fill(0xff), ms);
  }

  begin(kind, start, after, ms) {
    const now = this.time.now();
    const before = this.memory.slice(start, start + after.length);
    this.running = { end: now + ms * 1e6, begun: now, start, before, after };
    this.memory.set(after, start);
    this.operations.push([now, this.running.end, kind, start]);
    this.writeEnabled = false;
  }

  /** Power off. In an unfinished operation, each bit that would change has changed or not. */
  cutShort() {
    if (!this.isBusy()) return;
    const { begun, end, start, before, after } = this.running;
    const done = (this.time.now() - begun) / (end - begun);
    const random = xorshift(start + Math.floor(begun));
    for (let index = 0; index < after.length; index++) {
      let changed = 0;
      for (let bit = 1; bit < 0x100; bit <<= 1) if (random() < done) changed |= bit;
      this.memory[start + index] = (before[index] & ~changed) | (after[index] & changed);
    }
  }
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function xorshift(seed) {
  let state = (seed % 0xffffffff | 0) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
}
