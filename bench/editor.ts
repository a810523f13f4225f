/**
 * The built editor's opening time, the main thread's longest task while a photo loads, is dragged and is exported, and
 * the export's parts.
 */
import { chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../test/chromium/find.ts";
import { largePhotoPath } from "../test/photos/index.ts";
import { becomeUser } from "../test/e2e/support/account.ts";
import { startProduct } from "../test/product/server.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { drag } from "./lib/drag.ts";
import { longestTask, watchLongTasks } from "./lib/long-tasks.ts";
import { pressExport, type PressTimes, watchPresses } from "./lib/press.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

interface Round {
  /** Milliseconds from navigation to first contentful paint, which is the loading screen; the cache is empty. */
  readonly firstPaint: number;
  /** Milliseconds from navigation to the open editor. */
  readonly opening: number;
  /** Milliseconds from choosing the file to the drawn preview. */
  readonly preview: number;
  /** The longest task on the main thread in milliseconds, 0 for none over 50. */
  readonly loading: number;
  readonly dragging: number;
  readonly exporting: number;
  readonly press: PressTimes;
}

export async function benchEditor(_page: BenchPage, { megapixels, runs }: BenchOptions): Promise<void> {
  const product = await startProduct();
  try {
    const opened: Round[] = [];
    const rows: string[][] = [];
    const presses: string[][] = [];
    for (const size of megapixels) {
      const rounds = await roundsOf(product.origin, size, runs);
      opened.push(...rounds);
      rows.push(row(size, rounds));
      presses.push(pressRow(size, rounds));
    }
    console.log(`\nThe editor's main thread (${runs} rounds, medians; the longest task over 50 ms, 0 for none)\n`);
    console.log(table([["photo", "to preview", "loading", "dragging", "exporting"], ...rows]));
    console.log(
      `\nFrom the navigation to the loading screen ${median(opened.map(({ firstPaint }) => firstPaint)).toFixed(0)} ms, ` +
        `to the open editor ${median(opened.map(({ opening }) => opening)).toFixed(0)} ms`,
    );
    console.log("\nOne export of a photo whose method is known, from the click to the complete file\n");
    console.log(table([["photo", "to the worker", "in the worker", "to the download", "to the file"], ...presses]));
  } finally {
    await product.stop();
  }
}

async function roundsOf(origin: string, size: number, runs: number): Promise<Round[]> {
  const photo = await largePhotoPath(size);
  const rounds: Round[] = [];
  for (let run = 0; run < runs; run++) rounds.push(await round(origin, photo));
  return rounds;
}

function row(size: number, rounds: readonly Round[]): string[] {
  const middle = (pick: (one: Round) => number): string => `${median(rounds.map(pick)).toFixed(0)} ms`;
  return [
    `${size} MP`,
    middle(({ preview }) => preview),
    middle(({ loading }) => loading),
    middle(({ dragging }) => dragging),
    middle(({ exporting }) => exporting),
  ];
}

function pressRow(size: number, rounds: readonly Round[]): string[] {
  const middle = (part: keyof PressTimes): string => `${median(rounds.map(({ press }) => press[part])).toFixed(0)} ms`;
  return [`${size} MP`, middle("before"), middle("worker"), middle("after"), middle("saving")];
}

async function round(origin: string, photo: string): Promise<Round> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await watchLongTasks(page);
    await watchPresses(page);
    await becomeUser(page.request);
    await page.goto(`${origin}/tool`);
    const input = page.getByLabel("Add photos", { exact: true });
    await input.waitFor({ state: "attached" });
    const { firstPaint, opening } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      opening: performance.now(),
    }));
    // Users take at least this long to choose a photo.
    await page.waitForTimeout(1000);
    let preview = 0;
    const loading = await longestTask(page, async () => {
      const start = performance.now();
      await input.setInputFiles(photo);
      await page.locator('[aria-label="Preview"][data-drawn="true"]').waitFor();
      preview = performance.now() - start;
      await page.getByText("1 loaded successfully").waitFor();
    });
    const dragging = await longestTask(page, () => drag(page, page.getByRole("slider", { name: "Outer matte size" })));
    // The method is assessed while the editor is idle.
    await page.locator('output[aria-busy="true"]').waitFor({ state: "detached" });
    let press: PressTimes = { before: 0, worker: 0, after: 0, saving: 0 };
    const exporting = await longestTask(page, async () => {
      press = await pressExport(page, () => page.getByRole("button", { name: "Export", exact: true }).click());
    });
    return { firstPaint, opening, preview, loading, dragging, exporting, press };
  } finally {
    await browser.close();
  }
}
