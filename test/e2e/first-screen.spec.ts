import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Opens the landing page while its gallery's first picture is loading.
 * @returns the other requests' URLs, and a function delivering the picture
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
  // Layout requests images before the first frame; images not requested then are deferred.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  return { further, letCome };
}

async function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.getBoundingClientRect().height);
}

test("Images below the first screen are requested when the first screen is complete", async ({ page }) => {
  const { further, letCome } = await openWithoutFirstPicture(page, "/");
  expect(further).toEqual([]);
  const height = await pageHeight(page);
  letCome();
  await expect.poll(() => further.filter((url) => url.includes("pictures")).length).toBeGreaterThan(2);
  await expect.poll(() => further.filter((url) => url.includes("newsreader")).length).toBe(2);
  // Whole pixels would differ where a sixteenth of one, from files with rounded ratios, crosses a boundary.
  expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(0.25);
});

test("Scrolling requests images before the first screen is complete", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/");
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("A link to a section requests images before the first screen is complete", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/#how-it-works");
  await expect.poll(() => further.some((url) => url.includes("/step-"))).toBe(true);
});

test("Printing requests images before the first screen is complete", async ({ page }) => {
  const { further } = await openWithoutFirstPicture(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("A picture that never loads delays other images for five seconds at most", async ({ page }) => {
  await page.clock.install();
  const { further } = await openWithoutFirstPicture(page, "/");
  expect(further).toEqual([]);
  await page.clock.fastForward(5000);
  await expect.poll(() => further.some((url) => url.includes("/wall-"))).toBe(true);
});

test("The headline has the same line breaks before its font has loaded", async ({ page }) => {
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
