import { expect, test } from "./support/test.ts";

test("On tablets no picture is larger than its `sizes` attribute says", async ({ page }) => {
  for (const width of [860, 600]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const pictures = page.locator("main img").filter({ visible: true });
    const enlarged = await pictures.evaluateAll(async (images) => {
      const seen = images.filter((image) => image instanceof HTMLImageElement);
      for (const image of seen) image.loading = "eager";
      await Promise.all(seen.map((image) => image.decode()));
      // With `srcset`, `sizes` determines an image's natural width.
      return seen.filter((image) => image.clientWidth > image.naturalWidth * 1.03).map((image) => image.currentSrc);
    });
    expect(enlarged, `at ${width} px`).toEqual([]);
  }
});

test("At 1024 px the benefits of all plans begin at the same height, although one plan's terms have one line more", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 844 });
  await page.goto("/");
  const plans = page.getByRole("region", { name: "Pricing" }).getByRole("article");
  await expect(plans).toHaveCount(3);
  const lists = plans.getByRole("list");
  const tops = await lists.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
