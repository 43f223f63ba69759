// The model of the serial flash, used as the chip uses it; test_parts.py runs this under Node.
import assert from "node:assert/strict";
import test from "node:test";

import { FLASH_SIZE, SerialFlash } from "../../host_tools/wayside_host/rp2040/flash.mjs";

const MS = 1e6;

function make({ horizon = Infinity } = {}) {
  const clock = { ns: 0 };
  const memory = new Uint8Array(FLASH_SIZE).fill(0xff);
  const skip = (ns) => {
    clock.ns += Math.max(0, Math.min(ns, horizon - clock.ns));
  };
  const flash = new SerialFlash(memory, { now: () => clock.ns, skip });
  const send = (...bytes) => {
    flash.select();
    const answers = bytes.map((byte) => flash.exchange(byte));
    flash.deselect();
    return answers;
  };
  return { flash, memory, send, clock };
}

test("programming only clears bits, and wraps within its page", () => {
  const { memory, send } = make();
  send(0x06);
  send(0x02, 0x00, 0x01, 0xff, 0x0f, 0x33);
  send(0x06);
  send(0x02, 0x00, 0x01, 0xff, 0xf5);
  assert.equal(memory[0x1ff], 0x05);
  assert.equal(memory[0x100], 0x33);
  assert.equal(memory[0x200], 0xff);
});

test("nothing is changed without write enable, and it holds for one operation", () => {
  const { memory, send } = make();
  send(0x02, 0, 0, 0, 0x00);
  assert.equal(memory[0], 0xff);
  send(0x06);
  send(0x02, 0, 0, 0, 0x00);
  send(0x02, 0, 0, 1, 0x00);
  assert.deepEqual([memory[0], memory[1]], [0x00, 0xff]);
});

test("an erase takes a whole sector and 45 ms, which a poll of the status lets pass", () => {
  const { flash, memory, send, clock } = make();
  memory.fill(0, 0x1000, 0x4000);
  send(0x06);
  send(0x20, 0x00, 0x23, 0x45);
  assert.ok(flash.isBusy());
  assert.equal(send(0x05, 0)[1] & 1, 0);
  assert.equal(clock.ns, 45 * MS);
  assert.deepEqual([memory[0x1fff], memory[0x2000], memory[0x2fff], memory[0x3000]], [0, 0xff, 0xff, 0]);
  assert.deepEqual(flash.operations, [[0, 45 * MS, "erase", 0x2000]]);
});

test("a poll goes no further than the chip may run, and tells that the flash is busy", () => {
  const { send, clock } = make({ horizon: 20 * MS });
  send(0x06);
  send(0x20, 0, 0, 0);
  assert.equal(send(0x05, 0)[1] & 1, 1);
  assert.equal(clock.ns, 20 * MS);
});

test("a power cut in the middle of an erase leaves some bits changed, the same ones each time", () => {
  const left = [0, 1].map(() => {
    const { flash, memory, send, clock } = make();
    memory.fill(0x00, 0, 0x2000);
    send(0x06);
    send(0x20, 0, 0, 0);
    clock.ns = 22 * MS;
    flash.cutShort();
    return memory.slice(0, 0x2000);
  });
  const ones = left[0].subarray(0, 0x1000).reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
  assert.ok(ones > 0x1000 * 3 && ones < 0x1000 * 5, `${ones} of 32768 bits`);
  assert.ok(left[0].subarray(0x1000).every((byte) => byte === 0));
  assert.deepEqual(left[0], left[1]);
});

test("a power cut after the operation leaves it done", () => {
  const { flash, memory, send, clock } = make();
  send(0x06);
  send(0x02, 0, 0, 0, 0x5a);
  clock.ns = MS;
  flash.cutShort();
  assert.equal(memory[0], 0x5a);
});
