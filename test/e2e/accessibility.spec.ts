import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** What axe finds, with the elements it finds it in. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 1024, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test("axe finds nothing on the front page", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("link", { name: "Try For Free" })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });

      test("axe finds nothing in the editor: empty, with a photo, and with the way to Pro open", async ({
        editor,
        photos,
        page,
      }) => {
        expect(await findings(page)).toEqual([]);
        await editor.load(...(await photos("canon-eos-r6")));
        await editor.toggle("Show metadata").check();
        expect(await findings(page)).toEqual([]);
        await page.getByRole("button", { name: /PRO/ }).first().click();
        await expect(editor.upsell).toBeVisible();
        await settled(page);
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(editor.upsell).toBeHidden();
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
        await settled(page);
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}

/** Half faded in, words have half their contrast. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}
