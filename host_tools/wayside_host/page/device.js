// A Pico with a display board: the firmware's own files in MicroPython, with its wires connected to our panel models.
// Used by the page's worker and by the tests under Node. Our exceptions must never pass through Python.
import { watchFlash } from "./flash_watch.js";
import { Wires } from "./wires.js";

export const SAVES = "/saves";
const TICKS_MASK = 2 ** 30 - 1; // as on the Pico: ticks wrap at the limit of small integers
const HEAP = 1 << 20; // it can grow, because here only the bytes in use correspond to a Pico

// Modules of this build that a Pico lacks are hidden, except asyncio, which the build itself needs.
const HIDE = `
import sys, asyncio, asyncio.core, asyncio.event, asyncio.funcs, asyncio.lock
sys.path[:] = ["/page", "", "/lib"]
for name in list(sys.modules):
    if not name.startswith("asyncio"):
        del sys.modules[name]
`;

// The functions of page_main.py.
const CALLS = ["power_on", "tick", "edge", "say", "answer", "language", "speak", "record_text"];

export class Device {
  /**
   * Power on. `files` are texts by path (the firmware at /, the page's Python at /page), `saves` are bytes by path;
   * `told` gets every change of the saves, `said` gets what the firmware prints.
   */
  static async powerOn({ loadMicroPython, wasm, board, files, saves, clock, told, said }) {
    const micropython = await loadMicroPython({
      url: wasm, heapsize: HEAP, linebuffer: true, stdout: said, stderr: said,
    });
    const device = new Device(micropython, board, clock);
    const { FS } = micropython;
    for (const [path, text] of Object.entries({ ...files, "/board.json": JSON.stringify(board) })) put(FS, path, text);
    for (const [path, bytes] of saves) put(FS, path, bytes);
    watchFlash(FS, SAVES, told, (name, call) => device.guarded(name, call));
    micropython.runPython(HIDE);
    micropython.registerJsModule("_wires", device.functions());
    const python = micropython.pyimport("page_main");
    // Looked up once, because each lookup makes a new object on both sides.
    for (const name of CALLS) device.python[name] = python[name];
    device.python.power_on();
    return device;
  }

  constructor(micropython, board, clock) {
    this.micropython = micropython;
    this.board = board;
    this.clock = clock;
    this.wires = new Wires(board, clock);
    this.python = {};
    this.faults = []; // our own faults, found during a call from Python
  }

  get panel() {
    return this.wires.panel;
  }

  /** One tick of the firmware; false if it asked for a reset. */
  tick() {
    return Boolean(this.python.tick());
  }

  moveKey(index, down) {
    const [pin, edge] = this.wires.moveKey(index, down);
    if (edge) this.python.edge(pin, edge);
  }

  /** A line of the text protocol; the next tick answers it. */
  say(line) {
    this.python.say(line);
    this.tick();
    return this.python.answer();
  }

  language() {
    return this.python.language();
  }

  speak(language) {
    this.python.speak(language);
  }

  /** The record of the match on the table, or "". */
  record() {
    return this.python.record_text();
  }

  /** The functions behind `machine` and `time`. */
  functions() {
    const { wires, clock } = this;
    const bytesAt = (address, length) => this.micropython._module.HEAPU8.subarray(address, address + length);
    const functions = {
      level: (pin) => wires.level(pin),
      drive: (pin, level) => wires.change(pin, { output: level }),
      direct: (pin, driven, pullUp) => wires.change(pin, { driven: Boolean(driven), pullUp: Boolean(pullUp) }),
      duty: (pin, duty) => void wires.duties.set(pin, duty),
      spi: (sck, mosi, mode, address, length) => wires.spi(sck, mosi, mode, bytesAt(address, length)),
      i2c: (scl, sda, to, address, length) => Number(wires.i2c(scl, sda, to, bytesAt(address, length))),
      milliseconds: () => Math.floor(clock.now()) & TICKS_MASK,
      microseconds: () => Math.floor(clock.now() * 1000) % (TICKS_MASK + 1),
      sleep: (ms) => clock.sleep(ms),
    };
    for (const [name, call] of Object.entries(functions)) functions[name] = this.guarded(name, call);
    return functions;
  }

  /** An exception that reaches Python would break the interpreter permanently. */
  guarded(name, call) {
    return (...values) => {
      try {
        return call(...values);
      } catch (error) {
        this.faults.push(`${name}(${values.join(", ")}): ${error.stack ?? error}`);
        return 0;
      }
    };
  }
}

function put(FS, path, content) {
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
  FS.writeFile(path, content);
}
