import type { Locator, Page } from "@playwright/test";
import { photo } from "../photos/index.ts";
import { becomeUser } from "./support/account.ts";
import { faultsOfJpegMatte, findText } from "../framed/faults.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { EditorPage } from "./support/editor-page.ts";
import { framed } from "../framed/geometry.ts";
import { decoded } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";

/** More than there are tab stops. */
const MOST_STOPS = 80;

/** Presses Tab until a control has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(control)} cannot be reached with Tab.`);
}

test("A photo is framed and exported by keyboard only", async ({ page, photos }) => {
  const [path = ""] = await photos({ photo: "plain", as: "misty-mountains.jpg" });
  await becomeUser(page.request);
  await page.goto("/");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Try For Free" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tool");
  const editor = new EditorPage(page);
  page.on("filechooser", (chooser) => void chooser.setFiles(path));
  await tabTo(page, editor.addPhotos);
  await page.keyboard.press("Enter");
  await expect(editor.text("1 loaded successfully")).toBeVisible();

  await tabTo(page, editor.slider("Outer matte size"));
  for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowRight");
  await expect(editor.slider("Outer matte size")).toHaveValue("10");
  await tabTo(page, editor.toggle("Show metadata"));
  await page.keyboard.press("Space");
  await expect(editor.toggle("Show metadata")).toBeChecked();
  await tabTo(page, editor.field("Photo credit"));
  await page.keyboard.type("© Ada");
  await tabTo(page, editor.button("Camera data"));
  await page.keyboard.press("Enter");
  await tabTo(page, editor.choice("Metadata display", "All"));
  await tabTo(page, editor.button("Output"));
  await page.keyboard.press("Enter");
  await tabTo(page, editor.choice("Export format", "JPG"));
  await tabTo(page, editor.button("Export"));
  const { name, bytes } = await exported(page, () => page.keyboard.press("Enter"));
  expect(name).toMatch(nameOfExport("misty-mountains", "jpeg"));
  const canvas = await decoded(bytes);
  const frame = framed(await decoded(await photo("plain")), { outer: 10, caption: { lines: 1 }, block: 16 });
  expect(faultsOfJpegMatte(canvas, frame, [255, 255, 255])).toEqual([]);
  expect(findText(canvas, frame.captionArea!)).not.toBeNull();
});
