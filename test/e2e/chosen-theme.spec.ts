import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("a theme chosen on another page holds here too, beside it and after coming back", async ({ page, context }) => {
  const choose = (where: Page, theme: string) =>
    where.evaluate((chosen) => localStorage.setItem("matte.theme", JSON.stringify(chosen)), theme);
  const root = page.locator("html");
  const other = await context.newPage();
  await other.goto("/terms");
  await choose(other, "dark");
  await expect(root).toHaveAttribute("data-theme", "dark");
  // What a page chooses it does not hear of itself, as one does not that lay in the browser's memory meanwhile.
  await choose(page, "light");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(root).toHaveAttribute("data-theme", "light");
});
