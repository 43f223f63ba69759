// The chip's time over power cuts and resets, with a program of a few instructions; test_parts.py runs this under Node.
import assert from "node:assert/strict";
import test from "node:test";

import { FLASH_SIZE } from "../../host_tools/wayside_host/rp2040/flash.mjs";
import { Pico } from "../../host_tools/wayside_host/rp2040/pico.mjs";

const BOARD = { bus: { kind: "spi", id: 0, sck: 18, mosi: 19, cs: 17, dc: 16, reset: null }, backlight: null };
const WAIT_FOR_EVER = [0xbf30, 0xe7fd]; // wfi, and again
const MS = 1e6;

function make(program) {
  const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
  new Uint16Array(flash.buffer).set(program);
  return new Pico(new Uint32Array(4096), flash, BOARD, 0);
}

test("a run ends whatever fractions of a nanosecond passed before the last power cut", () => {
  for (let third = 1; third <= 20; third++) {
    const pico = make(WAIT_FOR_EVER);
    pico.run(1000 * MS + third / 3);
    pico.cutPower();
    for (let step = 0; step < 1000; step++) pico.run(5 * MS + 1 / 3);
    assert.equal(Math.round(pico.now() / MS), 6000);
  }
});

test("the chip's own clock begins anew at a power cut, the time since the beginning goes on", () => {
  const pico = make(WAIT_FOR_EVER);
  pico.run(3 * MS);
  pico.cutPower();
  pico.run(2 * MS);
  assert.equal(pico.chip.clock.nanosCounter, 2 * MS);
  assert.equal(pico.now(), 5 * MS);
});

test("a reset in the middle of a run does not lengthen it", () => {
  const pico = make(WAIT_FOR_EVER);
  pico.chip.clock.createAlarm(() => pico.watchdog.onWatchdogTrigger()).schedule(2 * MS);
  pico.run(5 * MS);
  assert.equal(pico.resets, 1);
  assert.equal(pico.now(), 5 * MS);
});

test("a pin with noise changes its level a thousand times a second, after a power cut too", () => {
  const pico = make(WAIT_FOR_EVER);
  pico.makeNoise(22);
  pico.run(0.5 * MS);
  const levels = [];
  for (let step = 0; step < 6; step++) {
    if (step === 3) {
      pico.cutPower();
      pico.run(0.5 * MS);
    }
    levels.push(pico.pins.level(22));
    pico.run(MS);
  }
  assert.deepEqual(levels, [0, 1, 0, 1, 0, 1]);
});
