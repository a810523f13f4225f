import { drop } from "./support/drop.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test("On Free the first of several photos is shown with the upgrade, and one photo at a time is exported", async ({
  editor,
  photos,
  page,
}) => {
  const [first = "", second = ""] = await photos("plain", "comment");
  await drop(page, first, second);
  await expect(editor.text("Free version allows 1 image at a time. Upgrade for batch.")).toBeVisible();
  await expect(editor.upsell).toBeVisible();
  await expect(editor.text("1 loaded successfully")).toBeVisible();
  await editor.upsell.getByRole("button", { name: "Close" }).click();
  await expect(editor.upsell).toBeHidden();
  await expect(editor.thumbnails).toHaveCount(1);
  await expect(editor.thumbnail("Misty mountains 2.jpg")).toHaveAttribute("aria-current", "true");

  await editor.load(second);
  await editor.button("More ways to export").click();
  const chosen = await exported(page, () => editor.button("Export this photo").click());
  expect(chosen.name).toMatch(nameOfExport("Misty mountains 2", "jpeg"));
  await expect(editor.button("Export this photo")).toBeHidden();
  await editor.button("Next").click();
  const next = await exported(page, () => page.keyboard.press("Control+Shift+s"));
  expect(next.name).toMatch(nameOfExport("comment", "jpeg"));
});
