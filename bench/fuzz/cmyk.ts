/** Damaged CMYK photos and profiles: decoding gives all rows of the declared size, or fails without an error. */
import { openCmyk } from "@matte/codecs";
import fc from "fast-check";
import { photo } from "../../test/photos/index.ts";
import { cmykProfile } from "../../tools/photos/icc/cmyk-profile.ts";
import { inkLut } from "../../packages/codecs/colour/lut.ts";
import { damage, damaged } from "./damage.ts";

const MOST_PIXELS = 1e6;

const sound = await photo("cmyk-profile");
const profiles = (["mft1", "mft2", "mAB "] as const).map((type) => cmykProfile({ type, points: 3 }));
const given = fc.tuple(fc.constantFrom(null, ...profiles), damage);

export const cmyk = fc.asyncProperty(given, async ([profile, harm]) => {
  if (profile === null) decode(damaged(sound, harm));
  else readProfile(damaged(profile, harm));
});

function decode(bytes: Uint8Array): void {
  const picture = openCmyk(bytes);
  if (picture === null || picture.width * picture.height > MOST_PIXELS) return;
  let rows = 0;
  const complete = picture.decode((band) => {
    rows += band.length / (4 * picture.width);
  });
  if (complete && rows !== picture.height) throw new Error("A picture of another size.");
}

function readProfile(icc: Uint8Array): void {
  const lut = inkLut(icc);
  if (lut === null) return;
  for (const value of [0, 0.3, 1]) {
    const numbers = [...lut.curves.map((curve) => curve(value)), ...lut.toXyz([value, 1 - value, value])];
    if (!numbers.every(Number.isFinite)) throw new Error("A colour that is no number.");
  }
}
