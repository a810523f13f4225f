/** What only shows between a phone and a desk. */
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

for (const width of [860, 600]) {
  test.describe(`on a tablet, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("no picture stands larger than the browser is told when it chooses a file", async ({ page }) => {
      const pictures = page.locator("main img").filter({ visible: true });
      const enlarged = await pictures.evaluateAll(async (images) => {
        const seen = images.filter((image) => image instanceof HTMLImageElement);
        for (const image of seen) image.loading = "eager";
        await Promise.all(seen.map((image) => image.decode()));
        // With `srcset`, an image's natural width is the one of `sizes`.
        return seen.filter((image) => image.clientWidth > image.naturalWidth * 1.03).map((image) => image.currentSrc);
      });
      expect(enlarged).toEqual([]);
    });
  });
}

test.describe("at 1024 px", () => {
  test.use({ viewport: { width: 1024, height: 844 } });

  test("what the plans hold begins on one line, though the terms of one take a line more", async ({ page }) => {
    const plans = page.getByRole("region", { name: "Pricing" }).getByRole("article");
    await expect(plans).toHaveCount(3);
    const lists = plans.getByRole("list");
    const tops = await lists.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});
