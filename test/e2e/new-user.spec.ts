import { photo } from "../photos/index.ts";
import { becomeUser } from "./support/account.ts";
import { faultsOfFrame, faultsOfJpegMatte, findText, LOSSY_ROUNDING } from "../framed/faults.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { framed, type FramedPhoto } from "../framed/geometry.ts";
import { decoded, type Picture, rgb } from "../framed/picture.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expect, test } from "./support/test.ts";

const MATTE = "#D8D2C6";
const CREDITS = "Light: Bo\nHair: Cy";

async function setMatteAndCaption(editor: EditorPage): Promise<void> {
  await editor.button("4 inch").click();
  await editor.field("Outer matte colour").fill(MATTE.toLowerCase());
  await editor.toggle("Show metadata").check();
  await editor.field("Subject name").fill("Harbour, Dawn");
  await editor.field("Location").fill("Lofoten");
  await editor.field("Photo credit").fill("© Ada");
  await editor.field("Additional credits").fill(CREDITS);
  await editor.unfold("Camera data");
  await editor.choice("Metadata display", "None").check();
}

test("A new user frames a camera's photo and downloads it as PNG and as JPG", async ({ page, photos }) => {
  await becomeUser(page.request);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Try For Free" }).click();
  await expect(page).toHaveURL("/tool");
  const editor = new EditorPage(page);
  await expect(editor.text("Your preview will appear here after you add a photo")).toBeVisible();
  await expect(editor.text("No thumbnails yet")).toBeVisible();

  await editor.give(...(await photos({ photo: "canon-eos-r6", as: "old-harbour-2024.jpg" })));
  await expect(editor.text("Loading 1 image…").or(editor.text("1 loaded successfully"))).toBeVisible();
  await expect(editor.text("1 loaded successfully")).toBeVisible();
  await expect(editor.preview).toBeVisible();
  await expect(editor.field("Subject name")).toHaveValue("Old Harbour");
  await expect(editor.thumbnail("old-harbour-2024.jpg")).toBeVisible();

  await setMatteAndCaption(editor);
  await expect(editor.preview).toHaveAccessibleDescription(/Harbour, Dawn.*Lofoten.*© Ada.*Light: Bo.*Hair: Cy/s);
  const source = await decoded(await photo("canon-eos-r6"));
  // Three lines on the right: the credit and two more.
  const frame = framed(source, { outer: 16, caption: { lines: 3 } });

  await editor.chooseFormat("PNG");
  await expect(editor.exportMethod).toHaveText("PNG");
  const png = await exported(page, () => editor.button("Export").click());
  await expect(editor.text("Image exported")).toBeVisible();
  expect(png.name).toMatch(nameOfExport("old-harbour-2024", "png"));
  const lossless = await decoded(png.bytes);
  expect(faultsOfFrame(lossless, { frame, source, matte: rgb(MATTE), rounding: LOSSY_ROUNDING })).toEqual([]);
  expectCaption(lossless, frame);

  await editor.chooseFormat("JPG");
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  const jpeg = await exported(page, () => editor.button("Export").click());
  expect(jpeg.name).toMatch(nameOfExport("old-harbour-2024", "jpeg"));
  const kept = framed(source, { outer: 16, caption: { lines: 3 }, block: 16 });
  const lossy = await decoded(jpeg.bytes);
  expect(faultsOfJpegMatte(lossy, kept, rgb(MATTE))).toEqual([]);
  expectCaption(lossy, kept);
});

/** Both columns are in the caption area, at the photo's edges. */
function expectCaption(canvas: Picture, { captionArea, photo: { x, width }, font }: FramedPhoto): void {
  const text = findText(canvas, captionArea!);
  expect(text).not.toBeNull();
  expect(Math.abs(text!.x - x)).toBeLessThanOrEqual(font * 0.2);
  expect(Math.abs(text!.x + text!.width - x - width)).toBeLessThanOrEqual(font * 0.2);
}
