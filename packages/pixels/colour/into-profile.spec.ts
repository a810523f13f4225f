import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { effort } from "../../../test/effort.ts";
import { displayP3Profile } from "../../../tools/photos/icc/display-p3.ts";
import { greyProfile } from "../../../tools/photos/icc/odd-profiles.ts";
import { convertPixels, intoProfile, type IntoProfile, type Rgb8 } from "./into-profile.ts";

function convert(icc: Uint8Array): IntoProfile {
  const found = intoProfile(icc, 3);
  if (found === null) throw new Error("The profile gives no conversion");
  return found;
}

describe("a conversion into Display P3", () => {
  const p3 = convert(displayP3Profile());

  // CSS Color 4 gives the same pairs: color(srgb …) as color(display-p3 …).
  test.each<[string, Rgb8, Rgb8]>([
    ["white", [255, 255, 255], [255, 255, 255]],
    ["black", [0, 0, 0], [0, 0, 0]],
    ["grey", [128, 128, 128], [128, 128, 128]],
    ["red", [255, 0, 0], [234, 51, 35]],
    ["green", [0, 255, 0], [117, 251, 76]],
    ["blue", [0, 0, 255], [0, 0, 245]],
    ["linen", [216, 210, 198], [215, 210, 199]],
  ])("maps %s as CSS does", (_, colour, expected) => {
    const got = p3(colour);
    for (const [channel, value] of expected.entries()) {
      expect(Math.abs((got[channel] ?? -9) - value)).toBeLessThanOrEqual(1);
    }
  });

  it("keeps greys grey", () => {
    for (let value = 0; value < 256; value += 1) {
      for (const channel of p3([value, value, value])) expect(Math.abs(channel - value)).toBeLessThanOrEqual(1);
    }
  });
});

describe("a conversion into a grey profile", () => {
  const grey = intoProfile(greyProfile(1.8), 1);

  it("applies the profile's curve", () => {
    // sRGB's 128 is 0.2159 of the light; 0.2159 ^ (1 / 1.8) is 0.4267.
    expect(grey?.([128, 128, 128])).toEqual([109, 109, 109]);
    expect(grey?.([255, 255, 255])).toEqual([255, 255, 255]);
  });

  it("keeps colours distinguishable from greys", () => {
    expect(new Set(grey?.([200, 100, 50])).size).toBe(3);
  });

  it("does not exist for a photo with colours", () => {
    expect(intoProfile(greyProfile(1.8), 3)).toBeNull();
  });
});

describe("a conversion into any other profile", () => {
  it("does not exist", () => {
    expect(intoProfile(new Uint8Array(), 3)).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(intoProfile(bytes, 3)).toBeNull();
      }),
    );
  });

  it("never throws for a damaged profile", () => {
    const sound = displayP3Profile();
    const damage = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(damage, (changes) => {
        const icc = sound.slice();
        for (const [at, value] of changes) icc[at] = value;
        const found = intoProfile(icc, 3);
        for (const channel of found?.([12, 140, 250]) ?? []) expect(Number.isInteger(channel)).toBe(true);
      }),
      { numRuns: effort(50, 200) },
    );
  });
});

test("convertPixels converts colours, keeps alpha and skips transparent pixels", () => {
  const pixels = new Uint8ClampedArray([1, 2, 3, 255, 1, 2, 3, 255, 0, 0, 0, 0, 9, 8, 7, 100]);
  convertPixels(pixels, ([red, green, blue]) => [blue, green, red]);
  expect([...pixels]).toEqual([3, 2, 1, 255, 3, 2, 1, 255, 0, 0, 0, 0, 7, 8, 9, 100]);
});
