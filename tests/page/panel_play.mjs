// Sends traffic to the page's panel models. Reads [{board, traffic}] as JSON from standard input; traffic is a list
// of [kind, numbers]: "command" or "data" bytes, or a "wait" in ms. Writes [{picture, complaints, light}].
import { readFileSync } from "node:fs";
import { VirtualClock } from "../../host_tools/wayside_host/page/clock.js";
import { makePanel } from "../../host_tools/wayside_host/page/panels/index.js";

const results = JSON.parse(readFileSync(0, "utf8")).map(({ board, traffic }) => {
  const clock = new VirtualClock();
  const panel = makePanel(board, clock);
  for (const [kind, numbers] of traffic) {
    if (kind === "wait") clock.sleep(numbers[0]);
    else panel.receive(Uint8Array.from(numbers), kind === "data");
  }
  const picture = Buffer.from(panel.picture().pixels).toString("base64");
  return { picture, complaints: panel.complaints, light: panel.light() };
});
process.stdout.write(JSON.stringify(results));
