import { DAMAGED, DAMAGED_NAMES, type DamagedRecipe } from "../photos/index.ts";
import { expect, test } from "./support/test.ts";

/** Messages for each reason of a decoder to reject a file. */
const REASONS: Readonly<Record<DamagedRecipe["damage"], RegExp>> = {
  empty: /is empty/,
  "not-an-image": /isn’t an image/,
  truncated: /is incomplete/,
  corrupt: /is damaged/,
  unsupported: /Save it as JPEG, PNG or WebP first/,
  "too-large": /is larger than the browser can draw/,
};

for (const [damage, reason] of Object.entries(REASONS)) {
  test(`${damage}: a message names the file and the reason, and the file is not in the list`, async ({
    editor,
    photos,
  }) => {
    for (const name of DAMAGED_NAMES.filter((one) => DAMAGED[one].damage === damage)) {
      await editor.give(...(await photos(name)));
      const alert = editor.page.getByRole("alert").filter({ hasText: DAMAGED[name].fileName });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(reason);
      await expect(editor.text("No thumbnails yet")).toBeVisible();
      await expect(editor.text(/loaded successfully|Loading/)).toHaveCount(0);
    }
  });
}

test("A photo loads after a damaged one", async ({ editor, photos }) => {
  const [bad = "", good = ""] = await photos("jpeg-half", "plain");
  await editor.give(bad);
  await expect(editor.page.getByRole("alert").filter({ hasText: "jpeg-half.jpg" })).toBeVisible();
  await editor.load(good);
  await expect(editor.preview).toBeVisible();
});
