/**
 * Twenty photos into a ZIP: time, longest main-thread stall, peak renderer memory; the lossless and the canvas route
 * against the naive one.
 */
import { largePhotoPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage, Figures } from "./lib/browser.ts";
import { recordFigure } from "./lib/figures.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const WAYS = ["naiveBatch", "canvasBatch", "losslessBatch"] as const;
type Way = (typeof WAYS)[number];
type Round = Readonly<Record<Way, Figures>>;

/** Camera photo size; a naive batch with much larger ones does not finish. */
const MEGAPIXELS = 24;

/** An eighth of the naive time; the canvas has none. */
const LIMITS = { losslessBatch: 1 / 8, canvasBatch: undefined };

export async function benchBatch(page: BenchPage, { runs }: BenchOptions): Promise<void> {
  const photo = await largePhotoPath(MEGAPIXELS);
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run++) {
    rounds.push({
      naiveBatch: await page.measure("naiveBatch", photo),
      canvasBatch: await page.measure("canvasBatch", photo),
      losslessBatch: await page.measure("losslessBatch", photo),
    });
  }
  for (const way of ["losslessBatch", "canvasBatch"] as const) {
    recordFigure(
      { name: `20 x ${MEGAPIXELS} MP to a ZIP, ${way.replace("Batch", "")}`, unit: "ms", limit: LIMITS[way] },
      rounds.map((round) => ({ value: round[way].time, baseline: round.naiveBatch.time })),
    );
  }
  console.log(
    `\n20 x ${MEGAPIXELS} MP to a ZIP (${runs} rounds, medians; naive is <img>, canvas, toBlob and JSZip in the page; ours from the press of Export on)\n`,
  );
  console.log(table([HEAD, ...WAYS.map((way) => row(way, rounds))]));
}

const HEAD = ["way", "time", "faster than naive", "longest stall", "peak memory"];

function row(way: Way, rounds: readonly Round[]): string[] {
  const middle = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const memory = rounds.map((round) => round[way].memory).filter((megabytes) => megabytes !== null);
  return [
    way.replace("Batch", ""),
    `${(middle((round) => round[way].time) / 1000).toFixed(1)} s`,
    `${middle((round) => round.naiveBatch.time / round[way].time).toFixed(1)} x`,
    `${middle((round) => round[way].stall).toFixed(0)} ms`,
    memory.length === 0 ? "unknown" : `${median(memory).toFixed(0)} MB`,
  ];
}
