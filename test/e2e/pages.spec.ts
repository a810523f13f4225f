import { expect, test } from "./product.ts";

test.describe("The page", () => {
  for (const path of ["/", "/tool", "/device"]) {
    test(`${path} opens without errors and warnings`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("main")).toBeVisible();
    });
  }
});

test.describe("An unknown path", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("shows the product's page with the status 404", async ({ page }) => {
    const response = await page.goto("/nothing/here");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link").first()).toBeVisible();
  });
});
