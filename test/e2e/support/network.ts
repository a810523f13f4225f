import type { Page } from "@playwright/test";

/**
 * Takes the network away once the page has all of its parts: without a service worker, which these tests do without, a part
 * that is still on its way would stay away.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}
