/** A framed photo as PNG: time and size of our encoder, with and without helper workers, and of the browser's. */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";
import { type Encoded, type Encoder, ENCODERS } from "./page/encoders.ts";

type Results = Record<Encoder, Encoded[]>;

export async function benchPng(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const size of megapixels) {
    const results = await page.png(await largePhotoPath(size), runs);
    rows.push(...ENCODERS.map((encoder) => row(`${size} MP ${encoder}`, encoder, results)));
  }
  console.log(`\nEncode one framed photo as PNG (${runs} rounds, medians; ours paints meanwhile)\n`);
  console.log(table([["photo and encoder", "time", "of browser", "size", "of browser"], ...rows]));
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
