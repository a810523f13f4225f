/** A framed photo as PNG: time and size from our encoder, with and without helper workers, and from the browser's. */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { type Pair, recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";
import { type Encoded, type Encoder, ENCODERS } from "./page/encoders.ts";

type Results = Record<Encoder, Encoded[]>;

export async function benchPng(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const size of megapixels) {
    const results = await page.png(await largePhotoPath(size), runs);
    record(`${size} MP PNG`, size === 24, results);
    rows.push(...ENCODERS.map((encoder) => row(`${size} MP ${encoder}`, encoder, results)));
  }
  console.log(`\nEncode one framed photo as PNG (${runs} rounds, medians; ours paints meanwhile)\n`);
  console.log(table([["photo and encoder", "time", "of browser", "size", "of browser"], ...rows]));
}

function record(name: string, limited: boolean, { ours, browser }: Results): void {
  const pairs = (pick: (encoded: Encoded) => number): Pair[] =>
    ours.map((encoded, run) => ({ value: pick(encoded), baseline: pick(browser[run] ?? encoded) }));
  recordFigure(
    { name: `${name}, time`, unit: "ms", limit: limited ? 0.55 : undefined },
    pairs(({ time }) => time),
  );
  recordFigure(
    { name: `${name}, size`, unit: "MB", limit: limited ? 0.75 : undefined },
    pairs(({ bytes }) => bytes / 1e6),
  );
}

function row(name: string, encoder: Encoder, results: Results): string[] {
  const ratio = (pick: (encoded: Encoded) => number): string =>
    median(results[encoder].map((encoded, run) => pick(encoded) / pick(results.browser[run] ?? encoded))).toFixed(2);
  const time = median(results[encoder].map((encoded) => encoded.time));
  const bytes = median(results[encoder].map((encoded) => encoded.bytes));
  return [
    name,
    `${time.toFixed(0)} ms`,
    ratio((encoded) => encoded.time),
    `${(bytes / 1e6).toFixed(1)} MB`,
    ratio((encoded) => encoded.bytes),
  ];
}
