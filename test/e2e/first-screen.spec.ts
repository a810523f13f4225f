import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Opens the front page while the picture that hangs in its gallery is still on its way.
 * @returns what else it asks for, and how to let the picture come
 */
async function openWithoutFirstPicture(page: Page, address: string) {
  const further: string[] = [];
  let letCome: () => void = () => {};
  const came = new Promise<void>((resolve) => (letCome = resolve));
  const first = page.waitForRequest(/\/assets\/pictures\//);
  await page.route(/\/assets\/(pictures\/|newsreader-display-400)/, async (route) => {
    if (route.request() === (await first)) await came;
    else further.push(route.request().url());
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "interactive");
  // What layout finds is asked for before the first frame; what has not been by then waits to be let.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  return { further, letCome };
}

test("what stands further down is asked for when the first screen has come", async ({ page }) => {
  const { further, letCome } = await openWithoutFirstPicture(page, "/");
  expect(further).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  letCome();
  await expect.poll(() => further.filter((url) => url.includes("pictures")).length).toBeGreaterThan(2);
  await expect.poll(() => further.filter((url) => url.includes("newsreader")).length).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("whoever scrolls before that need not wait", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/");
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("nor does whoever comes for a section", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/#how-it-works");
  await expect.poll(() => further.some((url) => url.includes("/step-"))).toBe(true);
});
