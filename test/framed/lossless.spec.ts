import { expect, test } from "vitest";
import { CORNERS, MARK_SIZE, type PhotoName, PHOTOS } from "../photos/index.ts";
import { colourIn, faultsOfJpegMatte } from "./faults.ts";
import { framedPhoto, framedPicture, sourcePicture } from "./framed.ts";
import { framed } from "./geometry.ts";
import { cropped, decoded, distance, greatestDifference, rgb, sizeOf } from "./picture.ts";

const MATTE = "#D8D2C6";
/** Matte colour for photos without colour channels. */
const GREY = "#D0D0D0";

test.each<[name: PhotoName, block: number]>([
  ["orientation-1", 16],
  ["orientation-2", 16],
  ["orientation-3", 16],
  ["orientation-4", 16],
  ["orientation-5", 16],
  ["orientation-6", 16],
  ["orientation-7", 16],
  ["orientation-8", 16],
  ["canon-eos-r6", 16],
  ["unaligned-grey", 8],
  ["restart-420", 16],
  ["progressive-444", 8],
])("%s, with blocks of %d pixels, is framed losslessly", async (name, block) => {
  const matte = PHOTOS[name].jpeg?.sampling === "grey" ? GREY : MATTE;
  const { bytes, method } = await framedPhoto(name, { outerBorderColor: matte });
  expect(method).toBe("lossless-jpeg");
  const [canvas, source] = [await decoded(bytes), await sourcePicture(name)];
  const frame = framed(source, { outer: 8, block });
  expect(faultsOfJpegMatte(canvas, frame, rgb(matte))).toEqual([]);
  // Partial blocks are encoded again; decoders smooth chroma across the others' edge.
  const inset = block + 2;
  const inner = { x: inset, y: inset, width: source.width - 2 * inset, height: source.height - 2 * inset };
  const at = { x: frame.photo.x + inset, y: frame.photo.y + inset };
  expect(greatestDifference(canvas, at, cropped(source, inner))).toBe(0);
  if (PHOTOS[name].scene === "marks")
    expect(distance(colourIn(canvas, frame.photo, MARK_SIZE / 2, MARK_SIZE / 2), CORNERS.topLeft)).toBeLessThan(24);
});

test("With lossless framing off the geometry matches to the pixel", async () => {
  const canvas = await framedPicture("orientation-6", { keepOriginalJpeg: false });
  expect(sizeOf(canvas)).toEqual(framed(await sourcePicture("orientation-6"), { outer: 8 }).canvas);
});
