/**
 * Photos for social presets: from pressing Export to the file, compared with the browser's canvas in a worker; and
 * resampling alone, time and fidelity, compared with pica's JavaScript and the canvas.
 */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { type Pair, recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";
import type { Resampled, Resampling } from "./page/resample.ts";

const WAYS: readonly Resampling[] = ["canvas", "pica", "ours"];

/** Limit for 24 megapixels, press to file. */
const LIMIT = 1;

export async function benchPresets(page: BenchPage, options: BenchOptions): Promise<void> {
  await benchExport(page, options);
  await benchResampling(page, options);
}

async function benchExport(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const size of megapixels) {
    const photo = await largePhotoPath(size);
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run++) {
      const browser = await page.measure("browserPreset", photo);
      const ours = await page.measure("preset", photo);
      pairs.push({ value: ours.time, baseline: browser.time });
    }
    recordFigure({ name: `${size} MP to 4:5 at 1,080 px`, unit: "ms", limit: size === 24 ? LIMIT : undefined }, pairs);
    const middle = (pick: (pair: Pair) => number): number => median(pairs.map(pick));
    rows.push([
      `${size} MP`,
      `${middle(({ baseline }) => baseline).toFixed(0)} ms`,
      `${middle(({ value }) => value).toFixed(0)} ms`,
      middle(({ value, baseline }) => value / baseline).toFixed(2),
    ]);
  }
  console.log(`\nOne JPEG to 4:5 at 1,080 px, press to file (${runs} rounds, medians)\n`);
  console.log(table([["photo", "canvas", "ours", "ratio"], ...rows]));
}

async function benchResampling(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const size of megapixels) {
    const results = await page.presets(await largePhotoPath(size), runs);
    const time = (way: Resampling): number => median(results[way].map((result) => result.time));
    recordFigure(
      { name: `${size} MP to 1,080 px, time of resampling`, unit: "ms" },
      results.ours.map(({ time: value }, run) => ({ value, baseline: results.canvas[run]?.time ?? Number.NaN })),
    );
    rows.push(...WAYS.map((way) => row(`${size} MP ${way}`, results[way], time("pica"))));
  }
  console.log(
    `\nOne photo to 1,080 px (${runs} rounds, medians; dB against Lanczos3 in floating point; pica is its JavaScript)\n`,
  );
  console.log(table([["photo and way", "time", "of pica", "fidelity"], ...rows]));
}

function row(name: string, results: readonly Resampled[], pica: number): string[] {
  const time = median(results.map((result) => result.time));
  const fidelity = Math.min(...results.map(({ decibels }) => decibels));
  return [name, `${time.toFixed(0)} ms`, (time / pica).toFixed(2), `${fidelity.toFixed(1)} dB`];
}
