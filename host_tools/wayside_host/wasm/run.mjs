// Runs a Python file under real MicroPython, with the same exit code as CPython.
// usage: node run.mjs [--loose] [-I folder]... file.py [arguments]
// Each folder, and the folder of the file, is copied and put on sys.path. Without --loose, modules that this build has
// but a Pico lacks are hidden, so that an import which fails on the device also fails here.
import fs from "node:fs";
import path from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const KEPT = /\.(py|mpy|json|bin|txt|md)$/;
const SKIPPED = /^(\.|__pycache__$|node_modules$)/;

const words = process.argv.slice(2);
const folders = [];
let strict = true;
while (words[0]?.startsWith("-")) {
  const option = words.shift();
  if (option === "--loose") strict = false;
  else if (option === "-I") folders.push(path.resolve(words.shift()));
  else throw new Error(`unknown option ${option}`);
}
const file = path.resolve(words[0]);
folders.unshift(path.dirname(file));

const micropython = await loadMicroPython({
  heapsize: 4 << 20,
  linebuffer: false,
  stdout: (bytes) => process.stdout.write(bytes),
  stderr: (bytes) => process.stderr.write(bytes),
});

function copy(from, to) {
  micropython.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = `${to}/${entry.name}`;
    if (SKIPPED.test(entry.name)) continue;
    if (entry.isDirectory()) copy(source, target);
    else if (KEPT.test(entry.name)) micropython.FS.writeFile(target, fs.readFileSync(source));
  }
}

const paths = folders.map((folder, index) => {
  copy(folder, `/m${index}`);
  return `/m${index}`;
});

const HIDE = `
import asyncio, asyncio.core, asyncio.event, asyncio.funcs, asyncio.lock
sys.path.remove(".frozen")
for name in list(sys.modules):
    if not name.startswith("asyncio"):
        del sys.modules[name]
`;
micropython.runPython(`
import sys
sys.argv[:] = ${JSON.stringify(words)}
sys.path[:] = ${JSON.stringify(paths)} + sys.path
${strict ? HIDE : ""}`);

try {
  micropython.runPython(fs.readFileSync(file, "utf8"));
} catch (error) {
  if (error.name !== "PythonError") throw error;
  const exit = error.type === "SystemExit" ? /SystemExit: ?(.*)/.exec(error.message)?.[1].trim() ?? "" : null;
  if (exit === null) process.stderr.write(error.message);
  else if (Number.isNaN(Number(exit)) && exit !== "None") process.stderr.write(exit + "\n");
  process.exitCode = exit === null ? 1 : exit === "None" ? 0 : Number.isNaN(Number(exit)) ? 1 : Number(exit);
}
