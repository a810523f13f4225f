/**
 * Photos stored for the next visit: time to load them with and without storing, time to restore them to a usable list,
 * and the main thread's longest task in each.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { largePhotoPath } from "../test/photos/index.ts";
import { type RunningProduct, startProduct } from "../test/product/server.ts";
import { countStoredPhotos } from "../test/product/stored-photos.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { browserOf, openBrowser, openEditor, reopenEditor, told } from "./lib/editor-browser.ts";
import { linksTo } from "./lib/links.ts";
import { longestTask } from "./lib/long-tasks.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

/** Small, so that storing is a large part of the work. */
const MEGAPIXELS = 2;

/** Milliseconds for an action, for its longest task, and for processor time, which other programs don't prolong. */
type Cost = readonly [time: number, stall: number, processor: number];

interface Round {
  readonly unstored: Cost;
  readonly stored: Cost;
  readonly restored: Cost;
}

export async function benchRestore(_page: BenchPage, { photos, runs }: BenchOptions): Promise<void> {
  const product = await startProduct();
  try {
    console.log(
      `\n${MEGAPIXELS} MP photos stored and restored: time, processor time, longest task (medians of ${runs})\n`,
    );
    const rows: string[][] = [];
    for (const count of photos) rows.push(await rowOf(product, count, runs));
    console.log(table([["photos", "load, nothing stored", "load, stored", "slower", "restore"], ...rows]));
  } finally {
    await product.stop();
  }
}

async function rowOf(product: RunningProduct, count: number, runs: number): Promise<string[]> {
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run++) rounds.push(await hold(product, count));
  const shown = (pick: (round: Round) => Cost): string => {
    const [time, stall, processor] = ([0, 1, 2] as const).map((at) => median(rounds.map((round) => pick(round)[at])));
    return `${(time! / 1000).toFixed(2)} s, ${(processor! / 1000).toFixed(2)} s, ${stall!.toFixed(0)} ms`;
  };
  const slower = (at: 0 | 2): string =>
    `${(100 * median(rounds.map(({ stored, unstored }) => stored[at] / unstored[at] - 1))).toFixed(0)} %`;
  return [
    String(count),
    shown((round) => round.unstored),
    shown((round) => round.stored),
    `${slower(0)}, ${slower(2)}`,
    shown((round) => round.restored),
  ];
}

async function hold(product: RunningProduct, count: number): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), "matte-restore-"));
  const contexts: BrowserContext[] = [];
  const open = async (profile: string): Promise<BrowserContext> => {
    const context = await openBrowser(product, join(folder, profile));
    contexts.push(context);
    return context;
  };
  try {
    const photos = await linksTo(await largePhotoPath(MEGAPIXELS), folder, count);
    const withoutStore = await open("bare");
    const bare = await withoutStore.newPage();
    await bare.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new Error("Nothing is stored.");
      };
    });
    const unstored = await load(await openEditor(product, bare), photos);
    await withoutStore.close();
    const page = await openEditor(product, await (await open("storing")).newPage());
    const stored = await load(page, photos);
    await allStored(page, count);
    await reopenEditor(page);
    const restored = await cost(page, async () => {
      await page.getByRole("button", { name: `Restore ${count} photos` }).click();
      await page.getByRole("heading", { name: `${count} photos` }).waitFor();
    });
    return { unstored, stored, restored };
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await rm(folder, { recursive: true });
  }
}

async function load(page: Page, photos: readonly string[]): Promise<Cost> {
  return cost(page, async () => {
    await page.getByLabel("Add photos", { exact: true }).setInputFiles([...photos]);
    await told(page, `${photos.length} loaded successfully`);
  });
}

async function cost(page: Page, action: () => Promise<void>): Promise<Cost> {
  const before = await processorTime(page);
  const start = performance.now();
  let time = 0;
  const stall = await longestTask(page, async () => {
    await action();
    time = performance.now() - start;
  });
  return [time, stall, (await processorTime(page)) - before];
}

/** Returns processor milliseconds used by all the page's browser processes. */
async function processorTime(page: Page): Promise<number> {
  const session = await browserOf(page.context()).newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Waits until each photo is stored. */
export async function allStored(page: Page, count: number): Promise<void> {
  while ((await countStoredPhotos(page)) < count) await page.waitForTimeout(100);
}
