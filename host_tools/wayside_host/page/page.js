// The page: puts the device, its plug, the choices and the legend together.
import { Body } from "./body.js";
import { Controls } from "./controls.js";
import { Flash } from "./flash.js";
import { Power } from "./power.js";
import { TEXTS, actionText, switchTo, text } from "./texts.js";

const DARK_MS = 500; // without power when the plug is pulled
const NOTICE_MS = 6000;
const DEFAULT_BOARD = "pico_display";

const element = (id) => document.getElementById(id);
const asked = new URLSearchParams(location.search);
let boards = [];
let board = null;
let controls = null;
let noticeTimer = 0;

const flash = new Flash((reason) => notice(text(reason), true));
const body = new Body(
  { device: element("device"), glass: element("glass"), left: element("left"), right: element("right") },
  (index, down, moment) => power.send({ kind: "key", index, down, moment: performance.timeOrigin + moment }),
);
const power = new Power(flash, {
  picture(picture) {
    body.show(picture);
    if (document.documentElement.dataset.state !== "on") started();
  },
  light({ light }) {
    body.light(light);
    if (!light) notice(text("dark"), true);
  },
  language: ({ language }) => speakPage(language),
  record: ({ text: record }) => download(record),
  reset: () => plugIn(),
  fault: ({ text: reason }) => fail(reason),
  dark: () => body.dark(),
});

// Power

async function start(chosen, language) {
  board = chosen;
  controls = new Controls(board);
  body.build(board);
  drawLegend();
  element("board").value = board.name;
  remember("board", board.name);
  await plugIn(language);
}

async function plugIn(language) {
  state("starting");
  try {
    await power.plugIn(board, language);
  } catch (error) {
    fail(error instanceof TypeError ? null : error.message);
  }
}

function pullThePlug() {
  power.pull();
  body.releaseAll();
  state("off");
  notice(text("cut"));
  setTimeout(() => document.documentElement.dataset.state === "off" && plugIn(), DARK_MS);
}

function started() {
  state("on");
  document.documentElement.dataset.loaded ??= Math.round(performance.now());
}

function state(name) {
  document.documentElement.dataset.state = name;
}

/** Without a reason, the server has stopped. */
function fail(reason) {
  state("failed");
  notice(reason === null ? text("gone") : text("fault", { text: reason }), true);
}

// What the user reads

function notice(sentence, stays = false) {
  clearTimeout(noticeTimer);
  element("notice").textContent = sentence;
  if (!stays) noticeTimer = setTimeout(() => element("notice").replaceChildren(), NOTICE_MS);
}

function speakPage(language) {
  switchTo(language);
  remember("language", language);
  for (const part of document.querySelectorAll("[data-text]")) part.textContent = text(part.dataset.text);
  for (const radio of document.getElementsByName("language")) radio.checked = radio.value === language;
  if (board) {
    body.label();
    drawLegend();
  }
}

function drawLegend() {
  const rows = [];
  board.keys.forEach(({ name, action }, index) => {
    rows.push([name, controls.shown(index), actionText(action)]);
    if (action === "ok" && controls.shown(index, true).length) {
      rows.push([name, controls.shown(index, true), actionText("back")]);
    }
  });
  element("legend").replaceChildren(...rows.map(legendRow));
  element("hold").textContent = text(controls.backIsHoldOk ? "hold_two" : "hold");
}

function legendRow([name, typed, meaning]) {
  const row = document.createElement("tr");
  const typedCell = document.createElement("td");
  for (const letter of typed) {
    const key = document.createElement("kbd");
    key.textContent = letter;
    typedCell.append(key, " ");
  }
  const head = document.createElement("th");
  head.scope = "row";
  head.textContent = name;
  const last = document.createElement("td");
  last.textContent = meaning;
  row.append(head, typedCell, last);
  return row;
}

/** Keeps a choice in the address, so that a reload or a bookmark finds it again. */
function remember(what, value) {
  const address = new URL(location);
  address.searchParams.set(what, value);
  history.replaceState(null, "", address);
}

function download(record) {
  if (!record) {
    notice(text("no_match"));
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `wayside-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, "-")}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  notice(text("recorded"));
}

// What the user does

function typed(event, down) {
  if (event.ctrlKey || event.altKey || event.metaKey || !controls) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const onKey = target.closest(".key");
  let press = controls.find(event.key);
  if (onKey && (event.key === "Enter" || event.key === " ")) {
    press = { index: body.buttons.indexOf(onKey), hold: false };
  } else if (!onKey && target.closest("select, input, button, summary, a")) return;
  if (!press) {
    if (down && !event.repeat) body.answer(controls.answer(event.key));
    return;
  }
  event.preventDefault();
  const finger = `key ${event.code || event.key}`;
  if (press.hold) {
    if (down && !event.repeat) body.hold(press.index, finger);
  } else if (!down) body.release(press.index, finger, event.timeStamp);
  else if (!event.repeat) body.press(press.index, finger, event.timeStamp);
}

function listen() {
  document.addEventListener("keydown", (event) => typed(event, true));
  document.addEventListener("keyup", (event) => typed(event, false));
  element("board").addEventListener("change", (event) => {
    start(boards.find(({ name }) => name === event.target.value), document.documentElement.lang);
    event.target.blur(); // now the arrow keys work for the device again
  });
  element("languages").addEventListener("change", ({ target }) => {
    power.send({ kind: "speak", language: target.value });
  });
  element("plug").addEventListener("click", pullThePlug);
  element("record").addEventListener("click", () => power.send({ kind: "record" }));
}

function choices() {
  element("board").replaceChildren(...boards.map(({ name, title, display }) => {
    const option = document.createElement("option");
    option.value = name;
    option.textContent = `${title} (${display.width} × ${display.height})`;
    return option;
  }));
  element("languages").append(...Object.entries(TEXTS).map(([language, { name }]) => {
    const label = document.createElement("label");
    const radio = document.createElement("input");
    Object.assign(radio, { type: "radio", name: "language", value: language });
    const word = document.createElement("span");
    word.textContent = language.toUpperCase();
    word.title = name;
    radio.setAttribute("aria-label", name);
    label.lang = language;
    label.append(radio, word);
    return label;
  }));
}

async function main() {
  boards = await (await fetch("/boards.json")).json();
  choices();
  listen();
  const language = asked.get("language") in TEXTS ? asked.get("language") : null;
  speakPage(language ?? "en");
  const wanted = asked.get("board") ?? DEFAULT_BOARD;
  const known = boards.find(({ name }) => name === wanted);
  if (!known) notice(text("no_board", { name: wanted }), true);
  await start(known ?? boards.find(({ name }) => name === DEFAULT_BOARD) ?? boards[0], language);
}

main().catch(() => fail(null));
