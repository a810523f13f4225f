import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../../test/effort.ts";
import { photo } from "../../../../test/photos/index.ts";
import { type JpegOptions, SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import { newKernel } from "../kernel/jpeg-kernel.ts";
import { coefficientsOf, compareKept, opened } from "../testing/coefficients.ts";
import { jpeg } from "@matte/pixels/testing";
import { unframeLossless } from "../unframe/unframe.ts";
import { type JoinedJpeg, joinLossless, joinWith, type PlacedPhoto } from "./join.ts";

const KERNEL = newKernel();

/** Places photos in columns, each at whole MCUs with `gap` MCUs between them. */
function placed(files: readonly Uint8Array[], columns: number, gap = 1): PlacedPhoto[] {
  const sources = files.map(opened);
  const { mcu } = sources[0]!;
  const across = Math.max(...sources.map(({ grid }) => grid.columns)) + gap;
  const down = Math.max(...sources.map(({ grid }) => grid.rows)) + gap;
  return sources.map((source, n) => {
    return { source, x: (n % columns) * across * mcu.width, y: Math.floor(n / columns) * down * mcu.height };
  });
}

function sizeOf(photos: readonly PlacedPhoto[]): { width: number; height: number } {
  return {
    width: Math.max(...photos.map(({ source, x }) => x + source.width)),
    height: Math.max(...photos.map(({ source, y }) => y + source.height)),
  };
}

function joined(photos: readonly PlacedPhoto[]): JoinedJpeg {
  const result = joinLossless(photos, sizeOf(photos), { segments: [] });
  if ("fallbackReason" in result) throw new Error(`${result.fallbackReason}: ${result.detail}`);
  return result;
}

/** Each photo keeps its values in the joined picture, and comes back with its coefficients and steps. */
function expectLossless(files: readonly Uint8Array<ArrayBuffer>[], columns: number, gap?: number): void {
  const photos = placed(files, columns, gap);
  const { jpeg: sheet, parts } = joined(photos);
  files.forEach((file, n) => {
    expect(compareKept(file, sheet, photos[n]!, [], "padding").different).toEqual([]);
    const back = unframeLossless(opened(sheet), { ...parts[n]!, covered: null }, { segments: [] });
    if ("fallbackReason" in back) throw new Error(back.detail);
    expect(coefficientsOf(back)).toEqual(coefficientsOf(file));
    expect(stepsOf(back)).toEqual(stepsOf(file));
  });
}

function stepsOf(file: Uint8Array): readonly Uint16Array[] {
  return opened(file).picture.components.map(({ quantisation }) => quantisation);
}

const CODINGS: readonly (readonly [name: string, ...options: readonly Partial<JpegOptions>[]])[] = [
  ["equal tables", {}],
  ["tables of their own", { huffman: "optimised" }],
  ["restart markers", { restartInterval: 3 }, {}],
  ["progressive scans", { progressive: true }, {}],
  ["other quantisation steps", { quality: 92 }, { quality: 81 }, { quality: 40 }],
  ["restart markers, progressive scans and other steps", { restartInterval: 2 }, { progressive: true, quality: 77 }],
];

const CASES = SAMPLINGS.flatMap((sampling) =>
  CODINGS.flatMap(([name, ...options]) => [2, 9].map((count) => ({ sampling, name, count, options }))),
);

describe("joined photos", () => {
  it.each(CASES)("keep all coefficients: $count in $sampling with $name", ({ sampling, count, options }) => {
    const files = Array.from({ length: count }, (_, n) =>
      jpeg(45, 35, { sampling, quality: 92, ...options[n % options.length] }, n + 1),
    );
    expectLossless(files, count === 2 ? 2 : 3);
  });

  it("keep all coefficients next to each other, in any number of columns and of any sizes", () => {
    const one = fc.record({
      width: fc.integer({ min: 1, max: 50 }),
      height: fc.integer({ min: 1, max: 50 }),
      quality: fc.integer({ min: 20, max: 100 }),
      restartInterval: fc.nat(3),
      progressive: fc.boolean(),
    });
    const photos = fc.array(one, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLINGS),
        photos,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(2),
        (sampling, all, columns, gap) => {
          const files = all.map(({ width, height, ...options }, n) => jpeg(width, height, { ...options, sampling }, n));
          expectLossless(files, columns, gap);
        },
      ),
      { numRuns: effort(40, 500) },
    );
  });

  it.each(["plain", "orientation-6", "restart-422-rows", "progressive-restart", "separate-scans"] as const)(
    "keep all coefficients of %s twice",
    async (name) => {
      const file = await photo(name);
      expectLossless([file, file], 2);
    },
  );

  it("with equal tables take as many bytes as their files, within a hundredth", () => {
    const files = [1, 2, 3].map((seed) => jpeg(400, 304, { sampling: "4:2:0", quality: 90 }, seed));
    const sum = files.reduce((bytes, { length }) => bytes + length, 0);
    expect(joined(placed(files, 3)).jpeg.length).toBeLessThanOrEqual(1.01 * sum);
  });

  it("are the same with the kernel and in TypeScript", () => {
    for (const quality of [92, 60]) {
      const files = [
        jpeg(61, 50, { sampling: "4:2:0", quality: 92, restartInterval: 3 }),
        jpeg(40, 50, { sampling: "4:2:0", quality }),
      ];
      const photos = placed(files, 2);
      const [ours, reference] = [KERNEL, null].map((kernel) => joinWith(kernel, photos, sizeOf(photos)));
      expect(ours).toEqual(reference);
    }
  });
});

describe("photos are not joined", () => {
  const one = jpeg(32, 32, { sampling: "4:2:0", quality: 90 });

  it.each([
    ["another sampling", jpeg(32, 32, { sampling: "4:4:4", quality: 90 })],
    ["other components", jpeg(32, 32, { sampling: "grey", quality: 90 })],
  ])("with %s", (_, other) => {
    const photos = placed([one, other], 2);
    expect(joinLossless(photos, { width: 200, height: 200 })).toMatchObject({ fallbackReason: "different-coding" });
  });

  it("if one is damaged", () => {
    const photos = placed([one, Uint8Array.of(...one.subarray(0, -60), ...one.subarray(-2))], 2);
    expect(joinLossless(photos, sizeOf(photos))).toMatchObject({ fallbackReason: "damaged" });
  });

  it("beyond the sides of a JPEG", () => {
    expect(joinLossless(placed([one], 1), { width: 70_000, height: 32 })).toMatchObject({
      fallbackReason: "too-large",
    });
  });

  it.each([
    ["off the grid", 8, 0],
    ["over another one", 0, 0],
    ["outside the picture", 64, 0],
    ["left of the picture", -16, 0],
  ])("%s", (_, x, y) => {
    const [first] = placed([one], 1);
    const photos = [first!, { ...first!, x, y }];
    expect(() => joinLossless(photos, { width: 80, height: 32 })).toThrow(RangeError);
  });
});
