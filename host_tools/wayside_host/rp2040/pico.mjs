// A Raspberry Pi Pico with a panel on its wires, based on rp2040js: power, resets, time.
import { RP2040 } from "rp2040js";

import { FLASH_SIZE } from "./flash.mjs";
import { Pins } from "./pins.mjs";
import { addFlash } from "./registers.mjs";
import { UsbHost } from "./usb.mjs";
import { Wires } from "./wires.mjs";
import { XipCache } from "./xip.mjs";

const START = 0x10000000; // start of the flash, where the second boot stage is
const WATCHDOG = 0x40058;
const REGULATOR = 0x40064000;
const PWM_FUNCTION = 4;
const AT_ONCE = 64; // instructions between two checks for other work
const NOISE = 1e6; // ns between two edges of the noisy key
const RAN_OUT = 1; // the reason of a watchdog reset: the program did not feed it
const ROOM_TEMPERATURE = 876; // raw value of the chip's own sensor

export class Pico {
  constructor(bootrom, flash, board, missClocks) {
    this.bootrom = bootrom;
    this.board = board;
    this.content = flash; // content of the flash while the chip is made again
    this.outside = new Array(30).fill(null);
    this.wires = new Wires(board.bus);
    this.cache = new XipCache(missClocks);
    this.console = []; // output over USB
    this.operations = []; // operations of the flash
    this.resets = 0;
    this.hangs = 0; // resets because the program did not feed the watchdog
    this.instructions = 0;
    this.idle = 0; // ns in which the core waited
    this.before = 0; // ns before the last reset
    this.noisy = null; // the pin of the noisy key
    this.powerOn();
  }

  /** Time since the start, in ns. */
  now() {
    return this.before + this.chip.clock.nanosCounter;
  }

  powerOn(kept = null) {
    const chip = new RP2040();
    this.chip = chip;
    const silent = () => {};
    chip.logger = { debug: silent, info: silent, warn: silent, error: silent };
    chip.loadBootrom(this.bootrom);
    chip.flash.fill(0xff);
    chip.flash.set(this.content);
    chip.adc.channelValues[4] = ROOM_TEMPERATURE;
    this.flash = addFlash(chip, this.cache, { now: () => this.now(), skip: (ns) => this.skip(ns) });
    this.usb = new UsbHost(chip.usbCtrl, (bytes) => this.console.push(...bytes));
    this.pins = new Pins(chip.gpio, this.outside);
    this.wires.attach(chip, this.pins, () => Math.round(this.now()) / 1000);
    this.watchdog = chip.peripherals[WATCHDOG];
    if (kept) {
      this.watchdog.scratchData.set(kept.scratch);
      this.watchdog.reason = kept.reason;
      this.usb.waiting = kept.waiting;
    }
    this.wantsReset = false;
    this.watchdog.onWatchdogTrigger = () => {
      this.watchdog.alarm.enable = false; // otherwise rp2040js would fire it again and again
      this.wantsReset = true;
    };
    if (this.noisy !== null) this.startNoise();
    chip.core.PC = START;
  }

  /** From now on this pin changes its level a thousand times a second. */
  makeNoise(pin) {
    this.noisy = pin;
    this.startNoise();
  }

  startNoise() {
    const { noisy, pins } = this;
    const alarm = this.chip.clock.createAlarm(() => {
      pins.drive(noisy, 1 - pins.level(noisy));
      alarm.schedule(NOISE);
    });
    alarm.schedule(NOISE);
  }

  switchOff() {
    this.wires.close();
    this.operations.push(...this.flash.operations);
    this.content = this.chip.flash.slice(0, FLASH_SIZE);
    this.before = this.now();
  }

  /** Power off and on: only the flash is kept, perhaps with an unfinished operation. */
  cutPower() {
    this.flash.cutShort();
    this.switchOff();
    this.powerOn();
  }

  /** The same as machine.reset(): the watchdog's registers are kept. */
  reset() {
    const { scratchData, reason } = this.watchdog;
    this.resets++;
    if (reason === RAN_OUT) this.hangs++;
    this.switchOff();
    this.powerOn({ scratch: scratchData.slice(), reason, waiting: this.usb.waiting });
  }

  takeOperations() {
    this.operations.push(...this.flash.operations.splice(0));
    return this.operations.splice(0);
  }

  /** The lamp in percent, from its duty cycle; null if its pin has none. */
  light() {
    const lamp = this.board.backlight;
    return lamp ? this.share(lamp.pin, lamp.active) : null;
  }

  /** Red, green and blue of the LED in percent of the time; null for a pin that is not used. */
  led() {
    const led = this.board.led;
    return led ? [led.red, led.green, led.blue].map((pin) => this.share(pin, led.active)) : null;
  }

  share(pin, active) {
    if (this.pins.functionOf(pin) !== PWM_FUNCTION) return null;
    const channel = this.chip.pwm.channels[(pin >> 1) & 7];
    const duty = (channel.cc >>> (pin & 1 ? 16 : 0)) & 0xffff;
    const percent = Math.min(100, Math.round((duty * 100) / (channel.top + 1)));
    return active === "high" ? percent : 100 - percent;
  }

  /** The voltage of the core, from the register of its regulator. */
  volts() {
    return 0.8 + 0.05 * (((this.chip.readUint32(REGULATOR) >> 4) & 15) - 5);
  }

  // Time

  /** Lets idle time pass, at most to the end of the current run. */
  skip(ns) {
    const rest = this.end - this.chip.clock.nanosCounter;
    if (rest > 0) this.chip.clock.tick(Math.min(ns, rest));
  }

  /** Lets time pass with the core at rest: for events that take minutes. */
  leap(ns) {
    this.chip.clock.tick(ns);
  }

  /** Runs the chip for this many ns. It compares only the chip's own clock, because sums with `before` are rounded. */
  run(ns) {
    let left = ns;
    while (left > 0) {
      this.end = this.chip.clock.nanosCounter + left;
      this.runUntilReset();
      left = this.end - this.chip.clock.nanosCounter;
      if (this.wantsReset) this.reset();
    }
  }

  runUntilReset() {
    const { clock, core } = this.chip;
    while (clock.nanosCounter < this.end && !this.wantsReset) {
      if (core.waiting) this.wait(clock);
      else this.runSome(core, clock);
    }
  }

  wait(clock) {
    const start = clock.nanosCounter;
    this.skip(clock.nextAlarm ? clock.nanosToNextAlarm : Infinity);
    this.idle += clock.nanosCounter - start;
  }

  /** A few instructions. The speed of the chip may change between two calls, but not in one. */
  runSome(core, clock) {
    const cycle = 1e9 / this.chip.clkSys;
    for (let count = 0; count < AT_ONCE && !core.waiting && !this.wantsReset; count++) {
      const cycles = core.executeInstruction();
      const time = clock.nanosCounter + cycles * cycle; // the instructions may have let time pass
      const alarm = clock.nextAlarm;
      if (alarm !== null && alarm.nanos <= time) clock.tick(time - clock.nanosCounter);
      else clock.nanosCounter = time;
      this.instructions++;
    }
  }
}
