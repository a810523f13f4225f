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

/** Opens the landing page. @param random the value `Math.random` returns */
async function visit(page: Page, random: number): Promise<Locator> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
  await page.goto("/");
  return page.getByRole("region", { name: "Gallery" });
}

/** Expects exactly this picture to be visible, with its label and position. */
async function expectOnShow(gallery: Locator, place: number): Promise<void> {
  await expect(gallery.getByRole("figure")).toHaveCount(1);
  await expect(gallery.getByRole("figure")).toContainText(TITLES[place - 1] ?? "");
  await expect(gallery.getByText(`${place} / 6`, { exact: true })).toBeVisible();
  await expect(gallery.getByRole("img")).toBeVisible();
}

/** Sums the layout shifts so far. Runs in the page. */
function layoutShift(): Promise<number> {
  return new Promise<number>((done) => {
    new PerformanceObserver((list) => {
      done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // Without a layout shift there is no entry.
    requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
  });
}

test("Each picture can be the first of the gallery, is requested first and shown without layout shifts", async ({
  page,
}) => {
  for (const [index, title] of TITLES.entries())
    await test.step(title, async () => {
      // The previous step's page requests pictures until it is left.
      await page.goto("about:blank");
      const first = page.waitForRequest(/\/assets\/pictures\/.*\.avif$/);
      const gallery = await visit(page, (index + 0.5) / TITLES.length);
      await expectOnShow(gallery, index + 1);
      const picture = gallery.getByRole("img");
      const source = (): Promise<string> => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(source).toBe((await first).url());
      await expect(picture).toHaveAccessibleName(/./);
      // Fonts may shift a line by a letter's width (0.0013 measured); a picture moving the page would count 0.1.
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
    });
});

test("The gallery advances by its clock and its buttons, beyond both ends, and pauses", async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(MORNING + 1000);
  const gallery = await visit(page, 0.99);
  await expectOnShow(gallery, 6);
  await page.clock.runFor(INTERVAL_MS + 100);
  await expectOnShow(gallery, 1);
  await page.clock.runFor(INTERVAL_MS);
  await expectOnShow(gallery, 2);

  const turn = (name: string) => gallery.getByRole("button", { name }).click();
  for (const place of [1, 6]) {
    await turn("Previous");
    await expectOnShow(gallery, place);
  }
  await turn("Next");
  await expectOnShow(gallery, 1);
  await expect(gallery.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");

  const pause = gallery.getByRole("button", { name: "Pause" });
  for (const [isPaused, place] of [
    [true, 1],
    [false, 2],
  ] as const) {
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", String(isPaused));
    // Pointer and focus pause it as well.
    await page.mouse.move(5, 5);
    await pause.evaluate((button) => button.blur());
    await page.clock.runFor(INTERVAL_MS + 100);
    await expectOnShow(gallery, place);
  }
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
