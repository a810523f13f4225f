/** One photo framed to JPEG: time, longest main-thread stall, peak renderer memory; ours against the naive pipeline. */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage, Figures } from "./lib/browser.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

interface Pair {
  readonly ours: Figures;
  readonly naive: Figures;
}

export async function benchFrame(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows = [];
  for (const size of megapixels) {
    const photo = await largePhotoPath(size);
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run++) {
      pairs.push({ naive: await page.measure("naive", photo), ours: await page.measure("ours", photo) });
    }
    rows.push(row(`${size} MP`, pairs));
  }
  console.log(`\nFrame one JPEG to JPEG (${runs} runs each, medians; naive is <img>, canvas and toBlob in the page)\n`);
  console.log(table([HEAD, ...rows]));
}

const HEAD = ["photo", "naive ms", "ours ms", "ratio", "naive stall", "our stall", "naive MB", "our MB"];

function row(name: string, pairs: readonly Pair[]): string[] {
  const middle = (pick: (pair: Pair) => number): number => median(pairs.map(pick));
  const whole = (pick: (pair: Pair) => number): string => middle(pick).toFixed(0);
  const memory = (side: keyof Pair): string =>
    pairs.some((pair) => pair[side].memory === null) ? "?" : whole((pair) => pair[side].memory ?? 0);
  return [
    name,
    whole(({ naive }) => naive.time),
    whole(({ ours }) => ours.time),
    middle(({ ours, naive }) => ours.time / naive.time).toFixed(2),
    `${whole(({ naive }) => naive.stall)} ms`,
    `${whole(({ ours }) => ours.stall)} ms`,
    memory("naive"),
    memory("ours"),
  ];
}
