/** The preview: time from the drop to the first picture, and time per redraw while a slider moves. */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { recordFigure } from "./lib/figures.ts";
import { median, percentile } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const LONG_SIDE = 1200;
const REDRAWS = 200;
/** First preview to the naive one, and redraw to a bare `drawImage`. */
const LIMITS = { first: 0.3, redraw: 1.5 };

export async function benchPreview(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows = [];
  for (const size of megapixels) rows.push(await row(page, size, runs));
  console.log(
    `\nPreview at ${LONG_SIDE} px (${runs} loads, ${REDRAWS} redraws; naive draws the whole <img> each time)\n`,
  );
  console.log(table([HEAD, ...rows]));
  for (const size of megapixels) await benchSliders(page, size, runs);
}

/** Milliseconds for a redraw at the 95th percentile. */
const SLIDER_LIMIT = 4;

async function benchSliders(page: BenchPage, size: number, runs: number): Promise<void> {
  const photo = await largePhotoPath(size);
  const rounds: Awaited<ReturnType<BenchPage["drags"]>>[] = [];
  for (let run = 0; run < runs; run++) rounds.push(await page.drags(photo, LONG_SIDE, REDRAWS));
  const rows = Object.keys(rounds[0] ?? {}).map((name) => {
    const perRound = rounds.map((round) => round[name as keyof typeof round]);
    const [p50, p95] = [0.5, 0.95].map((share) => median(perRound.map((times) => percentile(times, share))));
    return [name, `${p50?.toFixed(1)} ms`, `${p95?.toFixed(1)} ms`, (p95 ?? 0) > SLIDER_LIMIT ? "over" : ""];
  });
  console.log(
    `\nDrag a slider of the board, ${size} MP at ${LONG_SIDE} px (${runs} rounds of ${REDRAWS} redraws, medians; the goal is ${SLIDER_LIMIT} ms at p95)\n`,
  );
  console.log(table([["slider", "p50", "p95", `over ${SLIDER_LIMIT} ms`], ...rows]));
}

const HEAD = [
  "photo",
  "naive first",
  "our first",
  "ratio",
  "our stall",
  "naive redraw p95",
  "bare redraw p95",
  "our redraw p50",
  "our redraw p95",
];

async function row(page: BenchPage, size: number, runs: number): Promise<string[]> {
  const photo = await largePhotoPath(size);
  const loads = [];
  for (let run = 0; run < runs; run++) {
    loads.push({ naive: await page.measure("naiveLoad", photo), ours: await page.measure("load", photo) });
  }
  const naive = await page.redraws("naive", photo, LONG_SIDE, REDRAWS);
  const redraws: (readonly [bare: readonly number[], ours: readonly number[]])[] = [];
  for (let run = 0; run < runs; run++) {
    redraws.push([
      await page.redraws("bare", photo, LONG_SIDE, REDRAWS),
      await page.redraws("ours", photo, LONG_SIDE, REDRAWS),
    ]);
  }
  const limited = size === 24;
  recordFigure(
    { name: `${size} MP, first preview`, unit: "ms", limit: limited ? LIMITS.first : undefined },
    loads.map((load) => ({ value: load.ours.time, baseline: load.naive.time })),
  );
  recordFigure(
    { name: `${size} MP, redraw, p95`, unit: "ms", limit: limited ? LIMITS.redraw : undefined },
    redraws.map(([bare, ours]) => ({ value: percentile(ours, 0.95), baseline: percentile(bare, 0.95) })),
  );
  const bare = redraws.flatMap(([one]) => one);
  const ours = redraws.flatMap(([, one]) => one);
  const milliseconds = (value: number, digits = 0): string => `${value.toFixed(digits)} ms`;
  return [
    `${size} MP`,
    milliseconds(median(loads.map((load) => load.naive.time))),
    milliseconds(median(loads.map((load) => load.ours.time))),
    median(loads.map((load) => load.ours.time / load.naive.time)).toFixed(2),
    milliseconds(median(loads.map((load) => load.ours.stall))),
    milliseconds(percentile(naive, 0.95), 1),
    milliseconds(percentile(bare, 0.95), 1),
    milliseconds(median(ours), 1),
    milliseconds(percentile(ours, 0.95), 1),
  ];
}
