import { expect, test } from "./support/test.ts";

test("Every change can be undone and redone by keyboard, and a drag of a slider is one of them", async ({
  editor,
  page,
  photos,
}) => {
  await expect(editor.button("Undo")).toBeDisabled();
  await expect(editor.button("Redo")).toBeDisabled();
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

  await editor.load(...(await photos({ photo: "plain", as: "blue-harbour.jpg" })));
  await editor.button("6 inch").click();
  await editor.toggle("Show metadata").check();
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
