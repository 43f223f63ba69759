"use strict";
// Moves through the positions. The SVG parts are escaped already; everything else is inserted as text.
const story = JSON.parse(document.getElementById("story").textContent);
const element = (id) => document.getElementById(id);
const slider = element("slider");
const pieces = element("pieces");
const cursor = element("cursor");
const jumps = [...document.querySelectorAll(".moves button")];
const last = story.captions.length - 1;

// Each position is stored as its difference to the one before: how much is equal at both ends, and what is between.
const frames = [];
for (const [head, tail, ...parts] of story.frames) {
  const before = frames.length ? frames[frames.length - 1] : [];
  frames.push([...before.slice(0, head), ...parts, ...before.slice(before.length - tail)]);
}

let shown = -1;
function show(step, follow = true) {
  step = Math.max(0, Math.min(last, step));
  if (step === shown) return;
  if (shown >= 0) jumps[shown].removeAttribute("aria-current");
  shown = step;
  slider.value = step;
  slider.setAttribute("aria-valuetext", story.captions[step]);
  pieces.innerHTML = frames[step].map((part) => story.parts[part]).join("");
  pieces.ownerSVGElement.setAttribute("aria-label", "The board: " + story.captions[step]);
  element("number").textContent = step + " / " + last;
  element("caption").textContent = story.captions[step];
  story.totals[step].forEach((total, seat) => { element("total" + seat).textContent = total; });
  cursor.setAttribute("x1", story.across[step]);
  cursor.setAttribute("x2", story.across[step]);
  jumps[step].setAttribute("aria-current", "step");
  const list = jumps[step].closest("ol");
  if (follow) list.scrollTop = jumps[step].offsetTop - list.offsetTop - list.clientHeight / 2;
}

let clock = 0;
function stop() {
  clearInterval(clock);
  clock = 0;
  element("play").textContent = "Play";
}
function play() {
  if (clock) return stop();
  if (shown === last) show(0);
  element("play").textContent = "Stop";
  clock = setInterval(() => (shown === last ? stop() : show(shown + 1)), 700);
}
function go(step, follow) {
  stop();
  show(step, follow);
}

slider.addEventListener("input", () => go(Number(slider.value)));
element("first").addEventListener("click", () => go(0));
element("back").addEventListener("click", () => go(shown - 1));
element("next").addEventListener("click", () => go(shown + 1));
element("last").addEventListener("click", () => go(last));
element("play").addEventListener("click", play);
jumps.forEach((button, step) => button.addEventListener("click", () => go(step, false)));
document.addEventListener("keydown", (event) => {
  if (event.target === slider || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
  if (event.key in steps) {
    event.preventDefault();
    go(steps[event.key]);
  }
});
show(/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : last);
