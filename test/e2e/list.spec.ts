import type { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const NAMES = ["one.jpg", "two.png", "three.webp"] as const;

test.beforeEach(async ({ editor, photos }) => {
  const [one, two, three] = NAMES;
  await editor.load(
    ...(await photos({ photo: "plain", as: one }, { photo: "png-rgb", as: two }, { photo: "webp-lossy", as: three })),
  );
});

async function expectOnShow(editor: EditorPage, shown: number): Promise<void> {
  for (const [index, name] of NAMES.entries())
    await expect(editor.thumbnail(name)).toHaveAttribute("aria-current", String(index === shown));
}

test("Previous and Next are disabled at the ends of the list", async ({ editor }) => {
  const previous = editor.button("Previous");
  const next = editor.button("Next");
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  await next.click();
  await expectOnShow(editor, 2);
  await expect(next).toBeDisabled();
  await previous.click();
  await expectOnShow(editor, 1);
});

test("Arrow keys move between photos, except in a text field", async ({ editor, page }) => {
  await page.keyboard.press("ArrowRight");
  await expectOnShow(editor, 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectOnShow(editor, 2);
  await page.keyboard.press("ArrowLeft");
  await expectOnShow(editor, 1);
  await editor.field("Location").focus();
  await page.keyboard.press("ArrowRight");
  await expectOnShow(editor, 1);
});

test("Removing the current photo shows the first of the others", async ({ editor }) => {
  await editor.thumbnail("three.webp").click();
  await editor.button("Remove three.webp").click();
  await expect(editor.thumbnails).toHaveCount(2);
  await expect(editor.thumbnail("one.jpg")).toHaveAttribute("aria-current", "true");
  await editor.button("Remove two.png").click();
  await expect(editor.thumbnail("one.jpg")).toHaveAttribute("aria-current", "true");
  await editor.button("Remove one.jpg").click();
  await expect(editor.text("No thumbnails yet")).toBeVisible();
  await expect(editor.text("Your preview will appear here after you add a photo")).toBeVisible();
});

for (const name of ["Clear batch", "Clear all"]) {
  test(`${name} empties the list and shows a message`, async ({ editor, page }) => {
    await editor.button(name).click();
    await expect(editor.text("Cleared.")).toBeVisible();
    await expect(editor.text("No thumbnails yet")).toBeVisible();
    await expect(editor.preview).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(editor.thumbnails).toHaveCount(3);
  });
}
