// The plug of the device: starts a worker with the files of the flash, ends it, and passes on its messages.

export class Power {
  /** `hears` has a function for each kind of message: picture, light, language, record, reset, fault, dark. */
  constructor(flash, hears) {
    this.flash = flash;
    this.hears = hears;
    this.worker = null;
    this.starts = 0;
  }

  /** Starts a device of this board from its flash. A language is given only to change it. */
  async plugIn(board, language = null) {
    this.pull();
    const start = this.starts;
    const [saves, files] = await Promise.all([this.flash.open(board.name), firmware()]);
    if (start !== this.starts) return; // another start came first
    const worker = new Worker("/worker.js", { type: "module" });
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => worker === this.worker && this.hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.hear({ kind: "fault", text: event.message ?? "the worker could not be started" });
    });
    worker.postMessage({ kind: "powerOn", board, files, saves, language });
  }

  /** Power off, at any point of the program. */
  pull() {
    this.starts++;
    this.worker?.terminate();
    this.worker = null;
    this.hears.dark();
  }

  hear(message) {
    if (message.kind === "flash") this.flash.keep(message.change);
    else this.hears[message.kind](message);
  }

  send(message) {
    this.worker?.postMessage(message);
  }
}

/** Fetched at each start, so that a changed firmware is used after the next power cut. */
async function firmware() {
  const answer = await fetch("/firmware.json");
  if (!answer.ok) throw new Error(`the firmware cannot be had: ${answer.status}`);
  return answer.json();
}
