import fc from "fast-check";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { effort } from "../../../test/effort.ts";
import { decibels, lanczos3Reference } from "../../../test/reference/lanczos3.ts";
import { photo } from "../../../test/photos/index.ts";
import { writeJpeg } from "../../../tools/photos/jpeg-writer/index.ts";
import { scene } from "../../../tools/photos/scenes/index.ts";
import { opened } from "../lossless/testing/coefficients.ts";
import { coefficientJpeg, component } from "../lossless/testing/coefficient-jpeg.ts";
import { jpeg } from "@matte/pixels/testing";
import { eachReducedBand, resampledJpeg } from "./reduce.ts";
import { reductionOf } from "./reduction.ts";
import { reducedPlainly } from "./testing/plain-reduce.ts";

afterEach(() => vi.unstubAllGlobals());

function reduced(bytes: Uint8Array, eighths: number): { readonly kernel: Buffer; readonly plain: Buffer } | null {
  const source = opened(bytes);
  const reduction = reductionOf(source, eighths);
  if (reduction === null) return null;
  const bands: Buffer[] = [];
  expect(eachReducedBand(source, reduction, (rows) => void bands.push(Buffer.from(rows)))).toBe("complete");
  return { kernel: Buffer.concat(bands), plain: Buffer.from(reducedPlainly(source, reduction)) };
}

describe("the kernel reduces pictures to the same pixels as the reference", () => {
  const side = fc.integer({ min: 8, max: 90 });
  const eighths = fc.constantFrom(1, 2, 4);

  test("any size, sampling, coding and quality gives the same pixels", () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom("4:4:4", "4:2:2", "4:4:0", "4:2:0", "grey"),
        fc.boolean(),
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom(30, 75, 95, 100),
        eighths,
        (width, height, sampling, progressive, restartInterval, quality, n) => {
          const { kernel, plain } = reduced(
            jpeg(width, height, { sampling, progressive, restartInterval, quality }),
            n,
          )!;
          expect(kernel.equals(plain)).toBe(true);
        },
      ),
      { numRuns: effort(20, 80) },
    );
  });

  test("any coefficients give the same pixels, even far outside the range of samples", () => {
    const coefficient = fc.integer({ min: -900, max: 900 });
    const sparse = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, coefficient);
    fc.assert(
      fc.property(
        fc.oneof(...[coefficient, sparse].map((one) => fc.array(one, { minLength: 1, maxLength: 700 }))),
        eighths,
        (values, n) => {
          const components = [component(1, 2, 1, 40), component(2, 1, 1), component(3, 1, 1)];
          // The largest DC values in a file, whose differences have codes.
          const value = (block: number, k: number): number => {
            const any = values[(block * 64 + k) % values.length]!;
            return k === 0 ? 2047 - Math.abs(any) : any;
          };
          const { kernel, plain } = reduced(
            coefficientJpeg({ size: { width: 40, height: 24 }, components, value }),
            n,
          )!;
          expect(kernel.equals(plain)).toBe(true);
        },
      ),
      { numRuns: effort(15, 60) },
    );
  });
});

test("components with a quarter of the samples have too few for half the size", () => {
  const components = [component(1, 4, 1), component(2, 1, 1), component(3, 1, 1)];
  const bytes = coefficientJpeg({ size: { width: 64, height: 16 }, components, value: () => 0 });
  expect(reduced(bytes, 4)).toBeNull();
  expect(reduced(bytes, 2)).not.toBeNull();
});

describe("a photo resampled from its coefficients", () => {
  test.each([
    ["street", 300],
    ["street", 120],
    ["ridges", 200],
    ["still", 100],
  ] as const)("of %s to %i px is at least 48 dB from its whole decode by Lanczos3", async (name, width) => {
    const bytes = writeJpeg(scene(name, 1200, 800), { sampling: "4:2:0", quality: 92 });
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const to = { width, height: Math.round((width * 2) / 3) };
    const reference = lanczos3Reference({ width: info.width, height: info.height, data }, to);
    expect(decibels(resampledJpeg(bytes, to)!, reference)).toBeGreaterThan(48);
  });

  test("keeps its place to a fraction of a pixel if its sides are not multiples of eight", async () => {
    const bytes = jpeg(203, 157, { sampling: "4:4:4", quality: 100 });
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const to = { width: 25, height: 19 };
    const reference = lanczos3Reference({ width: info.width, height: info.height, data }, to);
    expect(decibels(resampledJpeg(bytes, to)!, reference)).toBeGreaterThan(40);
  });
});

describe("a photo is left to the whole decode", () => {
  const usual = jpeg(160, 120, { sampling: "4:2:0", quality: 90 });

  test("a photo less than four times as large is decoded as a whole", () => {
    expect(resampledJpeg(usual, { width: 40, height: 30 })).not.toBeNull();
    expect(resampledJpeg(usual, { width: 41, height: 30 })).toBeNull();
    expect(resampledJpeg(usual, { width: 40, height: 31 })).toBeNull();
  });

  test("a photo whose coefficients take more memory than its pixels is decoded as a whole", () => {
    const to = { width: 20, height: 15 };
    const progressive = (sampling: "4:2:0" | "4:4:4"): Uint8Array =>
      jpeg(160, 120, { sampling, quality: 90, progressive: true });
    expect(resampledJpeg(progressive("4:2:0"), to)).not.toBeNull();
    expect(resampledJpeg(progressive("4:4:4"), to)).toBeNull();
  });

  test("a damaged photo is decoded as a whole", () => {
    expect(resampledJpeg(usual.subarray(0, usual.length - 400), { width: 20, height: 15 })).toBeNull();
  });

  test("a CMYK photo is decoded as a whole", async () => {
    expect(resampledJpeg(await photo("cmyk"), { width: 8, height: 8 })).toBeNull();
  });

  test("a photo with RGB samples is decoded as a whole", () => {
    const coded = (ids: readonly number[]): Uint8Array =>
      coefficientJpeg({
        size: { width: 160, height: 120 },
        components: ids.map((id) => component(id, 1, 1)),
        value: () => 0,
      });
    expect(resampledJpeg(coded([1, 2, 3]), { width: 20, height: 15 })).not.toBeNull();
    expect(
      resampledJpeg(coded([..."RGB"].map((letter) => letter.charCodeAt(0))), { width: 20, height: 15 }),
    ).toBeNull();
  });

  test("every photo is decoded as a whole without WebAssembly", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(resampledJpeg(usual, { width: 20, height: 15 })).toBeNull();
  });
});
