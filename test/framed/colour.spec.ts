import sharp from "sharp";
import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { inDisplayP3, profileName } from "./display-p3.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { framed } from "./geometry.ts";
import { colourAt, decoded, distance, greatestDifference, rgb, sizeOf } from "./picture.ts";

const MATTE = "#C83232";

test.each<[name: PhotoName, format: "png" | "jpeg"]>([
  ["png-display-p3", "png"],
  ["png-display-p3", "jpeg"],
  ["iphone-15-pro", "png"],
  ["webp-display-p3", "jpeg"],
])("%s stays Display P3 as %s, the drawn colours converted", async (name, exportFormat) => {
  const { bytes } = await framedPhoto(name, { exportFormat, outerBorderColor: MATTE });
  const [canvas, source] = [await decoded(bytes), await sourcePicture(name)];
  const frame = framed(source, { outer: 8 });
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expect(profileName((await sharp(bytes).metadata()).icc)).toContain("Display P3");
  const tolerance = exportFormat === "png" ? 1 : 3;
  expect(distance(colourAt(canvas, 4, 4), inDisplayP3(rgb(MATTE)))).toBeLessThanOrEqual(tolerance);
  if (exportFormat === "png") expect(greatestDifference(canvas, frame.photo, source)).toBeLessThanOrEqual(3);
});

test("A photo in sRGB stays in sRGB", async () => {
  const { bytes } = await framedPhoto("png-rgb", { exportFormat: "png", outerBorderColor: MATTE });
  expect(profileName((await sharp(bytes).metadata()).icc)).not.toContain("P3");
  expect(colourAt(await decoded(bytes), 4, 4)).toEqual(rgb(MATTE));
});
