/** Photos scaled down for social presets: time and fidelity, compared with pica's JavaScript and the canvas. */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";
import type { Resampled, Resampling } from "./page/resample.ts";

const WAYS: readonly Resampling[] = ["canvas", "pica", "ours"];

export async function benchPresets(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
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
