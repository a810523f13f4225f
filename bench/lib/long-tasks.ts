/** Tasks longer than 50 ms on a page's main thread, as reported by the browser (W3C Long Tasks). */
import type { Page } from "playwright";

/** Milliseconds from which a task is long. */
const LONG = 50;

declare global {
  interface Window {
    /** Long tasks since the page was opened. */
    longTasks?: LongTask[];
  }
}

interface LongTask {
  /** Milliseconds. */
  readonly duration: number;
  /** Part until a file input announced its files: the browser's own work, about 0.2 s for a thousand files. */
  readonly receiving: number;
}

/** Observes every document opened by the page from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: LongTask[] = [];
    window.longTasks = tasks;
    let received = 0;
    document.addEventListener("change", () => (received = performance.now()), { capture: true });
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const isReceiving = startTime < received && received < startTime + duration;
        tasks.push({ duration, receiving: isReceiving ? received - startTime : 0 });
      }
    });
    observer.observe({ type: "longtask", buffered: true });
  });
}

/** Returns the page's longest task during an action, in milliseconds; 0 if none exceeded 50 ms. */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.longTasks?.splice(0));
  await action();
  // Long tasks are reported after the frame they delayed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const tasks = (await page.evaluate(() => window.longTasks)) ?? [];
  const own = tasks.map(({ duration, receiving }) => duration - receiving).filter((ms) => ms > LONG);
  return Math.max(0, ...own);
}
