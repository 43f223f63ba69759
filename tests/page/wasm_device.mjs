// Plays steps on devices in real MicroPython under Node: the page's own device, with a clock that only steps move.
// Reads one job as JSON from standard input: {package, page, files, lives: [{board, steps}]}; a step is
//   ["key", name, ms]  a key goes down now             ["run", ms]  time passes     ["say", line]  the text protocol
//   ["picture"]        the picture on the glass        ["cut"]      power off and on again
//   ["python", text]   code that runs inside
// Writes, as JSON, for each life {pictures, answers, saves, mirrored, complaints, faults, said}; bytes are base64.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

const STEP = 5; // ms between two ticks, as in device.py

if (isMainThread) await playAll(JSON.parse(readFileSync(0, "utf8")));
else parentPort.postMessage(await live(workerData));

async function playAll(job) {
  const results = [];
  for (const { board, steps } of job.lives) results.push(await playLife(job, board, steps));
  process.stdout.write(JSON.stringify(results));
}

/** Each power-on has its own interpreter, a worker, as on the page. Only the flash lasts longer. */
async function playLife(job, board, steps) {
  const lists = { pictures: [], answers: [], complaints: [], faults: [], said: [] };
  let found = { mirrored: new Map() };
  for (const part of parted(steps)) {
    const { package: folder, page, files } = job;
    found = await inWorker({ package: folder, page, files, board, saves: found.mirrored, steps: part });
    for (const [name, list] of Object.entries(lists)) list.push(...found[name]);
  }
  return { ...lists, saves: texts(found.saves), mirrored: texts(found.mirrored) };
}

/** The steps between two cuts. */
function parted(steps) {
  const parts = [[]];
  for (const step of steps) {
    if (step[0] === "cut") parts.push([]);
    else parts.at(-1).push(step);
  }
  return parts;
}

function inWorker(data) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.once("message", resolve);
    worker.once("error", (error) => reject(new Error(error.message)));
  });
}

function texts(files) {
  return Object.fromEntries([...files].map(([path, bytes]) => [path, base64(bytes)]));
}

function base64(bytes) {
  return Buffer.from(bytes).toString("base64");
}

/** From power on to the power cut. */
async function live(job) {
  const page = pathToFileURL(job.page + "/").href;
  const { loadMicroPython } = await import(pathToFileURL(job.package + "/micropython.mjs").href);
  const { VirtualClock } = await import(page + "clock.js");
  const { Device, SAVES } = await import(page + "device.js");
  const { applyChange } = await import(page + "flash_watch.js");
  const clock = new VirtualClock();
  const mirrored = new Map(job.saves);
  const said = [];
  const device = await Device.powerOn({
    loadMicroPython,
    wasm: job.package + "/micropython.wasm",
    board: job.board,
    files: job.files,
    saves: job.saves,
    clock,
    told: (change) => applyChange(mirrored, change),
    said: (line) => said.push(line),
  });
  const pictures = [];
  const answers = [];
  let due = [];

  const deeds = {
    key(name, ms) {
      const index = job.board.keys.findIndex((key) => key.name === name);
      device.moveKey(index, true);
      due.push({ moment: clock.now() + ms, index });
    },
    run(ms) {
      for (let left = Math.max(1, Math.floor(ms / STEP)); left > 0; left--) {
        if (!device.tick()) throw new Error("the device reset itself");
        clock.sleep(STEP);
        for (const { index } of due.filter(({ moment }) => moment <= clock.now())) device.moveKey(index, false);
        due = due.filter(({ moment }) => moment > clock.now());
      }
    },
    python: (text) => device.micropython.runPython(text),
    say: (line) => answers.push(device.say(line)),
    picture: () => pictures.push(base64(device.panel.picture().pixels)),
  };

  deeds.run(STEP);
  for (const [kind, ...values] of job.steps) deeds[kind](...values);
  const saves = new Map();
  collect(device.micropython.FS, SAVES, saves);
  return { pictures, answers, saves, mirrored, complaints: device.panel.complaints, faults: device.faults, said };
}

function collect(FS, folder, files) {
  for (const name of FS.readdir(folder)) {
    if (name === "." || name === "..") continue;
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(path).mode)) collect(FS, path, files);
    else files.set(path, FS.readFile(path));
  }
}
