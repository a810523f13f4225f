/** Lighthouse scores for the built landing page: the median over several visits with a phone's profile. */
import { judge, type Judgement } from "../test/lighthouse/judge.ts";
import { startProduct } from "../test/product/server.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export async function benchLighthouse(runs: number): Promise<void> {
  const product = await startProduct();
  try {
    const visits: Judgement[] = [];
    for (let run = 0; run < runs; run++) visits.push(await judge(`${product.origin}/`, CATEGORIES));
    console.log(`\nLighthouse on / (medians of ${runs})\n`);
    const rows = CATEGORIES.map((name) => [name, String(median(visits.map(({ scores }) => scores[name] ?? 0)))]);
    console.log(table([["category", "score"], ...rows]));
  } finally {
    await product.stop();
  }
}
