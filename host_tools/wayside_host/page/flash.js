// The emulated flash: the files of each board, kept by this browser, so they are still there when the page opens again.
import { applyChange } from "./flash_watch.js";

export class Flash {
  /** Calls `warn` with "shared" if another page uses this flash, with "full" if the browser can keep no more. */
  constructor(warn) {
    this.warn = warn;
    this.prefix = null;
    this.release = () => {};
  }

  /** The files of a board's flash by path. */
  async open(board) {
    const prefix = `wayside/${board}`;
    if (prefix === this.prefix) return this.files;
    this.prefix = prefix;
    this.release();
    this.ours = await this.claim(prefix);
    this.files = new Map();
    this.attempt(() => {
      for (const key of this.keys("")) this.files.set(key.slice(prefix.length), bytesOf(localStorage[key]));
    });
    if (!this.ours) this.warn("shared");
    return this.files;
  }

  /** Only one page at a time writes to a flash; another page works on a copy. */
  claim(name) {
    return new Promise((resolve) => {
      navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return new Promise((released) => { this.release = released; });
      });
    });
  }

  /** Saves a change that the device made. */
  keep(change) {
    applyChange(this.files, change);
    if (!this.ours) return;
    this.attempt(() => {
      for (const [path, bytes] of this.files) {
        if (isUnder(path, change.to ?? change.path)) localStorage[this.prefix + path] = textOf(bytes);
      }
      for (const key of this.keys(change.path)) {
        if (!this.files.has(key.slice(this.prefix.length))) localStorage.removeItem(key);
      }
    });
  }

  /** The browser's keys for a path and everything below it. */
  keys(path) {
    return Object.keys(localStorage).filter((key) => isUnder(key, this.prefix + path));
  }

  /** The browser may have no room, or the user may not allow it to keep anything. */
  attempt(action) {
    try {
      action();
    } catch {
      this.warn("full");
    }
  }
}

const isUnder = (path, folder) => path === folder || path.startsWith(folder + "/");
const bytesOf = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
