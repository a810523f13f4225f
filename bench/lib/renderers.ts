/** Peak memory in Chromium's renderers, read from Linux's /proc. */
import { writeFile } from "node:fs/promises";
import type { Browser, CDPSession } from "playwright";
import { peakMemoryOf } from "./process-cost.ts";

/** Resets the peak and later returns the highest resident size since then, in MB; null on systems without /proc. */
export class PeakMemory {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(browser: Browser): Promise<PeakMemory> {
    return new PeakMemory(await browser.newBrowserCDPSession());
  }

  async forget(): Promise<void> {
    // proc(5): writing 5 to clear_refs sets the peak resident set size to the present one.
    for (const pid of await this.#renderers()) await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => undefined);
  }

  async peak(): Promise<number | null> {
    const peaks = (await this.#renderers()).map(peakMemoryOf);
    const known = peaks.filter((peak) => !Number.isNaN(peak));
    return known.length === 0 ? null : Math.max(...known);
  }

  async #renderers(): Promise<number[]> {
    const { processInfo } = await this.#session.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  }
}
