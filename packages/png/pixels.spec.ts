import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { displayP3Profile } from "../../tools/photos/icc/display-p3.ts";
import { type ColourProfile, join, NO_PROFILE } from "@matte/pixels/bytes";
import { readProfile } from "@matte/pixels";
import { pngOfPixels } from "./pixels.ts";
import { chunks } from "./chunks.ts";
import { pngProfile } from "./profile.ts";

test("pngOfPixels stores the pixels of any size", async () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 90 }) });
  await fc.assert(
    fc.asyncProperty(size, fc.nat(255), async ({ width, height }, start) => {
      const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => (start + at * 7) % 256);
      const png = join(pngOfPixels(pixels, { width, height }, NO_PROFILE));
      const decoded = await sharp(png).raw().toBuffer();
      expect(decoded.equals(Buffer.from(pixels.buffer))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

async function writtenProfile(profile: ColourProfile): Promise<ColourProfile> {
  const png = join(pngOfPixels(new Uint8ClampedArray(4), { width: 1, height: 1 }, profile));
  const found = pngProfile(png, [...chunks(png)]);
  const icc = await readProfile(found);
  return icc === null ? found : { kind: "icc", bytes: icc };
}

test("pngOfPixels states an ICC profile and code points", async () => {
  const icc = { kind: "icc", bytes: displayP3Profile() } as const;
  const points = { kind: "cicp", primaries: 12, transfer: 13 } as const;
  expect(await writtenProfile(icc)).toEqual(icc);
  expect(await writtenProfile(points)).toEqual(points);
  expect(await writtenProfile(NO_PROFILE)).toEqual(NO_PROFILE);
});
