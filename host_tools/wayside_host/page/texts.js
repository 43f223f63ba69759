// All texts of the page, by language. The texts of the device itself come from the firmware.

export const TEXTS = {
  en: {
    name: "English",
    lead: "The firmware itself, in MicroPython, on an emulated board.",
    board: "Board",
    language: "Language",
    plug: "Pull the plug",
    record: "Download the record",
    device: "The device",
    glass: "Display of the device",
    left: "Keys at the left",
    right: "Keys at the right",
    prev: "up", next: "down", ok: "OK", back: "back", up: "up", down: "down", left_key: "left", right_key: "right",
    legend: "Keys",
    key: "Key", typed: "Keyboard", meaning: "Meaning",
    hold: "Hold a key as on the device: OK for more, back to take a move back.",
    hold_two: "Hold OK to go back.",
    cut: "The power was cut. The device starts again from its flash.",
    no_match: "There is no match on the table, so there is no record yet.",
    recorded: "The record was downloaded.",
    shared: "Another page plays with this board: what you play here is not kept.",
    full: "This browser keeps no more: what you play from now on ends with this page.",
    no_board: "There is no board “{name}”.",
    dark: "The light is off to save power: any key of the device brings it back.",
    fault: "The device stopped: {text}",
    gone: "The server does not answer. Start it again with “make run” and load this page anew.",
  },
  fr: {
    name: "Français",
    lead: "Le micrologiciel lui-même, en MicroPython, sur une carte émulée.",
    board: "Carte",
    language: "Langue",
    plug: "Débrancher",
    record: "Télécharger la partie",
    device: "L’appareil",
    glass: "Écran de l’appareil",
    left: "Touches à gauche",
    right: "Touches à droite",
    prev: "haut", next: "bas", ok: "OK", back: "retour", up: "haut", down: "bas", left_key: "gauche",
    right_key: "droite",
    legend: "Touches",
    key: "Touche", typed: "Clavier", meaning: "Sens",
    hold: "Maintenir comme sur l’appareil : OK pour plus, retour pour reprendre un coup.",
    hold_two: "Maintenir OK pour revenir.",
    cut: "Le courant a été coupé. L’appareil repart de sa mémoire flash.",
    no_match: "Aucune partie en cours, donc rien à télécharger.",
    recorded: "La partie a été téléchargée.",
    shared: "Une autre page joue avec cette carte : ce que vous jouez ici n’est pas conservé.",
    full: "Ce navigateur ne conserve plus rien : la suite finira avec cette page.",
    no_board: "La carte « {name} » n’existe pas.",
    dark: "L’écran est éteint pour économiser : toute touche de l’appareil le rallume.",
    fault: "L’appareil s’est arrêté : {text}",
    gone: "Le serveur ne répond pas. Relancez « make run » et rechargez cette page.",
  },
  de: {
    name: "Deutsch",
    lead: "Die Firmware selbst, in MicroPython, auf einer emulierten Platine.",
    board: "Platine",
    language: "Sprache",
    plug: "Stecker ziehen",
    record: "Partie herunterladen",
    device: "Das Gerät",
    glass: "Anzeige des Geräts",
    left: "Tasten links",
    right: "Tasten rechts",
    prev: "hoch", next: "runter", ok: "OK", back: "zurück", up: "hoch", down: "runter", left_key: "links",
    right_key: "rechts",
    legend: "Tasten",
    key: "Taste", typed: "Tastatur", meaning: "Bedeutung",
    hold: "Halten wie am Gerät: OK für mehr, Zurück nimmt einen Zug zurück.",
    hold_two: "OK halten heißt zurück.",
    cut: "Der Strom war weg. Das Gerät startet neu von seinem Flash.",
    no_match: "Es läuft keine Partie, also gibt es noch nichts herunterzuladen.",
    recorded: "Die Partie wurde heruntergeladen.",
    shared: "Eine andere Seite spielt mit dieser Platine: Was hier gespielt wird, bleibt nicht erhalten.",
    full: "Dieser Browser bewahrt nichts mehr auf: Was jetzt kommt, endet mit dieser Seite.",
    no_board: "Es gibt keine Platine „{name}“.",
    dark: "Das Licht ist aus, um Strom zu sparen: Jede Taste des Geräts bringt es zurück.",
    fault: "Das Gerät ist stehen geblieben: {text}",
    gone: "Der Server antwortet nicht. „make run“ erneut starten und diese Seite neu laden.",
  },
};

let language = "en";

/** From now on the page uses this language, and tells the browser. */
export function switchTo(wanted) {
  language = wanted in TEXTS ? wanted : "en";
  document.documentElement.lang = language;
}

export function text(key, facts = {}) {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}

/** What a key of the board does, in one word. */
export function actionText(action) {
  return text({ left: "left_key", right: "right_key" }[action] ?? action);
}
