import { DAMAGED, DAMAGED_NAMES, type DamagedRecipe } from "../photos/index.ts";
import { expect, test } from "./support/test.ts";

/** What the photographer reads, for each reason that a reader can have. */
const REASONS: Readonly<Record<DamagedRecipe["damage"], RegExp>> = {
  empty: /is empty/,
  "not-an-image": /is no picture/,
  truncated: /is cut short/,
  corrupt: /is damaged/,
  unsupported: /Save it as JPEG, PNG or WebP first/,
  "too-large": /is larger than the browser can draw/,
};

for (const [damage, reason] of Object.entries(REASONS)) {
  test(`${damage}: the photographer reads which file and why, and nothing is left of it`, async ({
    editor,
    photos,
  }) => {
    for (const name of DAMAGED_NAMES.filter((one) => DAMAGED[one].damage === damage)) {
      await editor.give(...(await photos(name)));
      const alert = editor.page.getByRole("alert").filter({ hasText: DAMAGED[name].fileName });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(reason);
      await expect(editor.words("No thumbnails yet")).toBeVisible();
      await expect(editor.words(/loaded successfully|Loading/)).toHaveCount(0);
    }
  });
}

test("a bad photo does not keep the next from loading", async ({ editor, photos }) => {
  const [bad = "", good = ""] = await photos("jpeg-half", "plain");
  await editor.give(bad);
  await expect(editor.page.getByRole("alert").filter({ hasText: "jpeg-half.jpg" })).toBeVisible();
  await editor.load(good);
  await expect(editor.preview).toBeVisible();
});
