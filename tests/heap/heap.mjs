// Runs pieces of Python one after the other in real MicroPython and reports the heap in use after each.
// In: {"files": {path: base64}, "steps": [[name, [code, ...]]], "rom": [word, ...]};
// out: {name: [bytes after the last piece, most after any]}.
// `rom` are words that a Pico has in its ROM but this build has not: their cost as names is not counted.
import fs from "node:fs";
import path from "node:path";

const { loadMicroPython } = await import(process.argv[2]);
const { files, steps, rom } = JSON.parse(fs.readFileSync(0, "utf8"));
const NAME = 9; // bytes for each name in addition to its letters: a place in a pool, hash, length, an end
const words = new Set(rom);
let spared = 0;
const listen = (line) => {
  const found = /^Q\((.*)\)$/.exec(line.trim());
  if (found && words.has(found[1])) spared += NAME + found[1].length;
};
const micropython = await loadMicroPython({ heapsize: 4 << 20, linebuffer: true, stdout: listen });
for (const [name, content] of Object.entries(files)) {
  micropython.FS.mkdirTree(path.posix.dirname(`/${name}`));
  micropython.FS.writeFile(`/${name}`, Buffer.from(content, "base64"));
}

// Memory is collected when control returns here, so the figure needs a call of its own.
function used() {
  micropython.runPython("import gc; gc.collect()");
  micropython.runPython("heap_in_use = gc.mem_alloc()");
  spared = 0;
  micropython.runPython("import micropython; micropython.qstr_info(1)");
  return micropython.globals.get("heap_in_use") - spared;
}

micropython.runPython("import sys; sys.path[:] = ['/']");
const before = used();
const figures = {};
for (const [name, pieces] of steps) {
  let most = 0;
  let now = 0;
  for (const code of pieces) {
    micropython.runPython(code);
    now = used() - before;
    most = Math.max(most, now);
  }
  figures[name] = [now, most];
}
console.log(JSON.stringify(figures));
