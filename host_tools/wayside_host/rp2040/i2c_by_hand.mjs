// A panel on an I2C bus whose wires the program moves bit by bit. MicroPython does this for writes without bytes, as
// in i2c.scan(), and for SoftI2C. The panel takes writes and acknowledges them; it never sends data.

const SIO = 5; // the pin function for pins that programs drive

export class I2cByHand {
  /** Calls `tell(from, to, hertz, bytes)` after each write with bytes; times are in microseconds. */
  constructor(gpio, pins, { sda, scl, address }, now, tell) {
    Object.assign(this, { gpio, pins, sda, scl, address, now, tell });
    this.listening = false; // from the start of a transfer to its stop, unless the address is another one
    this.data = this.clock = true;
    for (const index of [sda, scl]) {
      pins.drive(index, 1); // the resistors on the panel's board
      gpio[index].addListener(() => this.look());
    }
  }

  /** Whether the program releases a line; the bus hardware does not count. */
  isFree(index) {
    const pin = this.gpio[index];
    return !(pin.functionSelect === SIO && pin.outputEnable && !pin.outputValue);
  }

  look() {
    const data = this.isFree(this.sda);
    const clock = this.isFree(this.scl);
    if (clock && this.clock) {
      if (data < this.data) this.start();
      if (data > this.data) this.stop();
    } else if (this.listening && clock > this.clock) {
      this.take(data);
    } else if (this.listening && clock < this.clock) {
      this.answer();
    }
    this.data = data;
    this.clock = clock;
  }

  start() {
    this.listening = true;
    this.began = this.now();
    this.bits = this.byte = this.clocks = 0;
    this.bytes = []; // the address first
  }

  stop() {
    this.pins.drive(this.sda, 1);
    if (this.listening && this.bytes.length > 1) {
      const end = this.now();
      this.tell(this.began, end, Math.round((this.clocks * 1e6) / (end - this.began)), this.bytes.slice(1));
    }
    this.listening = false;
  }

  /** The clock rises: the wire has a valid bit; the ninth bit is ours. */
  take(bit) {
    this.clocks++;
    if (this.bits++ < 8) this.byte = (this.byte << 1) | Number(bit);
  }

  /** The clock falls: after eight bits the panel pulls the wire down, after the ninth it releases it. */
  answer() {
    if (this.bits === 8) {
      this.bytes.push(this.byte);
      this.listening = this.bytes[0] === this.address << 1;
      if (this.listening) this.pins.drive(this.sda, 0);
    } else if (this.bits === 9) {
      this.pins.drive(this.sda, 1);
      this.bits = this.byte = 0;
    }
  }
}
