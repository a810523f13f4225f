import { expect, test } from "./product.ts";

test.use({ plan: "studio" });

test("the development plan reaches the page", async ({ page }) => {
  const answer = page.waitForResponse("**/api/development");
  await page.goto("/tool");
  expect(await (await answer).json()).toEqual({ plan: "studio" });
});
