import fc from "fast-check";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { cmykProfile, type CmykProfileOptions } from "../../../tools/photos/icc/cmyk-profile.ts";
import { tableProfile } from "../../../tools/photos/icc/odd-profiles.ts";
import { inkTable } from "@matte/pixels";
import { openCmykData } from "../lossless/open.ts";
import { coefficientJpeg, component } from "../lossless/testing/coefficient-jpeg.ts";
import { decodeInks, openCmyk } from "./decode.ts";
import { inkLut } from "@matte/pixels/testing";
import { definedColour } from "./testing/defined-colour.ts";
import { coloursPlainly, inksPlainly } from "./testing/plain-cmyk.ts";

afterEach(() => vi.unstubAllGlobals());

const PROFILE = cmykProfile({ points: 5 });
const TABLE = inkTable(PROFILE)!;

type Factors = readonly (readonly [h: number, v: number])[];

const SAMPLINGS: Readonly<Record<string, Factors>> = {
  "1x1 1x1 1x1 1x1": [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
  "2x1 1x1 1x1 2x1": [
    [2, 1],
    [1, 1],
    [1, 1],
    [2, 1],
  ],
  "1x2 1x1 1x1 1x2": [
    [1, 2],
    [1, 1],
    [1, 1],
    [1, 2],
  ],
  "2x2 1x1 1x1 2x2": [
    [2, 2],
    [1, 1],
    [1, 1],
    [2, 2],
  ],
  "4x1 1x1 1x1 4x1": [
    [4, 1],
    [1, 1],
    [1, 1],
    [4, 1],
  ],
  "2x2 2x1 1x2 1x1": [
    [2, 2],
    [2, 1],
    [1, 2],
    [1, 1],
  ],
};

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly sampling: string;
  /** In Adobe's marker; null without one. */
  readonly transform: 0 | 2 | null;
  readonly values: readonly number[];
  readonly restartInterval?: number;
  readonly profile?: Uint8Array;
}

function segment(identifier: string, data: Iterable<number>, marker: number) {
  return { marker, payload: Uint8Array.of(...new TextEncoder().encode(identifier), ...data) };
}

/** Makes a four-component JPEG whose low frequencies cycle through `values`. */
function cmyk({
  width,
  height,
  sampling,
  transform,
  values,
  restartInterval = 0,
  profile = PROFILE,
}: Picture): Uint8Array<ArrayBuffer> {
  const adobe = transform === null ? [] : [segment("Adobe", [0, 100, 0, 0, 0, 0, transform], 0xee)];
  return coefficientJpeg({
    size: { width, height },
    restartInterval,
    components: SAMPLINGS[sampling]!.map(([h, v], n) => component(n + 1, h, v, 9 + 2 * n)),
    metadata: [...adobe, segment("ICC_PROFILE\0", [1, 1, ...profile], 0xe2)],
    value: (block, k) => (k > 20 ? 0 : Math.round(values[(block * 21 + k) % values.length]! / (1 + k))),
  });
}

function inksOf(file: Uint8Array): Uint8ClampedArray {
  const source = openCmykData(file);
  if ("fallbackReason" in source) throw new Error(source.detail);
  return inksPlainly(source);
}

function pixelsOf(file: Uint8Array): Buffer {
  const source = openCmykData(file);
  if ("fallbackReason" in source) throw new Error(source.detail);
  const bands: Buffer[] = [];
  let rows = 0;
  const complete = decodeInks(source, TABLE, (band, top) => {
    expect(top).toBe(rows);
    rows += band.length / 4 / source.width;
    bands.push(Buffer.from(band));
  });
  expect(complete).toBe(true);
  return Buffer.concat(bands);
}

/** Decodes inks with libjpeg-turbo; 255 is no ink. */
async function libjpegInks(file: Uint8Array): Promise<Buffer> {
  const picture = sharp(file, { failOn: "warning", ignoreIcc: true }).pipelineColourspace("cmyk").toColourspace("cmyk");
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  return data.map((ink) => 255 - ink) as Buffer;
}

const picture = fc.record({
  width: fc.integer({ min: 1, max: 70 }),
  height: fc.integer({ min: 1, max: 50 }),
  sampling: fc.constantFrom(...Object.keys(SAMPLINGS)),
  transform: fc.constantFrom(0, 2, null),
  restartInterval: fc.nat(3),
  values: fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 1, maxLength: 300 }),
});

