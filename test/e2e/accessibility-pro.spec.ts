import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("axe reports nothing in an editor without locked settings", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("canon-eos-r6", "plain")));
  await editor.toggle("Show metadata").check();
  await expect(editor.button("Dismiss")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test("axe reports nothing in the mode Crop, on a desktop and on a phone", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain")));
  await expect(editor.button("Dismiss")).toHaveCount(0);
  await editor.button("Crop").click();
  await expect(editor.slider("Crop area")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("dialog", { name: "Crop" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("axe reports nothing in the mode Wall, in each tone, on a desktop and on a phone", async ({
  editor,
  photos,
  page,
}) => {
  await editor.load(...(await photos("plain", "canon-eos-r6")));
  await expect(editor.button("Dismiss")).toHaveCount(0);
  await editor.button("Wall view").click();
  await expect(page.getByRole("list", { name: "Wall" }).getByRole("listitem")).toHaveCount(2);
  for (const tone of ["Grey wall", "Black wall", "White wall"]) {
    await editor.button(tone).click();
    expect(await findings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Drag to reorder.")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test("axe reports nothing in the dialog for signatures, empty and signed", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("plain")));
  await expect(editor.button("Dismiss")).toHaveCount(0);
  await editor.unfold("Logo");
  await editor.button("Add signature").click();
  const pad = page.getByRole("img", { name: "Signature pad" });
  await expect(pad).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const box = await pad.boundingBox();
  if (box === null) throw new Error("No pad");
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 70, { steps: 8 });
  await page.mouse.up();
  await expect(editor.button("Use this signature")).toBeEnabled();
  expect(await findings(page)).toEqual([]);
});
