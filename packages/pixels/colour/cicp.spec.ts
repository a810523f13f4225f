import { describe, expect, it, test } from "vitest";
import { displayP3Profile } from "../../../tools/photos/icc/display-p3.ts";
import { intoCicp, isHdr } from "./cicp.ts";
import { intoProfile, type Rgb8 } from "./into-profile.ts";

const cicp = (primaries: number, transfer: number) => ({ kind: "cicp", primaries, transfer }) as const;

// Grey levels in BT.2408 table 1: SDR white is 58 % in PQ and 75 % in HLG.
test.each<[string, number, number, Rgb8, Rgb8]>([
  ["sRGB", 1, 13, [255, 128, 3], [255, 128, 3]],
  ["Display P3", 12, 13, [255, 0, 0], [234, 51, 35]],
  ["Rec. 2020 with the curve of sRGB", 9, 13, [255, 255, 255], [255, 255, 255]],
  ["PQ, white", 9, 16, [255, 255, 255], [148, 148, 148]],
  ["PQ, black", 9, 16, [0, 0, 0], [0, 0, 0]],
  ["HLG, white", 9, 18, [255, 255, 255], [191, 191, 191]],
  ["HLG, black", 9, 18, [0, 0, 0], [0, 0, 0]],
])("a colour is converted into %s", (_, primaries, transfer, colour, expected) => {
  const got = intoCicp(cicp(primaries, transfer))?.(colour) ?? [];
  expect(got).toHaveLength(3);
  got.forEach((value, channel) => expect(Math.abs(value - expected[channel]!)).toBeLessThanOrEqual(1));
});

describe("a conversion into Display P3", () => {
  it("is that into the profile of the same name", () => {
    const [stated, profile] = [intoCicp(cicp(12, 13)), intoProfile(displayP3Profile(), 3)];
    for (let n = 0; n < 1000; n += 1) {
      const colour: Rgb8 = [(n * 37) & 255, (n * 101) & 255, (n * 17) & 255];
      const other = profile?.(colour) ?? [];
      stated?.(colour).forEach((value, channel) => expect(Math.abs(value - other[channel]!)).toBeLessThanOrEqual(1));
    }
  });
});

test.each([
  [2, 13],
  [12, 2],
  [9, 8],
  [255, 255],
])("primaries %i with transfer function %i have no conversion", (primaries, transfer) => {
  expect(intoCicp(cicp(primaries, transfer))).toBeNull();
});

test("PQ and HLG are HDR", () => {
  expect([13, 16, 18].map((transfer) => isHdr(cicp(9, transfer)))).toEqual([false, true, true]);
  expect(isHdr({ kind: "none" })).toBe(false);
});
