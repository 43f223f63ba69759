// The worker in which one device runs, from power on until it is ended, at any point of its program.
import { loadMicroPython } from "/micropython/micropython.mjs";
import { RealClock } from "./clock.js";
import { Device } from "./device.js";

const TICK_MS = 5;

let device = null;
let shownLight = null;
let shownLanguage = null;
const told = { complaints: 0, faults: 0 };

addEventListener("message", ({ data }) => guard(() => ORDERS[data.kind](data)));

const ORDERS = {
  async powerOn({ board, files, saves, language }) {
    device = await Device.powerOn({
      loadMicroPython,
      wasm: "/micropython/micropython.wasm",
      board,
      files,
      saves,
      clock: new RealClock(),
      told: (change) => postMessage({ kind: "flash", change }),
      said: (line) => console.log(line),
    });
    if (language) device.speak(language);
    run();
  },

  /** A key moved; the moment is on the page's clock. */
  key({ index, down, moment }) {
    device?.clock.at(moment, () => device.moveKey(index, down));
  },

  speak({ language }) {
    device?.speak(language);
  },

  record() {
    postMessage({ kind: "record", text: device?.record() ?? "" });
  },
};

/** Control returns to the browser after each tick, so that MicroPython can collect memory and keys can arrive. */
function run() {
  guard(() => {
    if (!device.tick()) {
      postMessage({ kind: "reset" });
      return;
    }
    show();
    setTimeout(run, TICK_MS);
  });
}

function show() {
  const light = device.wires.light();
  if (light !== shownLight) postMessage({ kind: "light", light });
  shownLight = light;
  if (!device.panel.changed) return;
  const language = device.language();
  if (language !== shownLanguage) postMessage({ kind: "language", language });
  shownLanguage = language;
  const picture = device.panel.picture();
  postMessage({ kind: "picture", ...picture }, [picture.pixels.buffer]);
  tell("complaints", device.panel.complaints);
  tell("faults", device.faults);
}

/** Faults that the panel models found: none, unless a driver or a model is wrong. */
function tell(what, list) {
  for (const text of list.slice(told[what])) console.error(`${what}: ${text}`);
  told[what] = list.length;
}

/** A fault of ours, or of the firmware at its start, ends this device; the page says so. */
async function guard(action) {
  try {
    await action();
  } catch (error) {
    postMessage({ kind: "fault", text: String(error.message ?? error) });
  }
}
