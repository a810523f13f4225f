import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photo, writePhotos } from "../photos/index.ts";
import { Drag, drop } from "./support/drop.ts";
import { expect, test } from "./support/test.ts";

test("A photo dragged over the window shows the drop hint and loads when dropped", async ({ editor, photos, page }) => {
  const hint = editor.text("Drop your image here");
  const paths = await photos("canon-eos-r6");
  await expect(hint).toBeHidden();
  const drag = await Drag.over(page, paths);
  await expect(hint).toBeVisible();
  await drag.drop();
  await expect(hint).toBeHidden();
  await expect(editor.text("1 loaded successfully")).toBeVisible();
  await expect(editor.thumbnail("IMG_4711.JPG")).toBeVisible();
});

test("Ctrl+O opens the file picker, which accepts the same photo twice, and Ctrl+V takes the clipboard’s picture", async ({
  editor,
  photos,
  page,
  context,
}) => {
  const [path = ""] = await photos("plain");
  page.on("filechooser", (chooser) => void chooser.setFiles(path));
  // Playwright must intercept the file chooser before the key press.
  await page.evaluate(() => undefined);
  for (const count of [1, 2]) {
    await page.keyboard.press("Control+o");
    await expect(editor.thumbnails).toHaveCount(count);
  }
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const bytes = Buffer.from(await photo("png-rgb")).toString("base64");
  await page.evaluate(async (base64) => {
    const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([raw], { type: "image/png" }) })]);
  }, bytes);
  await page.keyboard.press("Control+v");
  await expect(editor.thumbnails).toHaveCount(3);
});

test("A dropped folder with one photo counts as one photo", async ({ editor, page }, info) => {
  const folder = info.outputPath("shoot");
  await writePhotos(join(folder, "day 1"), ["plain"]);
  await writeFile(join(folder, "notes.txt"), "notes");
  await mkdir(join(folder, "empty"));
  await drop(page, folder);
  await expect(editor.thumbnail("Misty mountains 2.jpg")).toBeVisible();
  await expect(editor.text("Skipped 1 file that isn’t a photo.")).toBeVisible();
});
