/** Peak memory and processor time of Chromium's renderers, read from Linux's /proc. */
import { writeFile } from "node:fs/promises";
import type { Browser, CDPSession } from "playwright";
import { cpuTimeOf, peakMemoryOf } from "./process-cost.ts";

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
    for (const pid of await renderers(this.#session))
      await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => undefined);
  }

  async peak(): Promise<number | null> {
    const peaks = (await renderers(this.#session)).map(peakMemoryOf);
    const known = peaks.filter((peak) => !Number.isNaN(peak));
    return known.length === 0 ? null : Math.max(...known);
  }
}

export class ProcessorTime {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(browser: Browser): Promise<ProcessorTime> {
    return new ProcessorTime(await browser.newBrowserCDPSession());
  }

  /** Milliseconds of all renderers so far; NaN on systems without /proc. */
  async total(): Promise<number> {
    return (await renderers(this.#session)).reduce((sum, pid) => sum + 1000 * cpuTimeOf(pid), 0);
  }
}

async function renderers(session: CDPSession): Promise<number[]> {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}
