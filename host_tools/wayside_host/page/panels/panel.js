// The shared part of all panel models: complaints about bytes that a real chip would misread, and rotation.

export class Panel {
  constructor(display, clock) {
    this.display = display;
    this.clock = clock;
    this.complaints = [];
    this.changed = true; // whether the glass may look different since the last call of `picture`
    this.turned = display.rotation === 90 || display.rotation === 270;
    this.reset();
  }

  /** Whether the chip, if it is always selected, understands only SPI mode 3. */
  get needsSelectInMode0() {
    return false;
  }

  complain(text) {
    this.complaints.push(text);
  }

  /** Bytes for the chip: all commands, or all data. */
  receive(bytes, isData) {
    this.changed = true;
    if (isData) this.data(bytes);
    else for (const byte of bytes) this.command(byte);
  }

  /** The size of the glass in the chip's own direction, upright for rotation 0. */
  glassSize() {
    const { width, height } = this.display;
    return this.turned ? [height, width] : [width, height];
  }

  /** What a person sees, as the bytes of an ImageData. */
  picture() {
    this.changed = false;
    const { width, height, rotation } = this.display;
    const glass = this.glass();
    const [glassWidth, glassHeight] = this.glassSize();
    const [start, stepRight, stepDown] = {
      0: [0, 1, glassWidth],
      90: [glassWidth - 1, glassWidth, -1],
      180: [glassWidth * glassHeight - 1, -1, -glassWidth],
      270: [(glassHeight - 1) * glassWidth, -glassWidth, 1],
    }[rotation];
    const picture = new Uint32Array(width * height);
    for (let y = 0, place = 0; y < height; y++) {
      for (let x = 0; x < width; x++, place++) picture[place] = glass[start + x * stepRight + y * stepDown];
    }
    return { width, height, pixels: new Uint8ClampedArray(picture.buffer) };
  }

  /** Brightness in percent; for panels without a lamp. */
  light() {
    return 100;
  }
}

/** A colour as one number of an ImageData's bytes. */
export function colour(red, green, blue) {
  return (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
}

export const BLACK = colour(0, 0, 0);

export const hex = (byte) => "0x" + byte.toString(16).padStart(2, "0");
