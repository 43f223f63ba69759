// An emulated board: real MicroPython, with standard input and output as serial port and a folder as flash.
// Takes one line of JSON: {folder, page, start, board, size, cut}; after it, bytes in both directions. Exits with LOST
// if power went off after `cut` operations, and with BOOTLOADER if the program asked for that.
import { Worker } from "node:worker_threads";

import { Inbox } from "./inbox.mjs";

const [LOST, BOOTLOADER] = [90, 91];
const DEAF = 1500; // ms until a program that ignores Ctrl-C is ended
const LOOK = 100;

const inbox = new Inbox();
let worker = null;
let settings = null;
let deafSince = null;

function begin(raw, programs = true) {
  inbox.setRunning(programs); // from here on Ctrl-C stops main.py at once
  worker = new Worker(new URL("./interpreter.mjs", import.meta.url), {
    workerData: { ...settings, memory: inbox.memory, raw, programs },
  });
  worker.on("error", (error) => {
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exit(1);
  });
  worker.on("message", async ({ how, raw: isRaw, cut }) => {
    if (how === "lost") process.exit(LOST);
    if (how === "bootloader") process.exit(BOOTLOADER);
    await worker.terminate();
    settings.cut = cut;
    if (how === "reset") inbox.clear();
    begin(how === "soft" && isRaw);
  });
}

/** Ends a program in a tight loop, where this port does not look for Ctrl-C. */
setInterval(async () => {
  if (!inbox.isInterrupted()) deafSince = null;
  else if (deafSince === null) deafSince = Date.now();
  else if (Date.now() - deafSince > DEAF) {
    deafSince = null;
    await worker.terminate();
    begin(false, false);
  }
}, LOOK);

process.on("SIGINT", () => {}); // Ctrl-C is for the program that started this one
process.stdin.on("data", (bytes) => {
  if (settings === null) {
    const end = bytes.indexOf(10);
    settings = JSON.parse(bytes.subarray(0, end).toString());
    begin(false);
    bytes = bytes.subarray(end + 1);
  }
  inbox.put(bytes);
});
process.stdin.on("end", () => process.exit(0));
