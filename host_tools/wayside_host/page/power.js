// The plug of the device: starts a worker with what is on the flash, throws it away, and passes on what comes from it.

export class Power {
  /** `hears` has a function for each kind of message: picture, light, language, record, reset, fault, dark. */
  constructor(flash, hears) {
    this.flash = flash;
    this.hears = hears;
    this.worker = null;
    this.starts = 0;
  }

  /** A device of this board starts from what is on its flash. A language is told only if it shall change. */
  async plugIn(board, language = null) {
    this.pull();
    const start = this.starts;
    const [saves, files] = await Promise.all([this.flash.open(board.name), firmware()]);
    if (start !== this.starts) return; // somebody was quicker
    const worker = new Worker("/worker.js", { type: "module" });
    this.worker = worker;
    worker.addEventListener("message", ({ data }) => worker === this.worker && this.hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.hear({ kind: "fault", text: event.message ?? "the worker could not be started" });
    });
    worker.postMessage({ kind: "powerOn", board, files, saves, language });
  }

  /** Power goes, wherever the interpreter is. */
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

/** Asked for at each start, so that a changed firmware is seen after the next pulled plug. */
async function firmware() {
  const answer = await fetch("/firmware.json");
  if (!answer.ok) throw new Error(`the firmware cannot be had: ${answer.status}`);
  return answer.json();
}
