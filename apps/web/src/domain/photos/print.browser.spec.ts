import { DEFAULT_SETTINGS, printDensity, type Settings } from "@matte/engine";
import ExifReader from "exifreader";
import { afterAll, expect, test } from "vitest";
import type { PhotoName } from "../../../../../test/photos/index.ts";
import { createPhotoPool } from "./pool.ts";
import { frameFixture } from "./testing/framed.ts";
import type { ExportMethod } from "./types.ts";

const pool = createPhotoPool();
afterAll(() => pool.dispose());

const A4: Partial<Settings> = { printSize: "a4", fitPaper: false };

test.each<[PhotoName, ExportMethod, Partial<Settings>]>([
  ["canon-eos-r6", "lossless-jpeg", {}],
  ["orientation-6", "lossless-jpeg", {}],
  ["plain", "lossless-jpeg", {}],
  ["canon-eos-r6", "jpeg", { keepOriginalJpeg: false }],
  ["canon-eos-r6", "png", { exportFormat: "png" }],
  ["png-16-bit", "png", { exportFormat: "png" }],
  ["canon-eos-r6", "webp", { exportFormat: "webp" }],
])(
  "the density of a print is written into an export of %s as %s, and changes no pixel",
  async (name, method, changes) => {
    const plain = await frameFixture(pool, name, { settings: changes });
    const result = await frameFixture(pool, name, { settings: { ...changes, ...A4 } });
    expect(result).toMatchObject({ method, size: plain.size });
    const density = printDensity({ ...DEFAULT_SETTINGS, ...A4 }, result.size);
    const tags = ExifReader.load(await result.blob.arrayBuffer(), { expanded: true });
    expect(tags.exif).toMatchObject({ XResolution: { value: [density, 1] }, YResolution: { value: [density, 1] } });
    expect(tags.exif?.ResolutionUnit?.value).toBe(2);
    if (method === "png") expect(tags.png?.["Pixels Per Unit X"]?.value).toBe(Math.round((density ?? 0) / 0.0254));
    if (result.blob.type === "image/jpeg")
      expect(tags.jfif).toMatchObject({ "Resolution Unit": { value: 1 }, XResolution: { value: density } });
    const [one, other] = [await createImageBitmap(plain.blob), await createImageBitmap(result.blob)];
    expect(pixels(one)).toEqual(pixels(other));
  },
);

/** Samples the pixels: every row in a narrow column. */
function pixels(picture: ImageBitmap): Uint8ClampedArray {
  const context = new OffscreenCanvas(16, picture.height).getContext("2d");
  if (context === null) throw new Error("No canvas");
  context.drawImage(picture, -Math.floor(picture.width / 2), 0);
  return context.getImageData(0, 0, 16, picture.height).data;
}
