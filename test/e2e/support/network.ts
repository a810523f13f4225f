import type { Page } from "@playwright/test";

/**
 * Disables the network once the page has loaded all its chunks: these tests run without a service worker, so chunks
 * could not be loaded later.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}
