// Which presses each letter stands for on a board; the keys of the board come in as text.

import { readFileSync } from "node:fs";
import { Controls } from "../../host_tools/wayside_host/page/controls.js";

const keys = JSON.parse(readFileSync(0, "utf8"));
const controls = new Controls({ keys });
const found = {};
for (const letter of ["p", "F", "h", "s", "*", "z", "Enter"]) {
  found[letter] = controls.answer(letter).map(({ index, hold }) => `${keys[index].action}${hold ? " held" : ""}`);
}
console.log(JSON.stringify(found));
