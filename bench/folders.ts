/**
 * Exports into a folder, next to a ZIP with the same photos in the same run: time, the main thread's longest task and
 * the renderer's peak memory. Then a tab killed after two fifths of the photos, and continued: the complete files in
 * the end. A private folder replaces one on disk. The killed tab's photos are smaller, so that their copies can be
 * stored.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { largePhotoPath } from "../test/photos/index.ts";
import { type RunningProduct, startProduct } from "../test/product/server.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { browserOf, openBrowser, openEditor, PATIENCE, reopenEditor, told } from "./lib/editor-browser.ts";
import { linksTo } from "./lib/links.ts";
import { longestTask, watchLongTasks } from "./lib/long-tasks.ts";
import { PeakMemory } from "./lib/renderers.ts";
import { table } from "./lib/table.ts";
import { cellsOf, type Cost } from "./lib/wedding-rows.ts";
import { allStored } from "./restore.ts";

const MEGAPIXELS = 24;
/** For the killed tab's photos, restored from copies: these take 2 GB at most. */
const STORED_MEGAPIXELS = 2;

interface Round {
  readonly zip: Cost;
  readonly folder: Cost;
  readonly continued: { readonly before: number; readonly after: number; readonly cost: Cost };
}

export async function benchFolders(_page: BenchPage, { photos, runs }: BenchOptions): Promise<void> {
  const product = await startProduct();
  try {
    console.log(`\n${MEGAPIXELS} MP photos as a ZIP and into a folder (medians of ${runs})\n`);
    const rows: string[][] = [];
    for (const count of photos) {
      const rounds: Round[] = [];
      for (let run = 0; run < runs; run++) rounds.push(await hold(product, count));
      rows.push([String(count), ...rowOf(rounds)]);
    }
    const cost = ["stall", "peak"];
    console.log(
      table([["photos", "ZIP", ...cost, "folder", ...cost, "killed at", "continued", ...cost, "complete"], ...rows]),
    );
  } finally {
    await product.stop();
  }
}

function rowOf(rounds: readonly Round[]): readonly string[] {
  return [
    ...cellsOf(rounds.map(({ zip }) => zip)),
    ...cellsOf(rounds.map(({ folder }) => folder)),
    rounds.map(({ continued }) => continued.before).join(", "),
    ...cellsOf(rounds.map(({ continued }) => continued.cost)),
    rounds.map(({ continued }) => continued.after).join(", "),
  ];
}

async function hold(product: RunningProduct, count: number): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), "matte-folders-"));
  const inBrowser = async <T>(profile: string, action: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const context = await openBrowser(product, join(folder, profile));
    try {
      await context.addInitScript(chooseFolders);
      return await action(context);
    } finally {
      await context.close();
    }
  };
  try {
    const load = async (context: BrowserContext, megapixels = MEGAPIXELS): Promise<Page> => {
      const subfolder = await mkdtemp(join(folder, "photos-"));
      const photos = await linksTo(await largePhotoPath(megapixels), subfolder, count);
      const page = await openEditor(product, await context.newPage());
      await page.getByLabel("Add photos", { exact: true }).setInputFiles(photos);
      await told(page, `${count} loaded successfully`);
      return page;
    };
    const zip = await inBrowser("zip", async (context) => exportZip(context, await load(context)));
    const into = await inBrowser("folder", async (context) => exportFolder(context, await load(context), count));
    const continued = await inBrowser("killed", async (context) =>
      continueKilled(context, await load(context, STORED_MEGAPIXELS), count),
    );
    return { zip, folder: into, continued };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs in the page, without names kept by a compiler's helper. The browser's dialog cannot be driven. */
function chooseFolders(): void {
  Object.assign(window, {
    async showDirectoryPicker() {
      return (await navigator.storage.getDirectory()).getDirectoryHandle("Wedding", { create: true });
    },
  });
}

async function measured(context: BrowserContext, page: Page, action: () => Promise<void>): Promise<Cost> {
  const memory = await PeakMemory.of(browserOf(context));
  await memory.forget();
  const start = performance.now();
  const stall = await longestTask(page, action);
  return [(performance.now() - start) / 1000, stall, (await memory.peak()) ?? Number.NaN];
}

async function exportZip(context: BrowserContext, page: Page): Promise<Cost> {
  const download = page.waitForEvent("download");
  return measured(context, page, async () => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await download;
  });
}

async function beginExport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More ways to export" }).click();
  await page.getByRole("button", { name: "Export into folder", exact: true }).click();
}

async function exportFolder(context: BrowserContext, page: Page, count: number): Promise<Cost> {
  return measured(context, page, async () => {
    await beginExport(page);
    await told(page, `${count.toLocaleString("en")} files exported into`);
  });
}

async function continueKilled(context: BrowserContext, page: Page, count: number): Promise<Round["continued"]> {
  await allStored(page, count);
  await beginExport(page);
  const killAt = Math.ceil(0.4 * count);
  const hasReached = (wanted: number): boolean =>
    Number(/Working… (\d+)/.exec(document.body.textContent)?.[1]) > wanted;
  await page.waitForFunction(hasReached, killAt, { polling: 50 });
  const crashed = page.waitForEvent("crash");
  const session = await context.newCDPSession(page);
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await openAgain(next);
  const before = (await completeFiles(next)).length;
  await next.getByRole("button", { name: `Restore ${count} photos` }).click();
  const cost = await measured(context, next, async () => {
    await next.getByRole("button", { name: "Continue" }).click();
    await told(next, "there already");
  });
  return { before, after: new Set(await completeFiles(next)).size, cost };
}

async function openAgain(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLongTasks(page);
  await reopenEditor(page);
}

/** Lists results with a JPEG's end. */
async function completeFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const chosen = await (await navigator.storage.getDirectory()).getDirectoryHandle("Wedding");
    const complete: string[] = [];
    for await (const entry of (await chosen.getDirectoryHandle("framed")).values()) {
      if (!(entry instanceof FileSystemFileHandle)) continue;
      const [first, second] = new Uint8Array(await (await entry.getFile()).slice(-2).arrayBuffer());
      if (first === 0xff && second === 0xd9) complete.push(entry.name);
    }
    return complete;
  });
}
