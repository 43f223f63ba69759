// The device's clock in milliseconds since power on: the real one, or one that passes only on command.

export class RealClock {
  constructor() {
    this.start = performance.now();
    this.fixed = null;
  }

  now() {
    return this.fixed ?? performance.now() - this.start;
  }

  /** Waits in a loop, because an interpreter cannot be left in the middle of a call. */
  sleep(ms) {
    const end = this.now() + ms;
    while (this.now() < end);
  }

  /** Runs something at this moment of `performance.timeOrigin` time, because an interrupt must know when it came. */
  at(moment, action) {
    const when = moment - performance.timeOrigin - this.start;
    this.fixed = Math.min(Math.max(0, when), this.now());
    try {
      action();
    } finally {
      this.fixed = null;
    }
  }
}

export class VirtualClock {
  constructor() {
    this.ms = 0;
  }

  now() {
    return this.ms;
  }

  sleep(ms) {
    this.ms += ms;
  }
}
