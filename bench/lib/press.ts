/** Times of one export in the built editor, from the press of its button to the complete file, on the wall clock. */
import type { Download, Page } from "playwright";

declare global {
  interface Window {
    /** Wall-clock milliseconds of the last click, and of the last download that the page began. */
    press?: { clicked: number; delivered: number };
  }
}

/** Milliseconds of the parts of an export. */
export interface PressTimes {
  /** From the click to the begin of the worker's job. */
  readonly before: number;
  readonly worker: number;
  /** From the end of the worker's job to the download's begin. */
  readonly after: number;
  /** From the download's begin to its file. */
  readonly saving: number;
}

/** As text, because a compiled function needs helpers that the page lacks. */
const OBSERVER = `
  const press = (window.press = { clicked: 0, delivered: 0 });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => { press.clicked = now(); }, { capture: true });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    press.delivered = now();
    click.call(this);
  };`;

/** Observes every document that the page opens from now on. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript({ content: OBSERVER });
}

/** Clicks a button that exports one photo and waits for its file. */
export async function pressExport(page: Page, click: () => Promise<void>): Promise<PressTimes> {
  const started = page.waitForEvent("download");
  await click();
  const saved = await savedAt(await started);
  const press = await page.evaluate(() => window.press ?? { clicked: Number.NaN, delivered: Number.NaN });
  const marks = (await Promise.all(page.workers().map((worker) => worker.evaluate(frameMarks).catch(() => [])))).flat();
  const [begin, end] = [Math.min(...marks), Math.max(...marks)];
  return {
    before: begin - press.clicked,
    worker: end - begin,
    after: press.delivered - end,
    saving: saved - press.delivered,
  };
}

async function savedAt(download: Download): Promise<number> {
  await download.path();
  return performance.timeOrigin + performance.now();
}

/** Marks that packages/framing sets in its worker. */
function frameMarks(): number[] {
  const marks = performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("frame "));
  return marks.map(({ startTime }) => performance.timeOrigin + startTime);
}
