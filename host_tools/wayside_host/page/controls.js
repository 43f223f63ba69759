// Which typed key presses which key of a board; the same as ../play/keyboard.py for the terminal.

const INSTEAD = { up: "prev", left: "prev", down: "next", right: "next" }; // arrows on a board without a joystick
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const LETTERS = { prev: "a", next: "b", ok: "x", back: "y" }; // for keys whose name is not a letter
const SHOWN = {
  ArrowUp: "↑", ArrowDown: "↓", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc", Backspace: "⌫",
};
// Letters that answer while a board is entered cell by cell, see ui/screens/cells.py: plain, forest, hill, spot.
const ANSWERS = ["p", "f", "h", "s"];
const ANSWERS_STICK = ["left", "up", "right", "down"];
const ANSWERS_TWO = ["next next", "next ok", "ok next", "ok ok"];
const ANSWERS_FOUR = ["prev", "next", "ok", "ok"]; // the last one is held
export const LONG = 900; // ms of a long press: longer than any hold of the firmware

export class Controls {
  constructor(board) {
    const { keys } = board;
    const doing = (action) => keys.findIndex((key) => key.action === action);
    this.backIsHoldOk = doing("back") < 0;
    this.typed = new Map(); // typed key -> {index, hold}
    for (const [typed, arrow] of Object.entries(ARROWS)) {
      this.add(typed, doing(arrow) >= 0 ? doing(arrow) : doing(INSTEAD[arrow]));
    }
    this.add("Enter", doing("ok"));
    for (const typed of ["Escape", "Backspace"]) {
      if (this.backIsHoldOk) this.add(typed, doing("ok"), true);
      else this.add(typed, doing("back"));
    }
    const stick = doing("up") >= 0;
    const ways = stick ? ANSWERS_STICK : this.backIsHoldOk ? ANSWERS_TWO : ANSWERS_FOUR;
    this.answers = ways.map((way, number) => way.split(" ").map((action) => (
      { index: doing(action), hold: ways === ANSWERS_FOUR && number === 3 }
    )));
    keys.forEach((key, index) => /^[A-Z]$/.test(key.name) && this.add(key.name.toLowerCase(), index));
    keys.forEach((key, index) => {
      const letter = LETTERS[key.action];
      if (letter && key.name.length > 1 && !this.typed.has(letter)) this.add(letter, index);
    });
  }

  /** The presses of a letter that answers, one after the other; none for any other key. */
  answer(typed) {
    const number = ANSWERS.indexOf(typed === "*" ? "s" : typed.toLowerCase());
    if (number < 0 || this.find(typed)) return [];
    return this.answers[number];
  }

  add(typed, index, hold = false) {
    if (index >= 0) this.typed.set(typed, { index, hold });
  }

  find(typed) {
    return this.typed.get(typed.length === 1 ? typed.toLowerCase() : typed);
  }

  /** What can be typed for a key of the board, for the legend. */
  shown(index, hold = false) {
    return [...this.typed].filter(([, press]) => press.index === index && press.hold === hold)
      .map(([typed]) => SHOWN[typed] ?? (typed.length === 1 ? typed.toUpperCase() : typed));
  }
}
