// The model of the flash's cache: single reads, and a chip with a few instructions; test_parts.py runs this under Node.
import assert from "node:assert/strict";
import test from "node:test";

import { FLASH_SIZE } from "../../host_tools/wayside_host/rp2040/flash.mjs";
import { Pico } from "../../host_tools/wayside_host/rp2040/pico.mjs";

const BOARD = { bus: { kind: "spi", id: 0, sck: 18, mosi: 19, cs: 17, dc: 16, reset: null }, backlight: null };
const FLASH = 0x10000000;
const WAY = 8 * 1024; // lines this far apart share a set
const CONTROL = 0x14000000;
const FLUSH = 0x14000004;
const DIVIDER = 0x18000014;
const BRANCH_TO_ITSELF = 0xe7fe;
const CYCLE = 8; // ns at 125 MHz

function make({ missClocks = 32, divider = 4 } = {}) {
  const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
  new Uint16Array(flash.buffer).set([BRANCH_TO_ITSELF]);
  const pico = new Pico(new Uint32Array(4096), flash, BOARD, missClocks);
  const { chip, cache } = pico;
  chip.writeUint32(DIVIDER, divider);
  /** Which of these reads were hits (h) and misses (M). */
  const read = (...addresses) =>
    addresses
      .map((address) => {
        const { misses } = cache;
        chip.core.readUint32(address);
        return cache.misses === misses ? "h" : "M";
      })
      .join("");
  return { pico, chip, cache, read };
}

test("the first read of each line of 8 bytes is a miss, the others are hits", () => {
  const { read, cache } = make();
  assert.equal(read(FLASH, FLASH + 4, FLASH + 8, FLASH + 12, FLASH), "MhMhh");
  assert.deepEqual([cache.hits, cache.misses], [3, 2]);
});

test("instructions, halfwords and bytes are read through the same cache", () => {
  const { chip, cache } = make();
  chip.core.readUint8(FLASH + 1);
  chip.core.readUint16(FLASH + 2);
  chip.core.executeInstruction();
  assert.deepEqual([cache.hits, cache.misses], [2, 1]);
});

test("what is not flash does not pass through it", () => {
  const { read, cache } = make();
  assert.equal(read(0x20000000, 0, CONTROL), "hhh");
  assert.equal(cache.hits, 0);
});

test("16 kB stay, read in a row", () => {
  const { cache, read } = make();
  for (let address = FLASH; address < FLASH + 2 * WAY; address += 4) read(address);
  assert.equal(cache.misses, 2048);
  for (let address = FLASH; address < FLASH + 2 * WAY; address += 4) read(address);
  assert.equal(cache.misses, 2048);
});

test("of three lines of one set, the one that was used longest ago is replaced", () => {
  const { read } = make();
  const [a, b, c] = [FLASH, FLASH + WAY, FLASH + 2 * WAY];
  assert.equal(read(a, b, a, b), "MMhh");
  assert.equal(read(a, c), "hM"); // b is replaced
  assert.equal(read(a, c, b), "hhM"); // a is replaced
  assert.equal(read(c, b, a), "hhM");
  assert.equal(read(FLASH + 8), "M"); // another set
});

test("a flush empties it", () => {
  const { chip, read } = make();
  assert.equal(read(FLASH, FLASH), "Mh");
  chip.writeUint32(FLUSH, 1);
  assert.equal(read(FLASH, FLASH), "Mh");
});

test("while it is off every read is a miss, and when it is on again it is empty", () => {
  const { chip, read } = make();
  assert.equal(read(FLASH, FLASH), "Mh");
  chip.writeUint32(CONTROL, 2);
  assert.equal(read(FLASH, FLASH), "MM");
  chip.writeUint32(CONTROL, 3);
  assert.equal(read(FLASH, FLASH), "Mh");
});

test("the other windows do not keep what they read, do not look, or neither", () => {
  const { read } = make();
  const [noAllocate, noCheck, neither] = [0x11000000, 0x12000000, 0x13000000];
  assert.equal(read(noAllocate, noAllocate, FLASH, noAllocate), "MMMh");
  assert.equal(read(noCheck, noCheck), "MM");
  assert.equal(read(noCheck + 8, FLASH + 8), "Mh"); // it was stored
  assert.equal(read(neither + 16, neither + 16, FLASH + 16), "MMM");
});

test("a miss takes its clocks times the divider that the program has set, whatever the chip's speed", () => {
  for (const [missClocks, divider] of [[32, 4], [32, 2], [24, 4], [40, 6]]) {
    const { pico, read } = make({ missClocks, divider });
    const start = pico.now();
    read(FLASH, FLASH + 4);
    assert.equal(pico.now() - start, missClocks * divider * CYCLE);
    pico.chip.clkSys = 250e6;
    read(FLASH + 8);
    assert.equal(pico.now() - start, missClocks * divider * (CYCLE + CYCLE / 2));
  }
});

test("a program waits for its first instruction only", () => {
  const { pico, cache } = make();
  pico.run(10_000);
  assert.equal(cache.misses, 1);
  assert.ok(pico.instructions < (10_000 - 32 * 4 * CYCLE) / CYCLE);
});

test("a power cut empties it, the counts go on", () => {
  const { pico, cache } = make();
  pico.run(1000);
  pico.cutPower();
  pico.run(1000);
  assert.equal(cache.misses, 2);
});

test("with 0 clocks there is no cache", () => {
  const { cache, read } = make({ missClocks: 0 });
  assert.equal(read(FLASH, FLASH + 8), "hh");
  assert.deepEqual([cache.hits, cache.misses], [0, 0]);
});
