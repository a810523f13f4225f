/**
 * Speed on every kind of photo: `npm run bench -- kinds --megapixels 12`. Frames, first previews and PNGs of eight kinds
 * of picture against the browser's, in turn; the median of the kinds and the worst.
 */
import { KIND_NAMES, kindJpegPath, kindOriginalPath } from "../test/photos/index.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import type { Pair } from "./lib/figures.ts";
import { type KindLimits, type KindPair, recordKinds } from "./lib/kinds.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

interface Row {
  readonly name: string;
  readonly unit: "ms" | "MB";
  readonly limits: KindLimits;
  readonly pairs: readonly KindPair[];
}

/** Tasks and their baselines. */
const TASKS = [
  { name: "lossless", task: "lossless", baseline: "browser" },
  { name: "encoded again", task: "canvas", baseline: "browser" },
  { name: "to 4:5", task: "preset", baseline: "browserPreset" },
  { name: "first preview", task: "load", baseline: "naiveLoad" },
] as const;

export async function benchKinds(page: BenchPage, { megapixels: [size = 12], runs }: BenchOptions): Promise<void> {
  const rows: Row[] = [];
  for (const { name, task, baseline } of TASKS) {
    const measure = async (photo: string): Promise<Pair> => ({
      value: (await page.measure(task, photo)).time,
      baseline: (await page.measure(baseline, photo)).time,
    });
    rows.push({
      name,
      unit: "ms",
      limits: {},
      pairs: await ofKinds((kind) => kindJpegPath(kind, size), measure, runs),
    });
  }
  rows.push(...(await pngRows(page, size, runs)));
  console.log(`\nEight kinds of picture of ${size} MP, as shares of the browser's (${runs} rounds, medians)\n`);
  const shares = rows.map(({ name, pairs }) => [
    name,
    ...pairs.map(({ value, baseline }) => (value / baseline).toFixed(2)),
  ]);
  console.log(table([["", ...KIND_NAMES], ...shares]));
  for (const { name, unit, pairs, limits } of rows)
    console.log(`${name}: ${recordKinds({ name: `${size} MP, ${name}`, unit }, pairs, limits)}`);
}

/** Measures in rounds, so that a busy moment of the machine is shared. */
async function ofKinds(
  path: (kind: (typeof KIND_NAMES)[number]) => Promise<string>,
  measure: (photo: string) => Promise<Pair>,
  runs: number,
): Promise<KindPair[]> {
  const pairs: KindPair[] = [];
  for (const kind of KIND_NAMES) {
    const photo = await path(kind);
    const rounds: Pair[] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await measure(photo));
    pairs.push({ kind, ...middle(rounds) });
  }
  return pairs;
}

function middle(rounds: readonly Pair[]): Pair {
  return { value: median(rounds.map(({ value }) => value)), baseline: median(rounds.map(({ baseline }) => baseline)) };
}

/** PNG without helper threads. */
async function pngRows(page: BenchPage, size: number, runs: number): Promise<Row[]> {
  const [processor, bytes]: [KindPair[], KindPair[]] = [[], []];
  for (const kind of KIND_NAMES) {
    const { "ours alone": ours, browser } = await page.png(await kindOriginalPath(kind, size), runs);
    const pairs = ours.map((one, run) => ({ one, other: browser[run] ?? one }));
    processor.push({
      kind,
      ...middle(pairs.map(({ one, other }) => ({ value: one.processor, baseline: other.processor }))),
    });
    bytes.push({
      kind,
      ...middle(pairs.map(({ one, other }) => ({ value: one.bytes / 1e6, baseline: other.bytes / 1e6 }))),
    });
  }
  return [
    { name: "PNG in one thread, processor time", unit: "ms", limits: {}, pairs: processor },
    { name: "PNG, size", unit: "MB", limits: { median: 0.75 }, pairs: bytes },
  ];
}
