/** Tasks of more than 50 ms on a page's main thread, as the browser reports them (W3C Long Tasks). */
import type { Page } from "playwright";

declare global {
  interface Window {
    /** Milliseconds of each long task since the page was opened. */
    longTasks?: number[];
  }
}

/** Observes every document that the page opens from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    window.longTasks = tasks;
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask", buffered: true });
  });
}

/** Longest task of an action in milliseconds; 0 if none exceeded 50 ms. */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.longTasks?.splice(0));
  await action();
  // Long tasks are reported after the frame they delayed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return Math.max(0, ...((await page.evaluate(() => window.longTasks)) ?? []));
}
