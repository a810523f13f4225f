/** What kept a page's main thread busy for more than 50 ms, as the browser itself reports it (W3C Long Tasks). */
import type { Page } from "playwright";

declare global {
  interface Window {
    /** Milliseconds of each long task since the page began. */
    longTasks?: number[];
  }
}

/** Begins to listen in every document that the page opens from now on. */
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

/** The longest task in milliseconds that an action costs, 0 where none took over 50 ms. */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.longTasks?.splice(0));
  await action();
  // Long tasks are reported after the frame they delayed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  return Math.max(0, ...((await page.evaluate(() => window.longTasks)) ?? []));
}
