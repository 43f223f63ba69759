// One life of the emulated board's interpreter, from power on or soft reset to the next reset. It runs in a worker.
// The prompt and the raw prompt are MicroPython's own; only raw paste is added, which this port lacks.
import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

import { RealClock } from "../page/clock.js";
import { Device } from "../page/device.js";
import { Flash, ROOT } from "./flash.mjs";
import { Inbox } from "./inbox.mjs";

const { memory, folder, page, start, raw, programs, board, size, cut } = workerData;
const HEAP = 1 << 20;
const WINDOW = 512; // bytes of raw paste that may be on their way
const [CTRL_A, CTRL_B, CTRL_C, CTRL_D, CTRL_E] = [1, 2, 3, 4, 5];
const SECTOR = 4096;

const inbox = new Inbox(memory);
const output = [];
let swallow = 0; // bytes of output that are dropped
let leaving = null; // how the program ended
let isRaw = false;

function flush() {
  const bytes = Buffer.from(output.splice(0));
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += fs.writeSync(1, bytes, sent);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

function say(text) {
  output.push(...Buffer.from(text, "latin1"));
  flush();
}

function hear(byte) {
  if (leaving) return;
  if (swallow) swallow--;
  else output.push(byte);
  if (byte === 10 || output.length > 256) flush();
}

/** Tells the other thread, which then ends this one. */
function end(how) {
  flush();
  parentPort.postMessage({ how, raw: isRaw, cut: flash.cut });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Says whether Ctrl-C came; then Python stops within a few steps. */
function heedInterrupt() {
  inbox.setInterruptKey(micropython._module._mp_hal_get_interrupt_char());
  const interrupted = inbox.takeInterrupt();
  if (interrupted) micropython._module._mp_sched_keyboard_interrupt();
  return interrupted;
}

const micropython = await loadMicroPython({
  heapsize: HEAP,
  linebuffer: false,
  stdin: () => {
    flush();
    const byte = inbox.take();
    if (byte === null) heedInterrupt();
    return byte;
  },
  stdout: ([byte]) => {
    hear(byte);
    heedInterrupt();
  },
  stderr: ([byte]) => hear(byte),
});
const flash = new Flash(micropython.FS, folder, { size, cut, lost: () => end("lost") });

class Clock extends RealClock {
  sleep(ms) {
    flush();
    inbox.sleep(ms);
    heedInterrupt();
  }
}

function prepare() {
  const { FS } = micropython;
  FS.mkdir("/page");
  for (const file of [`${page}/machine.py`, start]) FS.writeFile(`/page/${path.basename(file)}`, fs.readFileSync(file));
  micropython.registerJsModule("_wires", new Device(micropython, board, new Clock()).functions());
  micropython.registerJsModule("_board", {
    waiting: () => Number(!heedInterrupt() && inbox.isWaiting()), // bytes after Ctrl-C are for the prompt
    room: () => [Math.max(0, Math.floor(flash.free() / SECTOR)), size / SECTOR],
    leave: (how) => { leaving = how; },
  });
  micropython.runPython(`import sys\nsys.path.insert(0, "/page")\ndel sys\nimport board_start\ndel board_start`);
}

/** Runs Python; Ctrl-C can stop it. */
function running(action) {
  inbox.setRunning(true);
  try {
    return action();
  } catch (error) {
    if (!leaving) for (const byte of Buffer.from(String(error.message).replace(/\n/g, "\r\n"))) hear(byte);
  } finally {
    inbox.setRunning(false);
    if (leaving) end(leaving);
    flush();
  }
}

/** As at the start of the chip: SystemExit starts again. */
function runFile(name) {
  if (!micropython.FS.analyzePath(`${ROOT}/${name}`).exists) return;
  running(() => micropython.runPython(`
import micropython
micropython.kbd_intr(${CTRL_C})
del micropython
try:
    exec(compile(open("/${name}").read(), "${name}", "exec"))
except SystemExit:
    import machine
    machine.soft_reset()
`));
}

function prompt(byte) {
  const answer = running(() => micropython.replProcessChar(byte));
  if (answer & 0x100) {
    say("MPY: soft reboot\r\n");
    end("soft");
  }
}

/** Receives a program in windows, then gives it to the raw prompt as if it were typed. */
function rawPaste() {
  const [kind, version] = [inbox.take(), inbox.take()];
  if (kind !== 0x41 || version !== CTRL_A) {
    say("R\x00");
    return;
  }
  say(`R\x01${String.fromCharCode(WINDOW & 255, WINDOW >> 8)}\x01`);
  const program = [];
  for (let byte = inbox.take(); byte !== CTRL_D; byte = inbox.take()) {
    if (byte === CTRL_C) {
      say("\x04\x04>");
      return;
    }
    program.push(byte);
    if (program.length % WINDOW === 0) say("\x01");
  }
  say("\x04");
  for (const byte of program.length ? program : [10]) micropython.replProcessChar(byte);
  swallow = 2; // the "OK" of the raw prompt
  prompt(CTRL_D);
}

prepare();
if (programs) runFile("boot.py");
if (raw) {
  swallow = Infinity;
  micropython.replInit();
  swallow = 0;
  isRaw = true;
  prompt(CTRL_A);
} else {
  if (programs) runFile("main.py");
  micropython.replInit();
}
inbox.setRunning(false);
flush();
for (let typed = 0; ; ) {
  const byte = inbox.take();
  if (isRaw && typed === 0 && byte === CTRL_E) {
    rawPaste();
    continue;
  }
  if (byte === CTRL_A) isRaw = true;
  else if (byte === CTRL_B) isRaw = false;
  prompt(byte);
  typed = byte < 6 ? 0 : typed + 1;
}
