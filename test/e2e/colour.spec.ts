import sharp from "sharp";
import { photo } from "../photos/index.ts";
import { colourAt, decoded, distance, greatestDifference, rgb, sizeOf } from "./support/picture.ts";
import { exported } from "./support/exported.ts";
import { framed } from "./support/geometry.ts";
import { inDisplayP3, profileName } from "./support/display-p3.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const MATTE = "#C83232";

for (const [name, format] of [
  ["png-display-p3", "PNG"],
  ["png-display-p3", "JPG"],
  ["iphone-15-pro", "PNG"],
  ["webp-display-p3", "JPG"],
] as const) {
  test(`${name} stays Display P3 as ${format}, the drawn colours converted`, async ({ editor, photos, page }) => {
    await editor.load(...(await photos(name)));
    await editor.field("Outer matte colour").fill(MATTE.toLowerCase());
    await editor.chooseFormat(format);
    const { bytes } = await exported(page, () => editor.button("Export").click());
    const canvas = await decoded(bytes);
    const source = await decoded(await photo(name));
    const frame = framed(source, { outer: 8 });
    expect(sizeOf(canvas)).toEqual(frame.canvas);
    expect(profileName((await sharp(bytes).metadata()).icc)).toContain("Display P3");
    expect(distance(colourAt(canvas, 4, 4), inDisplayP3(rgb(MATTE)))).toBeLessThanOrEqual(format === "PNG" ? 1 : 3);
    if (format === "PNG") expect(greatestDifference(canvas, frame.photo, source)).toBeLessThanOrEqual(3);
  });
}

test("A photo in sRGB stays in sRGB", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("png-rgb")));
  await editor.field("Outer matte colour").fill(MATTE.toLowerCase());
  await editor.chooseFormat("PNG");
  const { bytes } = await exported(page, () => editor.button("Export").click());
  expect(profileName((await sharp(bytes).metadata()).icc)).not.toContain("P3");
  expect(colourAt(await decoded(bytes), 4, 4)).toEqual(rgb(MATTE));
});