test("samples are those of libjpeg within a level, three after a conversion from YCCK", async () => {
  await fc.assert(
    fc.asyncProperty(picture, async (given) => {
      const file = cmyk(given);
      const [ours, theirs] = [inksOf(file), await libjpegInks(file)];
      expect(ours.length).toBe(theirs.length);
      const most = ours.reduce((worst, ink, at) => Math.max(worst, Math.abs(ink - theirs[at]!)), 0);
      expect(most).toBeLessThanOrEqual(given.transform === 2 ? 3 : 1);
    }),
    { numRuns: effort(35, 100) },
  );
});

describe("the kernel makes the same pixels as the reference", () => {
  test("any size, sampling and transform gives the same pixels", () => {
    fc.assert(
      fc.property(picture, (given) => {
        const file = cmyk(given);
        expect(pixelsOf(file).equals(Buffer.from(coloursPlainly(TABLE, inksOf(file))))).toBe(true);
      }),
      { numRuns: effort(15, 50) },
    );
  });

  test.each([{ progressive: false }, { progressive: true }])(
    "a file by libvips gives the same pixels, %j",
    async (options) => {
      const rgb = Buffer.from(Array.from({ length: 75 * 45 * 3 }, (_, n) => (n * n) % 251));
      const scene = sharp(rgb, { raw: { width: 75, height: 45, channels: 3 } }).toColourspace("cmyk");
      const bare = await scene.jpeg({ quality: 95, ...options }).toBuffer();
      const file = Buffer.concat([
        bare.subarray(0, 2),
        Uint8Array.of(0xff, 0xe2, (PROFILE.length + 16) >> 8, (PROFILE.length + 16) & 0xff),
        new TextEncoder().encode("ICC_PROFILE\0\x01\x01"),
        PROFILE,
        bare.subarray(2),
      ]);
      expect(pixelsOf(file).equals(Buffer.from(coloursPlainly(TABLE, inksOf(file))))).toBe(true);
    },
  );
});

describe("colours are those of the profile's table, interpolated in its connection space", () => {
  test.each<CmykProfileOptions>([{ points: 5 }, { points: 7 }, { points: 9, type: "mAB " }])("%j", (options) => {
    const icc = cmykProfile(options);
    const [table, lut] = [inkTable(icc)!, inkLut(icc)!];
    const inks = Uint8ClampedArray.from({ length: 4 * 3000 }, (_, n) => (Math.imul(n + 1, 0x9e3779b1) >>> 13) & 255);
    const pixels = coloursPlainly(table, inks);
    const errors = Array.from({ length: 3000 }, (_, n) => {
      const expected = definedColour(
        lut,
        Array.from(inks.subarray(4 * n, 4 * n + 4), (ink) => 1 - ink / 255),
      );
      return expected.map((value, channel) => Math.abs(value - pixels[4 * n + channel]!));
    }).flat();
    expect(Math.max(...errors)).toBeLessThan(6);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(1);
  });
});

const USUAL = { width: 40, height: 24, sampling: "2x2 1x1 1x1 2x2", transform: 2, values: [30, -20, 5] } as const;

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ["no profile", () => photo("cmyk")],
  ["a profile of other colours", () => cmyk({ ...USUAL, profile: tableProfile() })],
  ["a damaged profile", () => cmyk({ ...USUAL, profile: PROFILE.slice(0, 4000) })],
])("a photo with %s has the colours of its inks without one", async (_, file) => {
  const bytes = await file();
  const inks = await libjpegInks(bytes);
  const pixels: number[] = [];
  expect(openCmyk(bytes)?.decode((band) => pixels.push(...band))).toBe(true);
  expect(pixels).toHaveLength(inks.length);
  const errors = pixels.map((value, at) => {
    const black = inks[at | 3]!;
    return Math.abs(value - (at % 4 === 3 ? 255 : (inks[at]! * black) / 255));
  });
  // One level of an ink's sample, three after YCCK, and rounding.
  expect(errors.filter((error) => error >= 4.5)).toEqual([]);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.5);
});

describe("a photo is left to the browser", () => {
  test("a photo in other colours is left to the browser", async () => {
    expect(openCmyk(await photo("canon-eos-r6"))).toBeNull();
    expect(openCmyk(await photo("png-rgb"))).toBeNull();
  });

  test("a photo with damaged data is left to the browser", () => {
    const file = cmyk(USUAL);
    const cut = Uint8Array.of(...file.subarray(0, file.length - 40), 0xff, 0xd9);
    expect(openCmyk(cut)?.decode(() => undefined)).toBe(false);
  });

  test("every photo is left to the browser without WebAssembly", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(openCmyk(cmyk(USUAL))?.decode(() => undefined)).toBe(false);
  });
});
