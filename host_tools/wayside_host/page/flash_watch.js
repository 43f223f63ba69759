// Tells of every change to a folder of the emulated flash as it happens, in the steps in which littlefs would keep it:
// a file counts from the moment it is closed, so that a power cut leaves it as it was or as it was to be.

const WRITES = 3; // the bits of a stream's flags that say it is open for writing

/**
 * `told` is called with {kind: "write", path, bytes}, {kind: "rename", path, to} or {kind: "remove", path};
 * `guarded` wraps what is done in the middle of a call of Python's.
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

/** Has something done after a method of the file system, unless that failed. */
export function doAfter(FS, name, action) {
  const method = FS[name];
  FS[name] = (...values) => {
    const result = method.apply(FS, values);
    action(...values);
    return result;
  };
}

/** What such a change does to a Map of files by path. */
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
