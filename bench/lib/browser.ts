/** Opens a new Chromium with the benchmark's page for each measurement, so that memory is comparable. */
import { chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../test/chromium/find.ts";
import type { DeepRound } from "../page/deep.ts";
import { type Encoded, type Encoder, ENCODERS } from "../page/encoders.ts";
import type { Measured, PreviewSide, Task } from "../page/page.ts";
import type { Resampled, Resampling } from "../page/resample.ts";
import type { SliderName } from "../page/sliders.ts";
import { PeakMemory, ProcessorTime } from "./renderers.ts";
import { servePage } from "./page-server.ts";

export interface BenchOptions {
  readonly megapixels: readonly number[];
  readonly runs: number;
  /** Photos in the editor at once. */
  readonly photos: readonly number[];
}

export interface Figures extends Measured {
  /** MB; null on systems without /proc. */
  readonly memory: number | null;
  /** Milliseconds per stage when framing one photo; empty for other tasks. */
  readonly stages: Readonly<Record<string, number>>;
}

export interface BenchPage {
  measure(task: Task, photo: string): Promise<Figures>;
  redraws(side: PreviewSide, photo: string, longSide: number, count: number): Promise<number[]>;
  drags(photo: string, longSide: number, count: number): Promise<Record<SliderName, number[]>>;
  presets(photo: string, runs: number): Promise<Record<Resampling, Resampled[]>>;
  png(photo: string, runs: number): Promise<Record<Encoder, Encoded[]>>;
  deep(photo: string, runs: number): Promise<DeepRound[]>;
}

export async function withPage(run: (page: BenchPage) => Promise<void>): Promise<void> {
  const server = await servePage();
  try {
    await run({
      measure: (task, photo) => measure(server.url, task, photo),
      redraws: (side, photo, longSide, count) =>
        inPage(server.url, photo, (page) =>
          page.evaluate(([one, pixels, times]) => window.bench.redraws(one, pixels, times), [
            side,
            longSide,
            count,
          ] as const),
        ),
      drags: (photo, longSide, count) =>
        inPage(server.url, photo, (page) =>
          page.evaluate(([pixels, times]) => window.bench.drags(pixels, times), [longSide, count] as const),
        ),
      presets: (photo, runs) =>
        inPage(server.url, photo, (page) => page.evaluate((times) => window.bench.presets(times), runs)),
      png: (photo, runs) => inPage(server.url, photo, (page, browser) => pngInTurn(page, browser, runs)),
      deep: (photo, runs) =>
        inPage(server.url, photo, (page) => page.evaluate((times) => window.bench.deep(times), runs)),
    });
  } finally {
    await server.close();
  }
}

async function measure(url: string, task: Task, photo: string): Promise<Figures> {
  return inPage(url, photo, async (page, browser) => {
    if (!task.startsWith("naive")) await page.evaluate((one) => window.bench.warmUp(one), task);
    const memory = await PeakMemory.of(browser);
    await memory.forget();
    const measured = await page.evaluate((one) => window.bench.run(one), task);
    return { ...measured, memory: await memory.peak(), stages: await stagesOf(page, measured) };
  });
}

/**
 * Reads the performance marks set by packages/framing in its worker; `begin` and `end` are before and after its work.
 */
async function stagesOf(page: Page, { start, end }: Measured): Promise<Record<string, number>> {
  // A finished batch terminates its workers: one may be terminating.
  const marks = await Promise.all(page.workers().map((worker) => worker.evaluate(readMarks).catch(() => [])));
  const inWorker = marks.flat().filter(([name]) => name.startsWith("frame "));
  if (inWorker.length === 0) return {};
  const all = [["frame begin", start], ...inWorker] as const;
  return Object.fromEntries(
    all.map(([name, from], n) => [name.replace("frame ", ""), (all[n + 1]?.[1] ?? end) - from]),
  );
}

async function pngInTurn(page: Page, browser: Browser, runs: number): Promise<Record<Encoder, Encoded[]>> {
  const results: Record<Encoder, Encoded[]> = { browser: [], "ours alone": [], ours: [] };
  const processor = await ProcessorTime.of(browser);
  // The first round is not counted: it decodes, paints and compiles.
  for (let run = 0; run <= runs; run += 1)
    for (const encoder of ENCODERS) {
      const before = await processor.total();
      const encoded = await page.evaluate((one) => window.bench.png(one), encoder);
      const after = await processor.total();
      if (run > 0) results[encoder].push({ ...encoded, processor: after - before });
    }
  return results;
}

/** Marks on the wall clock. */
function readMarks(): (readonly [name: string, time: number])[] {
  const { timeOrigin } = performance;
  return performance.getEntriesByType("mark").map(({ name, startTime }) => [name, timeOrigin + startTime]);
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

async function inPage<T>(url: string, photo: string, use: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(600_000);
    await page.goto(url);
    await page.locator("input").setInputFiles(photo);
    return await use(page, browser);
  } finally {
    await browser.close();
  }
}
