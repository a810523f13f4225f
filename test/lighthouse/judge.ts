/** Runs Lighthouse on a page, in a separate Chromium with a phone's profile. */
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../chromium/find.ts";
import { freePort } from "../product/free-port.ts";

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

export interface Judgement {
  /** 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Audits that lowered the score. */
  readonly faults: readonly string[];
}

export async function judge(url: string, onlyCategories: readonly Category[]): Promise<Judgement> {
  const port = await freePort();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: [...onlyCategories],
      // Only Lighthouse’s reports use this picture.
      disableFullPageScreenshot: true,
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
    const faults = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    return {
      scores: Object.fromEntries(scores) as Judgement["scores"],
      faults: faults.map(({ id, displayValue, errorMessage }) => `${id} ${displayValue ?? errorMessage ?? ""}`),
    };
  } finally {
    await browser.close();
  }
}
