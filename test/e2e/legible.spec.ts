/** Public pages under the browser's legibility settings: zoom, forced colours, dark theme. */
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";

const PATHS = ["/", "/terms", "/privacy", "/newsletter"];

/** Returns the pixels a reader would have to scroll sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("Public pages zoomed to 200 and 400 percent need no horizontal scrolling", async ({ page }) => {
  for (const width of [640, 320]) {
    // CSS pixels left in a 1280 px window.
    await page.setViewportSize({ width, height: width });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("Every link and button of public pages has a border or underline in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator(".button").evaluateAll(withoutEdge), path).toEqual([]);
  }
});

test("The browser's own bars follow the chosen theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("matte.theme", '"dark"'));
  for (const path of ["/", "/tool"]) {
    await page.goto(path);
    const colours = page.locator("meta[name=theme-color]");
    await expect.poll(() => colours.evaluateAll(inForce), path).toEqual(["#121212"]);
  }
});

/** Finds buttons shown by a fill only, which forced colours remove. Runs in the page. */
function withoutEdge(buttons: readonly Element[]): string[] {
  const bare = (button: Element): boolean => {
    const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(button);
    return (borderStyle === "none" || borderWidth === "0px") && textDecorationLine === "none";
  };
  return buttons.filter(bare).map(({ textContent }) => textContent);
}

/** Runs in the page. */
function inForce(colours: readonly Element[]): string[] {
  return (colours as readonly HTMLMetaElement[])
    .filter(({ media }) => matchMedia(media).matches)
    .map((one) => one.content);
}
