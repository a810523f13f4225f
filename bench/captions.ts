/**
 * The caption table: frames while its rows scroll and while its cells are typed, with the resting page's as baseline.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { largePhotoPath } from "../test/photos/index.ts";
import { startProduct } from "../test/product/server.ts";
import type { BenchOptions, BenchPage } from "./lib/browser.ts";
import { openBrowser, openEditor } from "./lib/editor-browser.ts";
import { linksTo } from "./lib/links.ts";
import { percentile } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const MEGAPIXELS = 2;
const SECONDS = 4;
/** CSS pixels per frame: about ten rows a second at 60 frames. */
const SCROLL = 7;
const TYPED = "Merzouga, Morocco";

export async function benchCaptions(_page: BenchPage, { photos }: BenchOptions): Promise<void> {
  const product = await startProduct();
  const folder = await mkdtemp(join(tmpdir(), "matte-captions-"));
  const context = await openBrowser(product, join(folder, "profile"));
  try {
    const rows: string[][] = [];
    for (const count of photos) {
      const page = await openEditor(product, await context.newPage());
      await openTable(
        page,
        await linksTo(await largePhotoPath(MEGAPIXELS), await mkdtemp(join(folder, "photos-")), count),
      );
      const rest = await frames(page, () => page.waitForTimeout(SECONDS * 1000));
      const scroll = await frames(page, () => scrollTable(page));
      const typing = await frames(page, () => typeRows(page));
      rows.push([String(count), ...[rest, scroll, typing].map(shown)]);
      await page.close();
    }
    console.log(`\nThe caption table: frames in milliseconds, median / 95th percentile / longest\n`);
    console.log(table([["photos", "at rest", "scrolling", "typing"], ...rows]));
  } finally {
    await context.close();
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function openTable(page: Page, photos: readonly string[]): Promise<void> {
  await page.getByLabel("Add photos", { exact: true }).setInputFiles([...photos]);
  await page.getByRole("heading", { name: `${photos.length} photos` }).waitFor({ timeout: 300_000 });
  await page.getByRole("button", { name: "Edit captions" }).click();
  await page.getByRole("grid", { name: "Captions" }).getByRole("gridcell").first().waitFor();
}

/** Returns the page's frame durations during work. */
async function frames(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  // A method, because the page lacks the compiler's helper for function names.
  const recorder = await page.evaluateHandle(() => {
    const recording = {
      times: [] as number[],
      running: true,
      onFrame(time: number): void {
        recording.times.push(time);
        if (recording.running) requestAnimationFrame(recording.onFrame);
      },
    };
    requestAnimationFrame(recording.onFrame);
    return recording;
  });
  await work();
  return recorder.evaluate((recording) => {
    recording.running = false;
    return recording.times.slice(1).map((time, at) => time - (recording.times[at] ?? time));
  });
}

async function scrollTable(page: Page): Promise<void> {
  await page.getByRole("grid", { name: "Captions" }).evaluate(
    (grid, { seconds, step }) =>
      new Promise<void>((done) => {
        const scrolling = {
          end: performance.now() + seconds * 1000,
          onFrame(): void {
            grid.scrollTop += step;
            if (performance.now() < scrolling.end) requestAnimationFrame(scrolling.onFrame);
            else done();
          },
        };
        requestAnimationFrame(scrolling.onFrame);
      }),
    { seconds: SECONDS, step: SCROLL },
  );
}

async function typeRows(page: Page): Promise<void> {
  await page.keyboard.press("Control+Home");
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) {
    await page.keyboard.type(TYPED, { delay: 20 });
    await page.keyboard.press("Enter");
  }
}

function shown(durations: readonly number[]): string {
  return [percentile(durations, 0.5), percentile(durations, 0.95), Math.max(...durations)]
    .map((duration) => duration.toFixed(1))
    .join(" / ");
}
