/** Reads a 16-bit PNG: `npm run bench -- deep`. The baseline is the browser's decode to 8 bits. */
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { deepPhotoPath } from "./lib/deep-photo.ts";
import { recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const MEGAPIXELS = 32;
/** Highest ratio to the browser's time: 1.5 s if it takes 0.7. */
const LIMIT = 2.1;

export async function benchDeep(page: BenchPage, { runs }: BenchOptions): Promise<void> {
  const rounds = await page.deep(await deepPhotoPath(MEGAPIXELS), runs);
  const name = `${MEGAPIXELS} MP PNG of 16 bits, decode`;
  recordFigure(
    { name, unit: "ms", limit: LIMIT },
    rounds.map(({ ours, browser }) => ({ value: ours, baseline: browser })),
  );
  const milliseconds = (side: "ours" | "browser"): string =>
    `${median(rounds.map((round) => round[side])).toFixed(0)} ms`;
  const ratio = median(rounds.map(({ ours, browser }) => ours / browser)).toFixed(2);
  console.log(`\nDecode a PNG of 16 bits (${runs} rounds, medians)\n`);
  console.log(
    table([
      ["photo", "browser, 8 bits", "ours, 16 bits", "ratio"],
      [name, milliseconds("browser"), milliseconds("ours"), ratio],
    ]),
  );
}
