import type { Locator, Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { swipe } from "./support/finger.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NAMES = ["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"];
type Photos = (...wanted: { photo: "plain"; as: string }[]) => Promise<string[]>;

async function loadFive(editor: EditorPage, photos: Photos): Promise<void> {
  await editor.load(...(await photos(...NAMES.map((as) => ({ photo: "plain" as const, as })))));
}

function sheetOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Thumbnails" });
}

/** Opens the sheet and waits for its animation to end. */
async function openSheet(editor: EditorPage): Promise<Locator> {
  const sheet = sheetOf(editor.page);
  await editor.pillCount.tap();
  await atRest(sheet);
  return sheet;
}

async function atRest(sheet: Locator): Promise<void> {
  await sheet.waitFor();
  await expect
    .poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight)))
    .toBe(0);
}

test("The pill steps to the ends of the list, and its sheet shows all photos in three columns and closes after a choice", async ({
  editor,
  photos,
  page,
}) => {
  await loadFive(editor, photos);
  await expect(editor.pillCount).toHaveText("1 / 5");
  await expect(editor.button("Previous")).toBeDisabled();
  await editor.button("Next").tap();
  await expect(editor.pillCount).toHaveText("2 / 5");
  await expect(editor.button("Previous")).toBeEnabled();

  const sheet = await openSheet(editor);
  expect((await sheet.boundingBox())!.height).toBeCloseTo(0.7 * 844, 0);
  await expect(editor.thumbnails).toHaveCount(5);
  await expect(editor.thumbnail("b.jpg")).toBeFocused();
  await expect(editor.thumbnail("b.jpg")).toHaveAttribute("aria-current", "true");
  const places = await editor.thumbnails.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(3);
  expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(2);

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findings(page)).toEqual([]);
  }

  const openFor = editor.pillCount.evaluate(
    (pill) =>
      new Promise<number>((resolve) => {
        let picked = 0;
        addEventListener("click", () => (picked = performance.now()), { capture: true });
        new MutationObserver(() => resolve(performance.now() - picked)).observe(pill, {
          attributeFilter: ["aria-expanded"],
        });
      }),
  );
  await editor.thumbnail("d.jpg").tap();
  await expect(editor.thumbnail("d.jpg")).toHaveAttribute("aria-current", "true");
  expect(await openFor).toBeGreaterThanOrEqual(699);
  await expect(sheetOf(page)).toBeHidden();
  await expect(editor.pillCount).toHaveText("4 / 5");
  await editor.button("Next").tap();
  await expect(editor.pillCount).toHaveText("5 / 5");
  await expect(editor.button("Next")).toBeDisabled();
});

test("A swipe opens and closes the sheet, a short one does neither, and its thumbnails scroll", async ({
  editor,
  photos,
  page,
}) => {
  await loadFive(editor, photos);
  const sheet = sheetOf(page);
  await swipe(editor.button("Next"), -19);
  await expect(editor.pillCount).toHaveAttribute("aria-expanded", "false");
  await swipe(editor.pillCount, -24);
  await atRest(sheet);
  await swipe(page.getByRole("heading", { name: "5 photos" }), 19);
  await atRest(sheet);
  await expect(editor.pillCount).toHaveAttribute("aria-expanded", "true");
  await swipe(page.getByRole("heading", { name: "5 photos" }), 24);
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 390, height: 480 });
  await openSheet(editor);
  const top = () => editor.thumbnail("c.jpg").evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await swipe(editor.thumbnail("c.jpg"), -60);
  await expect.poll(top).toBeLessThan(before);
  await swipe(editor.thumbnail("e.jpg"), 120);
  await expect.poll(top).toBe(before);
  await expect(editor.pillCount).toHaveAttribute("aria-expanded", "true");
  await expect(editor.thumbnail("a.jpg")).toHaveAttribute("aria-current", "true");
  await swipe(editor.thumbnail("b.jpg"), 60);
  await expect(sheet).toBeHidden();
  await expect(editor.pillCount).toHaveText("1 / 5");
});

test("The sheet traps the keyboard focus and returns it when it closes, after Clear all as well", async ({
  editor,
  photos,
  page,
}) => {
  await loadFive(editor, photos);
  const sheet = sheetOf(page);
  await editor.pillCount.focus();
  await page.keyboard.press("Enter");
  await expect(editor.thumbnail("a.jpg")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(editor.thumbnail("b.jpg")).toBeFocused();
  await expect(editor.thumbnail("b.jpg")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(editor.pillCount).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Close" }).press("Enter");
  await expect(sheet).toBeHidden();
  await expect(editor.pillCount).toBeFocused();

  await openSheet(editor);
  await editor.button("Remove b.jpg").tap();
  await expect(editor.thumbnails).toHaveCount(4);
  await editor.button("Clear all").tap();
  await expect(editor.text("Cleared.")).toBeVisible();
  await expect(sheetOf(page)).toBeHidden();
  await expect(editor.pillCount).toHaveCount(0);
  await expect(editor.addPhotos).toBeFocused();
  // After loading other photos the first one is shown, not the sheet.
  await editor.load(...(await photos({ photo: "plain", as: "f.jpg" })));
  await expect(editor.pillCount).toHaveAttribute("aria-expanded", "false");
});

test("The bar hides after scrolling down 80 pixels and returns on scrolling up", async ({ editor, photos, page }) => {
  await loadFive(editor, photos);
  const more = editor.button("More");
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await scroll(80);
  await expect(more).toBeInViewport();
  await scroll(90);
  await expect(more).not.toBeInViewport();
  await expect(editor.preview).toBeInViewport({ ratio: 1 });
  await scroll(400);
  await expect(more).not.toBeInViewport();
  await scroll(390);
  await expect(more).toBeInViewport();
});
