/** The pages that are there for everybody, as people see them who have set their browsers up for themselves. */
import type { Page } from "@playwright/test";
import { expect, test } from "./product.ts";

const PATHS = ["/", "/terms", "/privacy", "/newsletter"];

/** Pixels that somebody would have to scroll sideways to read a line. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("magnified to 200 and 400 percent nothing has to be scrolled sideways", async ({ page }) => {
  for (const width of [640, 320]) {
    // What a window of 1280 px has left.
    await page.setViewportSize({ width, height: width });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("in forced colours every way on has an edge or a line", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator(".button").evaluateAll(withoutEdge), path).toEqual([]);
  }
});

test("the browser's own bars are as dark as somebody chose to have the page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("matte.theme", '"dark"'));
  for (const path of ["/", "/tool"]) {
    await page.goto(path);
    const colours = page.locator("meta[name=theme-color]");
    await expect.poll(() => colours.evaluateAll(inForce), path).toEqual(["#121212"]);
  }
});

/** Runs in the page: the words of buttons whose fill is all that shows them, and forced colours take fills away. */
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
