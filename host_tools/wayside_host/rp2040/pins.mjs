// What stands on the GPIO lines: outputs read back, levels from outside, and pulls where nobody drives.
import { GPIOPinState } from "rp2040js";

const SIO = 5; // the function that programs drive a pin by

export class Pins {
  constructor(gpio, outside) {
    this.gpio = gpio;
    this.outside = outside; // by pin: 0, 1 or null when nothing outside drives it
    for (const pin of gpio) {
      pin.addListener(() => this.update(pin.index));
      this.update(pin.index);
    }
  }

  /** A key, say, ties the line to a level; null lets go of it. */
  drive(index, level) {
    this.outside[index] = level;
    this.update(index);
  }

  update(index) {
    const pin = this.gpio[index];
    const level = this.levelOf(pin);
    if (level !== pin.rawInputValue) pin.setInputValue(level);
  }

  levelOf(pin) {
    const state = pin.value;
    if (state === GPIOPinState.High) return true;
    if (state === GPIOPinState.Low) return false;
    if (this.outside[pin.index] !== null) return this.outside[pin.index] === 1;
    if (state === GPIOPinState.InputPullUp) return true;
    if (state === GPIOPinState.InputPullDown) return false;
    return pin.rawInputValue;
  }

  level(index) {
    return this.levelOf(this.gpio[index]) ? 1 : 0;
  }

  /** Whether the program itself holds the line. */
  isDriven(index) {
    return this.gpio[index].functionSelect === SIO && this.gpio[index].outputEnable;
  }

  functionOf(index) {
    return this.gpio[index].functionSelect;
  }
}
