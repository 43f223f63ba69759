// Sends a byte over the page's wires. Reads [{board, mode}] as JSON from standard input, writes the panel's complaints.
import { readFileSync } from "node:fs";
import { VirtualClock } from "../../host_tools/wayside_host/page/clock.js";
import { Wires } from "../../host_tools/wayside_host/page/wires.js";

const results = JSON.parse(readFileSync(0, "utf8")).map(({ board, mode }) => {
  const wires = new Wires(board, new VirtualClock());
  const { sck, mosi, cs, dc, reset } = board.bus;
  for (const line of [cs, dc]) if (line !== null) wires.change(line, { driven: true, output: 0 });
  if (reset !== null) wires.change(reset, { driven: true, output: 1 });
  wires.spi(sck, mosi, mode, Uint8Array.of(0));
  return wires.panel.complaints;
});
process.stdout.write(JSON.stringify(results));
