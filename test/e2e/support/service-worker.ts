import { expect, type Page } from "@playwright/test";

/** Waits until the service worker has cached everything and controls the page. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Waits until a caption font is cached: the page requests its used fonts again once it has a service worker. */
export async function untilFontsAreKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("matte-fonts-"));
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.flat().filter(({ url }) => url.endsWith(".woff2")).length;
    });
  await expect.poll(kept).toBeGreaterThan(0);
}
