import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { isWideGamut, isWideGamutProfile } from "./gamut.ts";

type Xyz = readonly [number, number, number];
type Tags = Readonly<Record<string, Uint8Array>>;

function letters(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function xyz(values: Xyz): Uint8Array {
  const data = new Uint8Array(20);
  data.set(letters("XYZ "));
  const view = new DataView(data.buffer);
  values.forEach((value, axis) => view.setInt32(8 + 4 * axis, Math.round(value * 0x1_0000)));
  return data;
}

function profile(tags: Tags, space = "RGB "): Uint8Array {
  const names = Object.keys(tags);
  const parts = Object.values(tags);
  const first = 132 + 12 * names.length;
  const bytes = new Uint8Array(first + parts.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(bytes.buffer);
  bytes.set(letters(space), 16);
  bytes.set(letters("acsp"), 36);
  view.setUint32(128, names.length);
  let at = first;
  names.forEach((name, index) => {
    const part = parts[index] ?? new Uint8Array();
    bytes.set(letters(name), 132 + 12 * index);
    view.setUint32(136 + 12 * index, at);
    view.setUint32(140 + 12 * index, part.length);
    bytes.set(part, at);
    at += part.length;
  });
  return bytes;
}

function matrix(red: Xyz, green: Xyz, blue: Xyz): Uint8Array {
  return profile({ rXYZ: xyz(red), gXYZ: xyz(green), bXYZ: xyz(blue) });
}

/** Colourants under D50, from common profiles. */
const SRGB = matrix([0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]);
const DISPLAY_P3 = matrix([0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]);
const ADOBE_RGB = matrix([0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]);
const PROPHOTO = matrix([0.79767, 0.28804, 0], [0.13519, 0.71188, 0], [0.03134, 0.00009, 0.82491]);
/** HP's and Microsoft's profile, with other rounding and adaptation. */
const SRGB_1998 = matrix([0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09706], [0.14307, 0.06061, 0.71393]);
const APPLE_RGB = matrix([0.4756, 0.2551, 0.0184], [0.3397, 0.6726, 0.1133], [0.149, 0.0724, 0.6932]);

test.each([
  ["sRGB", SRGB, false],
  ["sRGB of 1998", SRGB_1998, false],
  ["Display P3", DISPLAY_P3, true],
  ["Adobe RGB", ADOBE_RGB, true],
  ["ProPhoto RGB", PROPHOTO, true],
  ["Apple RGB, hardly wider", APPLE_RGB, false],
  ["tables, called Display P3", profile({ desc: letters("mluc\0\0D\0i\0s\0p\0l\0a\0y\0 \0P\x003") }), true],
  ["tables, called sRGB", profile({ desc: letters("desc\0\0\0\0sRGB v4 ICC preference") }), false],
  ["CMYK", profile({ rXYZ: xyz([1, 0, 0]) }, "CMYK"), false],
  ["no profile", new Uint8Array(300), false],
  ["nothing", new Uint8Array(), false],
  [
    "a table of contents that leads nowhere",
    profile({ rXYZ: new Uint8Array(), gXYZ: new Uint8Array(), bXYZ: new Uint8Array() }),
    false,
  ],
])("isWideGamut decides for a profile of %s", (_, icc, wide) => {
  expect(isWideGamut(icc)).toBe(wide);
});

describe("isWideGamutProfile", () => {
  test.each([
    ["none", { kind: "none" }, false],
    ["packed", { kind: "deflated-icc", bytes: new Uint8Array(deflateSync(DISPLAY_P3)) }, true],
    ["packed, broken", { kind: "deflated-icc", bytes: Uint8Array.of(1, 2, 3) }, false],
    [
      "packed, unpacking to 64 MB",
      { kind: "deflated-icc", bytes: new Uint8Array(deflateSync(new Uint8Array(2 ** 26))) },
      false,
    ],
    ["cICP: BT.709", { kind: "cicp", primaries: 1, transfer: 13 }, false],
    ["cICP: BT.2020", { kind: "cicp", primaries: 9, transfer: 16 }, true],
    ["cICP: Display P3", { kind: "cicp", primaries: 12, transfer: 13 }, true],
  ] as const)("decides for a photo's profile: %s", async (_, source, wide) => {
    expect(await isWideGamutProfile(source)).toBe(wide);
  });
});
