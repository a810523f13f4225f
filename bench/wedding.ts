/**
 * The built editor with a wedding's number of photos: time until they are shown, until the matte has been dragged there
 * and back, until the ZIP is complete and until all is uploaded, each with the main thread's longest task and the
 * renderer's peak memory, which must not grow with the number of photos.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { largePhotoPath } from "../test/photos/index.ts";
import { type RunningProduct, startProduct } from "../test/product/server.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { drag } from "./lib/drag.ts";
import { browserOf, openBrowser, openEditor, told } from "./lib/editor-browser.ts";
import { recordFigure } from "./lib/figures.ts";
import { linksTo } from "./lib/links.ts";
import { longestTask } from "./lib/long-tasks.ts";
import { PeakMemory } from "./lib/renderers.ts";
import { table } from "./lib/table.ts";
import { type Cost, type Wedding, WEDDING_HEAD, weddingRow } from "./lib/wedding-rows.ts";

const MEGAPIXELS = 24;
/** Milliseconds a person needs at least to choose photos; the editor gets its workers ready. */
const SETTLING = 1000;
/** Highest memory share for the largest batch relative to the smallest. */
const PEAK_LIMIT = 1.1;
/**
 * Largest batch with measured uploads: on one machine the server's decoding takes far longer than the rest for larger
 * ones.
 */
const MOST_UPLOADED = 20;

export async function benchWedding(_page: BenchPage, { photos, runs }: BenchOptions): Promise<void> {
  const product = await startProduct();
  try {
    const rounds = new Map(photos.map((count) => [count, [] as Wedding[]]));
    for (let run = 0; run < runs; run++) {
      for (const [count, held] of rounds) held.push(await hold(product, count));
    }
    console.log(`\n${MEGAPIXELS} MP photos through the editor (medians of ${runs})\n`);
    const rows = [...rounds].map(([count, held]) => [String(count), ...weddingRow(held)]);
    console.log(table([["photos", ...WEDDING_HEAD], ...rows]));
    recordLargest(rounds);
  } finally {
    await product.stop();
  }
}

/** Records the largest batch's cost relative to the smallest. */
function recordLargest(rounds: ReadonlyMap<number, readonly Wedding[]>): void {
  const [least, most] = [Math.min(...rounds.keys()), Math.max(...rounds.keys())];
  if (least === most) return;
  const record = (
    name: string,
    unit: "ms" | "MB",
    costOf: (held: Wedding, count: number) => number,
    limit?: number,
  ) => {
    const costs = (count: number): readonly number[] => (rounds.get(count) ?? []).map((held) => costOf(held, count));
    const baselines = costs(least);
    const pairs = costs(most).map((value, round) => ({ value, baseline: baselines[round] ?? Number.NaN }));
    recordFigure({ name: `${most} x ${MEGAPIXELS} MP after ${least}, ${name}`, unit, limit }, pairs);
  };
  record("loading of one", "ms", ({ seen: [seconds] }, count) => (1000 * seconds) / count);
  record("peak memory", "MB", peakOf, PEAK_LIMIT);
}

/** Returns megabytes until the ZIP is complete. */
function peakOf({ seen, dragged, exported }: Wedding): number {
  return Math.max(...[seen, dragged, exported].map(([, , peak]) => peak));
}

/** Runs one round: a batch is loaded, exported and, if small, uploaded. */
async function hold(product: RunningProduct, count: number): Promise<Wedding> {
  const folder = await mkdtemp(join(tmpdir(), "matte-wedding-"));
  const context = await openBrowser(product, join(folder, "profile"));
  try {
    const photos = await linksTo(await largePhotoPath(MEGAPIXELS), folder, count);
    const page = await openEditor(product, await context.newPage());
    await page.waitForTimeout(SETTLING);
    const sent = countUploads(page);
    const memory = await PeakMemory.of(browserOf(context));
    const measured = async (action: () => Promise<void>): Promise<Cost> => {
      await memory.forget();
      const start = performance.now();
      const stall = await longestTask(page, action);
      const seconds = (performance.now() - start) / 1000;
      return [seconds, stall, (await memory.peak()) ?? Number.NaN];
    };
    const seen = await measured(async () => {
      await page.getByLabel("Add photos", { exact: true }).setInputFiles(photos);
      await told(page, `${count} loaded successfully`);
    });
    const dragged = await measured(() => drag(page, page.getByRole("slider", { name: "Outer matte size" })));
    const download = page.waitForEvent("download");
    const exported = await measured(async () => {
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await download;
    });
    const uploaded = count <= MOST_UPLOADED ? await measured(() => sent.reach(2 * count)) : null;
    const { size: zip } = await stat(await (await download).path());
    return { seen, dragged, exported, uploaded, zip };
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
}

/** Counts uploads: a preview and an export per photo. */
function countUploads(page: Page): { reach(count: number): Promise<void> } {
  let [sent, wanted] = [0, Number.POSITIVE_INFINITY];
  let reached = (): void => undefined;
  const look = (): void => {
    if (sent >= wanted) reached();
  };
  page.on("response", (response) => {
    if (response.url().endsWith("/upload/save.php") && response.ok()) sent += 1;
    look();
  });
  return {
    reach: (count) =>
      new Promise((resolve) => {
        [wanted, reached] = [count, resolve];
        look();
      }),
  };
}
