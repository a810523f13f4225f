/** Surfaces of the matte on photos with their data kept, and on others. */
import type { Settings, SurfaceSetting } from "@matte/engine";
import { SURFACES } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { describe, expect, test } from "vitest";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { photo, type PhotoName } from "../photos/index.ts";
import { framedPhoto, sourcePicture } from "./framed.ts";
import { type Box, framed } from "./geometry.ts";
import { colourAt, decoded, type Picture } from "./picture.ts";

const MATTE = "#8A8A8A";
const LEVEL = 0x8a;
const LINES: Partial<Settings> = { secondStrokeSize: 3, secondStrokeGap: 6, strokeUnit: "permille" };

const PHOTOS = [
  ["orientation-1", 16],
  ["orientation-6", 16],
  ["restart-420", 16],
  ["progressive-444", 8],
  ["unaligned-grey", 8],
] as const satisfies readonly (readonly [PhotoName, number])[];

async function exported(name: PhotoName, settings: Partial<Settings>): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, method } = await framedPhoto(name, { outerBorderColor: MATTE, outerBorderSize: 20, ...settings });
  expect(method).toBe("lossless-jpeg");
  return bytes;
}

/** Mean and standard deviation of green. */
function lightOf(
  picture: Picture,
  { x, y, width, height }: Box,
): { readonly mean: number; readonly deviation: number } {
  const values = Array.from(
    { length: width * height },
    (_, n) => colourAt(picture, x + (n % width), y + Math.floor(n / width))[1],
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / values.length) };
}

describe.each(PHOTOS)("A surface around %s", (name, block) => {
  test("keeps all blocks of the photo, which come back with the frame off", async () => {
    const settings = { surface: "rag", innerBorderSize: 0, ...LINES } as const;
    const [bytes, file] = [await exported(name, settings), await photo(name)];
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(compareKept(file, unframed.bytes, { x: 0, y: 0 }, [], "padding").different).toEqual([]);
  });

  test("shows in the matte around the whole photo", async () => {
    const bytes = await exported(name, { surface: "linen", surfaceDepth: 100, innerBorderSize: 0 });
    const [picture, source] = [await decoded(bytes), await sourcePicture(name)];
    const { photo: at } = framed(source, { outer: 20, block, inner: 0 });
    const strips = [
      { x: 0, y: 0, width: picture.width, height: at.y },
      { x: 0, y: at.y, width: at.x, height: at.height },
    ];
    for (const strip of strips) {
      const { mean, deviation } = lightOf(picture, strip);
      expect(Math.abs(mean - LEVEL)).toBeLessThan(1);
      expect(deviation).toBeGreaterThan(3);
    }
  });
});

const KINDS: readonly SurfaceSetting[] = SURFACES.filter((surface) => surface !== "none");

test.each(KINDS)("%s is in the file", async (surface) => {
  const [smooth, rough] = [await exported("orientation-1", {}), await exported("orientation-1", { surface })];
  expect(rough.length).toBeGreaterThan(smooth.length);
});

test("The same surface is around photos that are encoded again", async () => {
  const settings = { surface: "linen", surfaceDepth: 100, outerBorderSize: 20, outerBorderColor: MATTE } as const;
  const { bytes, method } = await framedPhoto("orientation-1", { ...settings, exportFormat: "png" });
  expect(method).toBe("png");
  const picture = await decoded(bytes);
  const { mean, deviation } = lightOf(picture, { x: 0, y: 0, width: picture.width, height: 40 });
  expect(Math.abs(mean - LEVEL)).toBeLessThan(1);
  expect(deviation).toBeGreaterThan(3);
});
