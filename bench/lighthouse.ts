/** Lighthouse scores for built pages that anyone reads: medians over several visits with a phone's profile. */
import { request } from "playwright";
import { publishLook } from "../test/e2e/support/public-look.ts";
import { judge, type Judgement } from "../test/lighthouse/judge.ts";
import { startProduct } from "../test/product/server.ts";
import { median } from "./lib/statistics.ts";
import { table } from "./lib/table.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Two rows of the list. */
const LOOKS = 6;

export async function benchLighthouse(runs: number): Promise<void> {
  const product = await startProduct();
  try {
    const rows: string[][] = [["page", ...CATEGORIES]];
    for (const path of ["/", "/looks", `/look/${await publishLooks(product.origin)}`]) {
      const visits: Judgement[] = [];
      for (let run = 0; run < runs; run++) visits.push(await judge(product.origin + path, CATEGORIES));
      rows.push([path, ...CATEGORIES.map((name) => String(median(visits.map(({ scores }) => scores[name] ?? 0))))]);
    }
    console.log(`\nLighthouse (medians of ${runs})\n`);
    console.log(table(rows));
  } finally {
    await product.stop();
  }
}

/** @returns the last one's slug */
async function publishLooks(origin: string): Promise<string> {
  const context = await request.newContext({ baseURL: origin });
  let slug = "";
  for (let count = 0; count < LOOKS; count++) slug = await publishLook(context);
  await context.dispose();
  return slug;
}
