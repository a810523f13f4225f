import { expect, test } from "./support/test.ts";

test("Every change can be undone and redone by keyboard", async ({ editor, page, photos }) => {
  await expect(editor.button("Undo")).toBeDisabled();
  await expect(editor.button("Redo")).toBeDisabled();
  await editor.load(...(await photos({ photo: "plain", as: "blue-harbour.jpg" })));
  await editor.button("6 inch").click();
  await editor.toggle("Show metadata").check();
  const size = editor.slider("Outer matte size");

  await page.keyboard.press("Control+z");
  await expect(editor.toggle("Show metadata")).not.toBeChecked();
  await page.keyboard.press("Control+z");
  await expect(size).toHaveValue("8");
  await page.keyboard.press("Control+z");
  await expect(editor.thumbnails).toHaveCount(0);
  await expect(editor.button("Undo")).toBeDisabled();

  for (let times = 0; times < 3; times++) await page.keyboard.press("Control+Shift+z");
  await expect(editor.thumbnail("blue-harbour.jpg")).toBeVisible();
  await expect(editor.preview).toBeVisible();
  await expect(size).toHaveValue("24");
  await expect(editor.toggle("Show metadata")).toBeChecked();
  await expect(editor.button("Redo")).toBeDisabled();
});

test("A drag of a slider is one undo step", async ({ editor, page }) => {
  const size = editor.slider("Outer matte size");
  const { x, y, width, height } = (await size.boundingBox())!;
  await page.mouse.move(x + width * 0.27, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 5 });
  await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(Number(await size.inputValue())).toBeGreaterThan(20);
  await editor.button("Undo").click();
  await expect(size).toHaveValue("8");
  await expect(editor.button("Undo")).toBeDisabled();
});

test("Continuous typing is one undo step", async ({ editor, page }) => {
  const credit = editor.field("Photo credit");
  await credit.click();
  await page.keyboard.type("Photo by Ada");
  await credit.blur();
  await editor.button("Undo").click();
  await expect(credit).toHaveValue("");
  await editor.button("Redo").click();
  await expect(credit).toHaveValue("Photo by Ada");
});

test("The ? key lists the shortcuts, which are inactive while the list is open", async ({ editor, page }) => {
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  for (const name of ["Undo", "Redo", "Export", "Add photos", "Next photo", "Previous photo"])
    await expect(list.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(editor.text("No images to export.")).toBeHidden();
});
