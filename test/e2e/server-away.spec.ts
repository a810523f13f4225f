/** A server that is away while the editor is open, in a browser without a service worker. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ expectedComplaints: [/could not be looked up again/] });

/** Leaves all requests of the page without an answer. */
async function silence(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.route("**/*", () => new Promise<never>(() => undefined));
}

test("Offline is shown ten seconds after a lookup of the session that met with silence", async ({ editor, page }) => {
  await expect(editor.text("Offline")).toBeHidden();
  await silence(page);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  const asked = Date.now();
  await expect(editor.text("Offline")).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - asked).toBeLessThan(10_800);
});
