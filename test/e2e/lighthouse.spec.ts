import { type Category, judge } from "../lighthouse/judge.ts";
import { expect, test } from "./product.ts";
import { publishLook } from "./support/public-look.ts";

/** `npm run bench -- lighthouse` measures speed: here other tests run at the same time. */
const CATEGORIES: readonly Category[] = ["accessibility", "best-practices", "seo"];

for (const path of ["/", "/terms", "/privacy", "/newsletter", "/help", "/help/export-method"]) {
  test(`Lighthouse reports nothing on ${path}`, async ({ origin }) => {
    const { scores, faults } = await judge(origin + path, CATEGORIES);
    expect(scores, faults.join("\n")).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
  });
}

test("Lighthouse reports nothing on the pages of public looks", async ({ origin, request }) => {
  const slug = await publishLook(request);
  for (const path of ["/looks", `/look/${slug}`]) {
    const { scores, faults } = await judge(origin + path, CATEGORIES);
    expect(scores, `${path}: ${faults.join("\n")}`).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
  }
});

test("Lighthouse reports no accessibility problems on /tool for visitors", async ({ origin }) => {
  const { scores, faults } = await judge(`${origin}/tool`, ["accessibility"]);
  expect(scores, faults.join("\n")).toEqual({ accessibility: 100 });
});
