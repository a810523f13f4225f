import { photo } from "../photos/index.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { framed, type FramedPhoto, grown } from "./support/geometry.ts";
import {
  decoded,
  distance,
  extent,
  greatestDifference,
  otherThan,
  type Picture,
  rgb,
  sizeOf,
} from "./support/picture.ts";
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
  await editor.choice("Metadata display", "None").check();
}

test("a new user frames a camera's photo and has it as a file, as PNG and as JPG", async ({ page, photos }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try For Free" }).click();
  await expect(page).toHaveURL("/tool");
  const editor = new EditorPage(page);
  await expect(editor.words("Your preview will appear here after you add a photo")).toBeVisible();
  await expect(editor.words("No thumbnails yet")).toBeVisible();

  await editor.give(...(await photos({ photo: "canon-eos-r6", as: "old-harbour-2024.jpg" })));
  await expect(editor.words("Loading 1 image…").or(editor.words("1 loaded successfully"))).toBeVisible();
  await expect(editor.words("1 loaded successfully")).toBeVisible();
  await expect(editor.preview).toBeVisible();
  await expect(editor.field("Subject name")).toHaveValue("Old Harbour");
  await expect(editor.thumbnail("old-harbour-2024.jpg")).toBeVisible();

  await setMatteAndCaption(editor);
  await expect(editor.preview).toHaveAccessibleDescription(/Harbour, Dawn.*Lofoten.*© Ada.*Light: Bo.*Hair: Cy/s);
  const source = await decoded(await photo("canon-eos-r6"));
  // Three lines on the right: the credit and two more.
  const expected = framed(source, { outer: 16, caption: { lines: 3 } });

  await editor.chooseFormat("PNG");
  await expect(editor.exportMethod).toHaveText("PNG");
  const png = await exported(page, () => editor.button("Export").click());
  await expect(editor.words("Image exported")).toBeVisible();
  expect(png.name).toMatch(nameOfExport("old-harbour-2024", "png"));
  expectFramed(await decoded(png.bytes), source, expected, { photo: 2, matte: 0 });

  await editor.chooseFormat("JPG");
  const jpeg = await exported(page, () => editor.button("Export").click());
  expect(jpeg.name).toMatch(nameOfExport("old-harbour-2024", "jpeg"));
  const picture = await decoded(jpeg.bytes);
  expect(sizeOf(picture)).toEqual(expected.canvas);
  expectMatte(picture, expected, 2);
});

function expectFramed(
  canvas: Picture,
  source: Picture,
  frame: FramedPhoto,
  tolerance: { photo: number; matte: number },
): void {
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expect(greatestDifference(canvas, frame.photo, source)).toBeLessThanOrEqual(tolerance.photo);
  expectMatte(canvas, frame, tolerance.matte);
  // The stroke is black, and one pixel wide.
  expect(otherThan(canvas, [0, 0, 0], { area: frame.stroked, holes: [frame.photo] })).toBeNull();
}

/** The matte's colour everywhere between stroke and strip; the caption's ink only inside the strip, at the photo's edges. */
function expectMatte(canvas: Picture, frame: FramedPhoto, tolerance: number): void {
  const strip = frame.strip!;
  // A JPEG's blocks, 16 px wide where chroma is halved, carry the edges of stroke and letters that far.
  const reach = tolerance > 0 ? 16 : 0;
  const matte = { x: 0, y: 0, width: canvas.width, height: strip.y - reach };
  const holes = [grown(frame.stroked, reach)];
  expect(otherThan(canvas, rgb(MATTE), { area: matte, holes, tolerance })).toBeNull();
  const ink = extent(canvas, strip, (colour) => distance(colour, [0, 0, 0]) < 40);
  expect(ink).not.toBeNull();
  expect(Math.abs(ink!.x - frame.photo.x)).toBeLessThanOrEqual(frame.font * 0.2);
  expect(Math.abs(ink!.x + ink!.width - frame.photo.x - frame.photo.width)).toBeLessThanOrEqual(frame.font * 0.2);
}
