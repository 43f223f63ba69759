// Runs a Pico on command: one line of JSON in, one line of JSON out. chip.py is the other end.
// The first line sets it up: {"bootrom": FILE, "flash": FILE, "board": {...}, "missClocks": 32}. Each other line may ask for
//   "cut": true            power off and on again
//   "noise": PIN           from now on this pin changes its level a thousand times a second
//   "drive": [[pin, 0|1|null], ...]   levels on pins from outside; null releases the pin
//   "send": BASE64         bytes to the chip's USB serial port
//   "leap": MS             this time passes with the core at rest
//   "run": MS              this time passes
//   "save": FILE           the flash is written to a file
// in this order. The answer says what happened in the meantime.
import fs from "node:fs";
import readline from "node:readline";

import { FLASH_SIZE } from "./flash.mjs";
import { Pico } from "./pico.mjs";

function setUp({ bootrom, flash, board, missClocks }) {
  const rom = fs.readFileSync(bootrom);
  const words = new Uint32Array(rom.buffer.slice(rom.byteOffset, rom.byteOffset + rom.length));
  return new Pico(words, fs.readFileSync(flash), board, missClocks);
}

function obey(pico, { cut, noise, drive = [], send, leap, run, save }) {
  if (cut) pico.cutPower();
  if (noise !== undefined) pico.makeNoise(noise);
  for (const [pin, level] of drive) pico.pins.drive(pin, level);
  if (send) pico.usb.send(Buffer.from(send, "base64"));
  if (leap) pico.leap(leap * 1e6);
  if (run) pico.run(run * 1e6);
  if (save) fs.writeFileSync(save, pico.chip.flash.subarray(0, FLASH_SIZE));
}

function report(pico) {
  return {
    us: Math.round(pico.now()) / 1000,
    console: Buffer.from(pico.console.splice(0)).toString("base64"),
    wires: pico.wires.take(),
    operations: pico.takeOperations().map(([start, end, ...what]) => [start / 1000, end / 1000, ...what]),
    light: pico.light(),
    led: pico.led(),
    hertz: pico.chip.clkSys,
    volts: pico.volts(),
    resets: pico.resets,
    hangs: pico.hangs,
    instructions: pico.instructions,
    idle: Math.round(pico.idle) / 1000,
    hits: pico.cache.hits,
    misses: pico.cache.misses,
  };
}

process.on("SIGINT", () => {}); // Ctrl-C is for the program that sends the commands; this one ends with it
let pico = null;
for await (const line of readline.createInterface({ input: process.stdin })) {
  const wish = JSON.parse(line);
  if (pico === null) pico = setUp(wish);
  else obey(pico, wish);
  process.stdout.write(JSON.stringify(report(pico)) + "\n");
}
