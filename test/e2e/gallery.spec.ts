import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const INTERVAL_MS = 6000;
const TITLES = [
  "Four vessels, two pears",
  "Groyne, four minutes",
  "Crest, evening wind",
  "Courtyard, four o’clock",
  "Ridges, first light",
  "Stairwell, looking down",
];

const MORNING = new Date("2026-05-04T09:00:00").getTime();

/** Opens the front page with a clock that stands until it is turned. @param chance what `Math.random` gives */
async function open(page: Page, chance = 0): Promise<Locator> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(MORNING + 1000);
  return visit(page, chance);
}

async function visit(page: Page, chance: number): Promise<Locator> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await page.goto("/");
  return page.getByRole("region", { name: "Gallery" });
}

/** Sees that of the six exactly this one is on show, with its label and its place. */
async function expectOnShow(gallery: Locator, place: number): Promise<void> {
  await expect(gallery.getByRole("figure")).toHaveCount(1);
  await expect(gallery.getByRole("figure")).toContainText(TITLES[place - 1] ?? "");
  await expect(gallery.getByText(`${place} / 6`, { exact: true })).toBeVisible();
  await expect(gallery.getByRole("img")).toBeVisible();
}

for (const [index, title] of TITLES.entries()) {
  test(`chance hangs ${title} first, fetched ahead of everything else, and nothing moves`, async ({ page }) => {
    const first = page.waitForRequest(/\/assets\/pictures\/.*\.avif$/);
    const gallery = await visit(page, (index + 0.5) / TITLES.length);
    await expectOnShow(gallery, index + 1);
    const picture = gallery.getByRole("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe((await first).url());
    await expect(picture).toHaveAccessibleName(/./);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            done(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            );
          }).observe({ type: "layout-shift", buffered: true });
          // Without a shift there is no entry to hear of.
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    // A letter's width, as the faces arrive; a picture that moved the page would count a hundred times more.
    expect(shift).toBeLessThan(0.001);
  });
}

test("one work follows another every six seconds, round and round", async ({ page }) => {
  const gallery = await open(page, 0.99);
  await expectOnShow(gallery, 6);
  await page.clock.runFor(INTERVAL_MS - 100);
  await expectOnShow(gallery, 6);
  await page.clock.runFor(200);
  await expectOnShow(gallery, 1);
  await page.clock.runFor(INTERVAL_MS);
  await expectOnShow(gallery, 2);
});

test("Previous and Next turn it by hand, over both ends", async ({ page }) => {
  const gallery = await open(page);
  await gallery.getByRole("button", { name: "Previous" }).click();
  await expectOnShow(gallery, 6);
  for (const place of [1, 2]) {
    await gallery.getByRole("button", { name: "Next" }).click();
    await expectOnShow(gallery, place);
  }
  await expect(gallery.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("it stands still under the pointer, and goes on when that has left", async ({ page }) => {
  const gallery = await open(page);
  await gallery.hover();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test("it stands still while the focus is inside", async ({ page }) => {
  const gallery = await open(page);
  await gallery.getByRole("button", { name: "Next" }).focus();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await page.getByRole("banner").getByRole("link", { name: "Matte" }).focus();
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test("it stands still in a hidden tab", async ({ page }) => {
  const gallery = await open(page);
  const turn = (state: "hidden" | "visible"): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await turn("visible");
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test("it stands still when it was told to pause, and goes on when told so again", async ({ page }) => {
  const gallery = await open(page);
  const pause = gallery.getByRole("button", { name: "Pause" });
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await page.mouse.move(5, 5);
  await pause.evaluate((button) => button.blur());
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await pause.click();
  await page.mouse.move(5, 5);
  await pause.evaluate((button) => button.blur());
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it moves by hand alone", async ({ page }) => {
    const gallery = await open(page);
    await page.clock.runFor(3 * INTERVAL_MS);
    await expectOnShow(gallery, 1);
    await gallery.getByRole("button", { name: "Next" }).click();
    await expectOnShow(gallery, 2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first work hangs, and the page can be read", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Gallery" }).getByRole("figure")).toContainText(TITLES[0] ?? "");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10);
    await page.getByRole("button", { name: "Sign in with Google" }).click();
    await expect(page).toHaveURL(/\/tool\??$/);
  });
});
