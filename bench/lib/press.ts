/** Times for one export in the built editor, from pressing its button to the complete file, on the wall clock. */
import type { Download, Page } from "playwright";

declare global {
  interface Window {
    /** Wall-clock milliseconds at the last click, and at the page's last download. */
    press?: { clicked: number; delivered: number };
  }
}

/** Milliseconds per part of an export. */
export interface PressTimes {
  /** From the click to the worker job's begin. */
  readonly before: number;
  readonly worker: number;
  /** From the worker job's end to the download's begin. */
  readonly after: number;
  /** From the download's begin to its file. */
  readonly saving: number;
}

/** As text, because a compiled function needs helpers missing in the page. */
const OBSERVER = `
  const press = (window.press = { clicked: 0, delivered: 0 });
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("click", () => { press.clicked = now(); }, { capture: true });
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    press.delivered = now();
    click.call(this);
  };`;

/** Observes every document opened by the page from now on. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript({ content: OBSERVER });
}

/** Clicks a button exporting one photo and waits for its file. */
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

/** Reads the marks set by packages/framing in its worker. */
function frameMarks(): number[] {
  const marks = performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("frame "));
  return marks.map(({ startTime }) => performance.timeOrigin + startTime);
}
