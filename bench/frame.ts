/**
 * One photo framed to JPEG: time, longest main-thread stall, peak renderer memory; the lossless and the canvas route
 * against the naive one, and against decoding, drawing and encoding by the browser in a worker.
 */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage, Figures } from "./lib/browser.ts";
import { type Pair, recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const WAYS = ["naive", "browser", "canvas", "losslessAtOnce", "lossless"] as const;
type Way = (typeof WAYS)[number];
const NAMES = { lossless: "lossless", losslessAtOnce: "lossless, at once", canvas: "canvas" };

/** Limits by megapixels. */
const LIMITS: Readonly<Record<keyof typeof NAMES, ReadonlyMap<number, number>>> = {
  lossless: new Map([
    [24, 0.2],
    [45, 0.18],
    [100, 0.18],
  ]),
  losslessAtOnce: new Map(),
  canvas: new Map([[24, 0.75]]),
};

type Round = Readonly<Record<Way, Figures>>;

export async function benchFrame(page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  const stageRows: string[][] = [];
  for (const size of megapixels) {
    const photo = await largePhotoPath(size);
    const rounds: Round[] = [];
    for (let run = 0; run < runs; run++) {
      rounds.push({
        naive: await page.measure("naive", photo),
        browser: await page.measure("browser", photo),
        canvas: await page.measure("canvas", photo),
        losslessAtOnce: await page.measure("losslessAtOnce", photo),
        lossless: await page.measure("lossless", photo),
      });
    }
    for (const way of ["lossless", "losslessAtOnce", "canvas"] as const) {
      recordFigure(
        { name: `${size} MP framed, ${NAMES[way]}`, unit: "ms", limit: LIMITS[way].get(size) },
        rounds.map((round) => ({ value: round[way].time, baseline: round.browser.time })),
      );
    }
    rows.push(...WAYS.map((way) => row(`${size} MP ${way}`, way, rounds)));
    for (const way of ["losslessAtOnce", "lossless"] as const)
      stageRows.push(
        stageRow(
          `${size} MP ${way}`,
          rounds.map((round) => round[way]),
        ),
      );
  }
  if (megapixels.includes(PROGRESSIVE)) await benchProgressive(page, runs);
  console.log(`\nFrame one JPEG to JPEG (${runs} rounds, medians)\n`);
  console.log(
    "naive: <img>, canvas and toBlob in the page; browser: createImageBitmap, canvas and convertToBlob in a worker\n",
  );
  console.log(table([HEAD, ...rows]));
  console.log("\nStages of the lossless way in ms; begin and end are outside of the worker's own work\n");
  console.log(table([["photo", ...STAGES], ...stageRows]));
}

/** The progressive photo's megapixels. */
const PROGRESSIVE = 24;

async function benchProgressive(page: BenchPage, runs: number): Promise<void> {
  const photo = await largePhotoPath(PROGRESSIVE, { progressive: true });
  const pairs: Pair[] = [];
  for (let run = 0; run < runs; run++) {
    const { time: baseline } = await page.measure("browser", photo);
    pairs.push({ value: (await page.measure("lossless", photo)).time, baseline });
  }
  recordFigure({ name: `${PROGRESSIVE} MP progressive, lossless`, unit: "ms", limit: 0.9 }, pairs);
  const ratio = median(pairs.map(({ value, baseline }) => value / baseline));
  console.log(`\n${PROGRESSIVE} MP progressive, lossless: ${ratio.toFixed(2)} of browser`);
}

const STAGES = [
  "begin",
  "file",
  "font",
  "layout",
  "open",
  "metadata",
  "read",
  "index",
  "draw",
  "splice",
  "write",
  "remember",
  "blob",
  "end",
] as const;

const HEAD = ["photo and way", "time", "of naive", "of browser", "size", "longest stall", "peak memory"];

function row(name: string, way: Way, rounds: readonly Round[]): string[] {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const memory = rounds.map((round) => round[way].memory).filter((megabytes) => megabytes !== null);
  return [
    name,
    `${middle((round) => round[way].time).toFixed(0)} ms`,
    middle((round) => round[way].time / round.naive.time).toFixed(2),
    middle((round) => round[way].time / round.browser.time).toFixed(2),
    `${(middle((round) => round[way].bytes) / 1e6).toFixed(2)} MB`,
    `${middle((round) => round[way].stall).toFixed(0)} ms`,
    memory.length === 0 ? "unknown" : `${median(memory).toFixed(0)} MB`,
  ];
}

function stageRow(name: string, rounds: readonly Figures[]): string[] {
  const middle = (stage: string): number => median(rounds.map(({ stages }) => stages[stage] ?? Number.NaN));
  return [name, ...STAGES.map((stage) => middle(stage).toFixed(1))];
}
