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

test("nor does whoever prints the page", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("a picture that never comes holds nothing up for longer than five seconds", async ({ page }) => {
  await page.clock.install();
  const { further } = await openWithoutFirstPicture(page, "/");
  expect(further).toEqual([]);
  await page.clock.fastForward(5000);
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("the headline breaks into the same lines before its face has come", async ({ page }) => {
  let letCome: () => void = () => {};
  const came = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/newsreader-display-300/, async (route) => {
    await came;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "interactive");
  const heights = async () => {
    const all: number[] = [];
    for (const width of [320, 390, 412, 481, 860, 861]) {
      await page.setViewportSize({ width, height: 844 });
      all.push(await page.locator("h1").evaluate((headline) => headline.getBoundingClientRect().height));
    }
    return all;
  };
  const before = await heights();
  letCome();
  await page.evaluate(() => document.fonts.load("300 54px 'Newsreader Display'"));
  expect(await heights()).toEqual(before);
});
