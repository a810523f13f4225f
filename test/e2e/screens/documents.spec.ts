/** The pages that are there for everybody, as they look. */
import type { Page } from "@playwright/test";
import { expect, test } from "../product.ts";
import { expectScreen } from "./golden-screen.ts";

/** Everything in its place: pictures that wait to be scrolled to, what chance hangs first, words whose font comes later. */
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

test("the front page, from the top to the foot", async ({ page }) => {
  await openWhole(page, "/");
  await expectScreen(page, "landing", { fullPage: true });
});

for (const path of ["terms", "privacy", "newsletter"]) {
  test(`/${path}`, async ({ page }) => {
    await openWhole(page, `/${path}`);
    await expectScreen(page, path);
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("leads on", async ({ page }) => {
    await openWhole(page, "/nothing/here");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectScreen(page, "not-found");
  });
});
