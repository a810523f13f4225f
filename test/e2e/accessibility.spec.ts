import { findings } from "./support/axe.ts";
import { drop } from "./support/drop.ts";
import { LOOKS } from "./support/themes-and-widths.ts";
import { expect, test } from "./support/test.ts";

for (const [colorScheme, width] of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("axe reports nothing in the editor: empty, with a message, with a photo, and with its dialogs open", async ({
      editor,
      photos,
      page,
    }) => {
      expect(await findings(page)).toEqual([]);
      await drop(page, ...(await photos("canon-eos-r6", "comment")));
      await expect(editor.upsell).toBeVisible();
      // The pointer keeps the message open.
      await editor.text("Free version allows 1 image at a time. Upgrade for batch.").hover();
      await expect(editor.text("1 loaded successfully")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(editor.upsell).toBeHidden();
      await page.mouse.move(0, 0);
      await editor.toggle("Show metadata").check();
      // Fading text has too little contrast.
      await expect(editor.button("Dismiss")).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: /PRO/ }).first().click();
      await expect(editor.upsell).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(editor.upsell).toBeHidden();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
