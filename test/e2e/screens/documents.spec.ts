/** The public pages' golden pictures. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import { expectScreen } from "./golden-screen.ts";

/** Makes pages reproducible: loads lazy images, fixes the random first picture, waits for fonts. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}

test("The landing page looks like its golden pictures", async ({ page }) => {
  await openWhole(page, "/");
  await expectScreen(page, "landing", { fullPage: true });
});

for (const path of ["terms", "privacy", "newsletter"]) {
  test(`/${path}`, async ({ page }) => {
    await openWhole(page, `/${path}`);
    await expectScreen(page, path);
  });
}

test("The guide looks like its golden pictures: its first page, and one with a screenshot", async ({ page }) => {
  await openWhole(page, "/help");
  await expectScreen(page, "help");
  await openWhole(page, "/help/first-frame");
  await expectScreen(page, "help-page");
});

test.describe("The page of an unknown path", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("looks like its golden pictures", async ({ page }) => {
    await openWhole(page, "/nothing/here");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectScreen(page, "not-found");
  });
});
