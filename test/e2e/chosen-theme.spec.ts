import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("A theme chosen on another page applies to open pages and to pages that the browser restores", async ({
  page,
  context,
}) => {
  const choose = (where: Page, theme: string) =>
    where.evaluate((chosen) => localStorage.setItem("matte.theme", JSON.stringify(chosen)), theme);
  const root = page.locator("html");
  const other = await context.newPage();
  await other.goto("/terms");
  await choose(other, "dark");
  await expect(root).toHaveAttribute("data-theme", "dark");
  // The page setting the theme gets no storage event, nor does a page in the back/forward cache.
  await choose(page, "light");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(root).toHaveAttribute("data-theme", "light");
});
