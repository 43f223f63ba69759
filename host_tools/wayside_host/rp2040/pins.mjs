// The levels of the GPIO lines: outputs, levels from outside, and pulls if nothing drives the line.
import { GPIOPinState } from "rp2040js";

const SIO = 5; // the pin function for pins that programs drive

export class Pins {
  constructor(gpio, outside) {
    this.gpio = gpio;
    this.outside = outside; // by pin: 0, 1, or null if nothing outside drives it
    for (const pin of gpio) {
      pin.addListener(() => this.update(pin.index));
      this.update(pin.index);
    }
  }

  /** Sets a line from outside, for example by a key; null releases it. */
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

  /** Whether the program itself drives the line. */
  isDriven(index) {
    return this.gpio[index].functionSelect === SIO && this.gpio[index].outputEnable;
  }

  functionOf(index) {
    return this.gpio[index].functionSelect;
  }
}
