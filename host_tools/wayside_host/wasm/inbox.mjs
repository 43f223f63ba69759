// Bytes for the interpreter, in memory that both threads share, so that it can wait for them in the middle of Python.
const SIZE = 1 << 20;
const SLOTS = 8;
const [HEAD, TAIL, INTERRUPTED, RUNNING, INTERRUPT_KEY] = [0, 1, 2, 3, 4];
const CTRL_C = 3;

export class Inbox {
  constructor(memory = new SharedArrayBuffer(SLOTS * 4 + SIZE)) {
    this.memory = memory;
    this.slots = new Int32Array(memory, 0, SLOTS);
    this.ring = new Uint8Array(memory, SLOTS * 4);
  }

  // The side of the serial port

  /** Ctrl-C stops a running program, unless it asked for that byte too. */
  put(bytes) {
    for (const byte of bytes) {
      if (byte === CTRL_C && this.get(RUNNING) && this.get(INTERRUPT_KEY) === CTRL_C) this.set(INTERRUPTED, 1);
      else {
        const head = this.get(HEAD);
        this.ring[head] = byte;
        Atomics.store(this.slots, HEAD, (head + 1) % SIZE);
      }
    }
    Atomics.notify(this.slots, HEAD);
  }

  /** Bytes that were not read are lost, as when a port is closed. */
  clear() {
    this.set(TAIL, this.get(HEAD));
  }

  /** Whether a program has not reacted to Ctrl-C yet. */
  isInterrupted() {
    return this.get(INTERRUPTED) === 1;
  }

  // The side of the interpreter

  isWaiting() {
    return this.get(HEAD) !== this.get(TAIL);
  }

  /** The next byte; null if a program that waits for it must stop. */
  take() {
    while (!this.isWaiting()) {
      if (this.get(RUNNING) && this.isInterrupted()) return null;
      Atomics.wait(this.slots, HEAD, this.get(TAIL), 20);
    }
    const tail = this.get(TAIL);
    Atomics.store(this.slots, TAIL, (tail + 1) % SIZE);
    return this.ring[tail];
  }

  sleep(ms) {
    if (ms > 0) Atomics.wait(this.slots, INTERRUPTED, 0, ms);
  }

  /** Whether Ctrl-C came since the last call. */
  takeInterrupt() {
    return Atomics.exchange(this.slots, INTERRUPTED, 0) === 1;
  }

  setRunning(running) {
    this.setInterruptKey(CTRL_C);
    this.set(RUNNING, Number(running));
    if (!running) this.set(INTERRUPTED, 0);
  }

  /** The byte that stops a program; -1 if the program wants every byte. */
  setInterruptKey(byte) {
    this.set(INTERRUPT_KEY, byte);
  }

  get(slot) {
    return Atomics.load(this.slots, slot);
  }

  set(slot, value) {
    Atomics.store(this.slots, slot, value);
    Atomics.notify(this.slots, slot);
  }
}
