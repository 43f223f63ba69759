// The emulated board's flash: a folder of this computer that follows each operation, in the same steps as littlefs.
// A new file exists, empty, when it is opened, and gets its bytes when it is closed; an old one changes then.
import fs from "node:fs";
import path from "node:path";

import { doAfter } from "../page/flash_watch.js";

export const ROOT = "/flash"; // its place in the interpreter's own file system
const SECTOR = 4096;
const INLINE = 512; // littlefs stores a file up to this size in the sectors of its folder
const WRITES = 3; // the flag bits of a stream that is open for writing
const NO_SPACE = 28; // the error number on a Pico

export class Flash {
  /** `size` is in bytes. Power goes off after `cut` operations: then `lost` is called, and it stays off. */
  constructor(FS, folder, { size, cut, lost }) {
    Object.assign(this, { FS, folder, size, cut, lost });
    FS.mkdirTree(ROOT);
    this.load(folder, ROOT);
    this.watch();
  }

  load(from, to) {
    for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
      if (!entry.isDirectory()) this.FS.writeFile(target, fs.readFileSync(source));
      else {
        this.FS.mkdir(target);
        this.load(source, target);
      }
    }
  }

  watch() {
    const { FS } = this;
    const write = FS.write;
    FS.write = (stream, buffer, offset, length, ...rest) => {
      if (inside(stream.path) && this.free() < length) throw new FS.ErrnoError(NO_SPACE);
      return write.call(FS, stream, buffer, offset, length, ...rest);
    };
    const after = (name, action) => doAfter(FS, name, (...values) => inside(pathOf(values[0])) && action(...values));
    after("open", (name) => {
      const place = this.place(name);
      if (!fs.existsSync(place)) this.done(() => fs.writeFileSync(place, ""));
    });
    after("close", ({ flags, path: name }) => {
      if (flags & WRITES) this.done(() => fs.writeFileSync(this.place(name), FS.readFile(name)));
    });
    after("unlink", (name) => this.done(() => fs.unlinkSync(this.place(name))));
    after("rename", (name, to) => this.done(() => fs.renameSync(this.place(name), this.place(to))));
    after("mkdir", (name) => this.done(() => fs.mkdirSync(this.place(name))));
    after("rmdir", (name) => this.done(() => fs.rmdirSync(this.place(name))));
  }

  /** One operation; if it was the last before the power cut, nothing follows. */
  done(operation) {
    if (this.cut === 0) this.lost();
    operation();
    if (this.cut !== null) this.cut--;
    if (this.cut === 0) this.lost();
  }

  place(name) {
    return path.join(this.folder, name.slice(ROOT.length));
  }

  free() {
    return this.size - 2 * SECTOR - this.used(ROOT);
  }

  used(folder) {
    let used = 0;
    for (const name of this.FS.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const facts = this.FS.stat(`${folder}/${name}`);
      if (this.FS.isDir(facts.mode)) used += 2 * SECTOR + this.used(`${folder}/${name}`);
      else if (facts.size > INLINE) used += Math.ceil(facts.size / SECTOR) * SECTOR;
    }
    return used;
  }
}

function pathOf(value) {
  return typeof value === "string" ? value : value.path;
}

function inside(name) {
  return name.startsWith(ROOT + "/");
}
