/**
 * Benchmarks. `npm run bench` runs them all; `npm run bench -- frame --megapixels 24 --runs 5` one of them.
 * Ours and the baseline are measured in turn in the same run; figures are medians.
 */
import { parseArgs } from "node:util";
import { benchEditor } from "./editor.ts";
import { benchFrame } from "./frame.ts";
import { benchPreview } from "./preview.ts";
import { withPage } from "./lib/browser.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    megapixels: { type: "string", default: "12,24,45,100" },
    runs: { type: "string", default: "5" },
  },
});

const BENCHES = { frame: benchFrame, preview: benchPreview, editor: benchEditor };

const options = { megapixels: values.megapixels.split(",").map(Number), runs: Number(values.runs) };
const wanted = Object.entries(BENCHES).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (wanted.length === 0) throw new Error(`No such benchmark. There are: ${Object.keys(BENCHES).join(", ")}`);

await withPage(async (page) => {
  for (const [, bench] of wanted) await bench(page, options);
});
