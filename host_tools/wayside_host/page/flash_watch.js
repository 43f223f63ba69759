// Reports every change to a folder of the emulated flash as it happens, in the same steps as littlefs:
// a file is saved when it is closed, so a power cut leaves either the old or the new file.

const WRITES = 3; // the flag bits of a stream that is open for writing

/**
 * Calls `told` with {kind: "write", path, bytes}, {kind: "rename", path, to} or {kind: "remove", path};
 * `guarded` wraps code that runs in the middle of a call from Python.
 */
export function watchFlash(FS, folder, told, guarded) {
  const inside = (path) => path === folder || path.startsWith(folder + "/");
  const after = (name, action) => doAfter(FS, name, guarded(name, action));
  after("close", (stream) => {
    if (stream.flags & WRITES && inside(stream.path)) {
      told({ kind: "write", path: stream.path, bytes: FS.readFile(stream.path) });
    }
  });
  after("unlink", (path) => inside(path) && told({ kind: "remove", path }));
  after("rename", (path, to) => inside(path) && told({ kind: "rename", path, to }));
}

/** Runs something after a method of the file system, unless the method failed. */
export function doAfter(FS, name, action) {
  const method = FS[name];
  FS[name] = (...values) => {
    const result = method.apply(FS, values);
    action(...values);
    return result;
  };
}

/** Applies such a change to a Map of files by path. */
export function applyChange(files, change) {
  if (change.kind === "write") files.set(change.path, change.bytes);
  else if (change.kind === "remove") files.delete(change.path);
  else {
    for (const [path, bytes] of [...files]) {
      if (path !== change.path && !path.startsWith(change.path + "/")) continue;
      files.delete(path);
      files.set(change.to + path.slice(change.path.length), bytes);
    }
  }
}
