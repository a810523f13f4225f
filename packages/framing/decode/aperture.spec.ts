import { expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { cleanAperture, withAperture } from "../../../tools/photos/heif/aperture.ts";
import { ORIENTATIONS } from "../../../tools/photos/orientation.ts";
import { factsOf } from "../read/facts.ts";
import { orientedSize, intoUpright, storedBox } from "../read/orientation.ts";
import { readSource } from "../read/source.ts";
import { openContext } from "../shared/canvas.ts";
import { decodeAtLeast, decodeWhole } from "./index.ts";

/** Stored part at odd pixels, refused by some decoders. */
const PART = { x: 31, y: 17, width: 121, height: 77 };

function apertureIn(width: number, height: number): Uint8Array {
  const [right, down] = [2 * PART.x + PART.width - width, 2 * PART.y + PART.height - height];
  return cleanAperture(PART.width, PART.height, right, down);
}

function coloursOf(
  bitmap: ImageBitmap,
  { x, y, width, height } = { x: 0, y: 0, ...sizeOf(bitmap) },
): Uint8ClampedArray {
  const context = openContext(sizeOf(bitmap), false);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(x, y, width, height).data;
}

function sizeOf({ width, height }: ImageBitmap): { readonly width: number; readonly height: number } {
  return { width, height };
}

test.each(ORIENTATIONS)("an AVIF of orientation %i shows the part in its clean aperture alone", async (orientation) => {
  const whole = new Blob([await photo(`avif-orientation-${orientation}`)]);
  const { header } = await readSource(whole);
  const { width, height } = header.coded;
  const file = new Blob([withAperture(new Uint8Array(await whole.arrayBuffer()), apertureIn(width, height))]);
  const source = await readSource(file);
  expect(source.header).toMatchObject({ coded: { width: PART.width, height: PART.height }, orientation });
  const facts = await factsOf(source);
  expect(facts.size).toEqual(orientedSize(orientation, PART));
  const shown = storedBox(intoUpright(orientation, { width, height }), PART);
  const expected = coloursOf(await decodeWhole(whole, { ...facts, size: header.coded }), shown);
  for (const pixels of [await decodeWhole(file, facts), await decodeAtLeast(file, facts, { width: 8, height: 8 })]) {
    expect(sizeOf(pixels)).toEqual(facts.size);
    expect(coloursOf(pixels)).toEqual(expected);
  }
});

test.each([
  ["beyond the picture", cleanAperture(400, 77, 0, 0)],
  ["without a width", cleanAperture(0, 77, 0, 0)],
])("a clean aperture %s is ignored", async (_, aperture) => {
  const whole = await photo("avif-orientation-1");
  const { header } = await readSource(new Blob([whole]));
  const source = await readSource(new Blob([withAperture(whole, aperture)]));
  expect(source.header.aperture).toBeUndefined();
  expect(source.header.coded).toEqual(header.coded);
});
