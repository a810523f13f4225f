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

/** Opens the landing page with a stopped clock. @param random value of `Math.random` */
async function open(page: Page, random = 0): Promise<Locator> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(MORNING + 1000);
  return visit(page, random);
}

async function visit(page: Page, random: number): Promise<Locator> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
  await page.goto("/");
  return page.getByRole("region", { name: "Gallery" });
}

/** Expects exactly this one of the six pictures to be visible, with its label and position. */
async function expectOnShow(gallery: Locator, place: number): Promise<void> {
  await expect(gallery.getByRole("figure")).toHaveCount(1);
  await expect(gallery.getByRole("figure")).toContainText(TITLES[place - 1] ?? "");
  await expect(gallery.getByText(`${place} / 6`, { exact: true })).toBeVisible();
  await expect(gallery.getByRole("img")).toBeVisible();
}

for (const [index, title] of TITLES.entries()) {
  test(`${title} can be the first picture of the gallery, requested first and shown without layout shifts`, async ({
    page,
  }) => {
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
          // Without a layout shift there is no entry.
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    // Fonts may shift a line by a letter's width (0.0013 measured); a picture that moved the page would count 0.1.
    expect(shift).toBeLessThan(0.005);
  });
}

test("The gallery advances every six seconds and starts again after the last picture", async ({ page }) => {
  const gallery = await open(page, 0.99);
  await expectOnShow(gallery, 6);
  await page.clock.runFor(INTERVAL_MS - 100);
  await expectOnShow(gallery, 6);
  await page.clock.runFor(200);
  await expectOnShow(gallery, 1);
  await page.clock.runFor(INTERVAL_MS);
  await expectOnShow(gallery, 2);
});

test("Previous and Next turn the gallery, beyond both ends", async ({ page }) => {
  const gallery = await open(page);
  await gallery.getByRole("button", { name: "Previous" }).click();
  await expectOnShow(gallery, 6);
  for (const place of [1, 2]) {
    await gallery.getByRole("button", { name: "Next" }).click();
    await expectOnShow(gallery, place);
  }
  await expect(gallery.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("The gallery pauses while the pointer is over it", async ({ page }) => {
  const gallery = await open(page);
  await gallery.hover();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test("The gallery pauses while it contains the focus", async ({ page }) => {
  const gallery = await open(page);
  await gallery.getByRole("button", { name: "Next" }).focus();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectOnShow(gallery, 1);
  await page.getByRole("banner").getByRole("link", { name: "Matte" }).focus();
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 2);
});

test("The gallery pauses in a hidden tab", async ({ page }) => {
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

test("The gallery's button pauses and resumes it", async ({ page }) => {
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

test.describe("With reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the gallery only turns by its buttons", async ({ page }) => {
    const gallery = await open(page);
    await page.clock.runFor(3 * INTERVAL_MS);
    await expectOnShow(gallery, 1);
    await gallery.getByRole("button", { name: "Next" }).click();
    await expectOnShow(gallery, 2);
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the gallery shows its first picture, and the page is readable", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Gallery" }).getByRole("figure")).toContainText(TITLES[0] ?? "");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10);
    await page.getByRole("button", { name: "Sign in with Google" }).click();
    await expect(page).toHaveURL(/\/tool\??$/);
  });
});
