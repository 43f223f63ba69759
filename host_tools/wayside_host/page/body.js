// The body of the device: its glass on a canvas, its keys in their places, and the fingers on them.
import { LONG } from "./controls.js";
import { actionText, text } from "./texts.js";

const TAP = 60; // ms of a press that a letter stands for, and of the pause after it
const FAINTEST = 0.35; // how bright the weakest light looks; the eye sees a quarter of the light as about half
const WIDEST = 900; // CSS pixels, for the glass
const FRAME = 56; // CSS pixels, for the bezel and body beside the glass
const OTHERS = 230; // CSS pixels, for what should be visible above and below the glass
const KEYS_BELOW = "(max-width: 44rem)"; // as in page.css
const CROSS = ["up", "left", "right", "down"];

export class Body {
  /** Calls `moved(index, down, moment)` for each key; the moment is on the page's `performance` clock. */
  constructor(elements, moved) {
    this.elements = elements;
    this.moved = moved;
    this.fingers = new Map(); // by key: the fingers that hold it down
    this.context = elements.glass.getContext("2d");
    addEventListener("resize", () => this.fit());
    addEventListener("blur", () => this.releaseAll());
  }

  /** Draw the body of a board. */
  build(board) {
    this.releaseAll();
    this.board = board;
    const { glass, left, right } = this.elements;
    glass.width = board.display.width;
    glass.height = board.display.height;
    const sides = sidesOf(board.keys);
    this.buttons = [];
    left.replaceChildren(...this.column(sides.left), ...(sides.cross.length ? [this.cross(sides.cross)] : []));
    right.replaceChildren(...this.column(sides.right));
    this.label();
    this.fit();
  }

  /** Write all names in the language of the page. */
  label() {
    const { device, glass, left, right } = this.elements;
    device.setAttribute("aria-label", text("device"));
    glass.setAttribute("aria-label", `${text("glass")}: ${this.board.title}`);
    left.setAttribute("aria-label", text("left"));
    right.setAttribute("aria-label", text("right"));
    this.buttons.forEach((button, index) => {
      const { name, action } = this.board.keys[index];
      button.setAttribute("aria-label", `${name}: ${actionText(action)}`);
      button.querySelector("small")?.replaceChildren(actionText(action));
    });
  }

  column(indexes) {
    return indexes.map((index) => this.key(index, this.board.keys[index].name, true));
  }

  cross(indexes) {
    const cross = document.createElement("div");
    cross.className = "cross";
    const faces = { up: "▲", left: "◀", right: "▶", down: "▼", ok: "●" };
    for (const index of indexes) {
      const { action } = this.board.keys[index];
      const button = this.key(index, faces[action], false);
      button.classList.add(action);
      cross.append(button);
    }
    return cross;
  }

  key(index, face, labelled) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "key";
    button.dataset.key = this.board.keys[index].name;
    const cap = document.createElement("span");
    cap.textContent = face;
    button.append(cap, ...(labelled ? [document.createElement("small")] : []));
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault(); // the focus does not move, so Enter still means OK
      button.setPointerCapture(event.pointerId);
      this.press(index, `pointer ${event.pointerId}`, event.timeStamp);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, (event) => this.release(index, `pointer ${event.pointerId}`, event.timeStamp));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    this.buttons[index] = button;
    return button;
  }

  // Fingers: each one holds a key down. The key goes up when its last finger is gone.

  press(index, finger, moment = performance.now()) {
    const fingers = this.fingers.get(index) ?? new Set();
    this.fingers.set(index, fingers.add(finger));
    if (fingers.size > 1) return;
    this.buttons[index].classList.add("pressed");
    this.moved(index, true, moment);
  }

  release(index, finger, moment = performance.now()) {
    const fingers = this.fingers.get(index);
    if (!fingers?.delete(finger) || fingers.size) return;
    this.buttons[index].classList.remove("pressed");
    this.moved(index, false, moment);
  }

  /** Hold the key as long as the longest hold, even if it was typed only briefly. */
  hold(index, finger) {
    if (this.fingers.get(index)?.has(finger)) return;
    this.press(index, finger);
    setTimeout(() => this.release(index, finger), LONG);
  }

  /** Press keys one after the other, or hold them. A letter that is typed meanwhile waits. */
  answer(presses) {
    for (const { index, hold } of presses) {
      const time = hold ? LONG : TAP;
      this.answered = (this.answered ?? Promise.resolve()).then(() => new Promise((next) => {
        this.press(index, "answer");
        setTimeout(() => {
          this.release(index, "answer");
          setTimeout(next, TAP);
        }, time);
      }));
    }
  }

  releaseAll() {
    for (const [index, fingers] of this.fingers) for (const finger of [...fingers]) this.release(index, finger);
  }

  // The glass

  show({ width, height, pixels }) {
    this.context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  light(percent) {
    const brightness = percent ? FAINTEST + (1 - FAINTEST) * percent / 100 : 0;
    this.elements.glass.style.filter = brightness < 1 ? `brightness(${brightness})` : "";
  }

  dark() {
    this.context.clearRect(0, 0, this.elements.glass.width, this.elements.glass.height);
  }

  /** A whole number of screen pixels for each pixel of the glass. */
  fit() {
    if (!this.board) return;
    const { device, glass, left, right } = this.elements;
    const { width, height } = this.board.display;
    const ratio = devicePixelRatio || 1;
    const sides = matchMedia(KEYS_BELOW).matches ? 0 : left.offsetWidth + right.offsetWidth;
    const wide = Math.min(device.parentElement.clientWidth - sides - FRAME, WIDEST);
    const high = innerHeight - OTHERS;
    const scale = Math.max(1, Math.floor(Math.min(wide / width, high / height) * ratio));
    glass.style.width = `${width * scale / ratio}px`;
    glass.style.height = `${height * scale / ratio}px`;
    glass.dataset.scale = scale;
  }
}

/** The keys at each side, from top to bottom. The directions and the press of a joystick form a cross. */
function sidesOf(keys) {
  const sides = { left: [], right: [], cross: [] };
  const joystick = keys.some((key) => key.action === "up");
  const order = { tl: 0, tr: 0, none: 1, bl: 2, br: 2 };
  keys.forEach((key, index) => {
    const free = key.corner === "none";
    if (joystick && free && (CROSS.includes(key.action) || key.action === "ok")) sides.cross.push(index);
    else sides[key.corner.endsWith("l") ? "left" : "right"].push(index);
  });
  const byPlace = (one, other) => order[keys[one].corner] - order[keys[other].corner];
  sides.left.sort(byPlace);
  sides.right.sort(byPlace);
  // The order for the Tab key: up, left, press, right, down.
  const walk = ["up", "left", "ok", "right", "down"];
  sides.cross.sort((one, other) => walk.indexOf(keys[one].action) - walk.indexOf(keys[other].action));
  return sides;
}
