import type { Size } from "@matte/engine";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { decibels, lanczos3Reference, type RgbaPicture } from "../../../test/reference/lanczos3.ts";
import { scenePixels } from "../../../tools/photos/scenes/index.ts";
import { createResampler } from "./resampler.ts";
import { lanczos3Taps } from "./taps.ts";
import { PlainPasses } from "./testing/plain-passes.ts";

interface Options {
  readonly alpha?: boolean;
  readonly rowsAtOnce?: number;
}

function resampled(
  picture: RgbaPicture,
  to: Size,
  { alpha = false, rowsAtOnce = 16 }: Options = {},
): Uint8ClampedArray {
  const resampler = createResampler(picture, to, { alpha })!;
  const stride = picture.width * 4;
  for (let row = 0; row < picture.height; row += rowsAtOnce)
    resampler.push(
      Uint8ClampedArray.from(Array.prototype.slice.call(picture.data, row * stride, (row + rowsAtOnce) * stride)),
    );
  return resampler.result();
}

function scene(name: Parameters<typeof scenePixels>[0], width: number, height: number): RgbaPicture {
  const { data } = scenePixels(name, width, height);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  data.forEach((value, at) => (rgba[Math.floor(at / 3) * 4 + (at % 3)] = value));
  return { width, height, data: rgba };
}

function solid(size: Size, colour: readonly number[]): RgbaPicture {
  return {
    ...size,
    data: Uint8ClampedArray.from({ length: size.width * size.height * 4 }, (_, at) => colour[at % 4]!),
  };
}

const sizes = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) });
const channel = fc.integer({ min: 0, max: 255 });

describe("lanczos3Taps", () => {
  test("gives weights that add up to one and stay inside the source", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (from, to) => {
        const { starts, width, weights } = lanczos3Taps(from, to);
        for (let sample = 0; sample < to; sample += 1) {
          const group = weights.subarray(sample * width, (sample + 1) * width);
          expect(group.reduce((sum, weight) => sum + weight, 0)).toBe(2 ** 14);
          expect(starts[sample]).toBeGreaterThanOrEqual(0);
          expect(starts[sample]! + width).toBeLessThanOrEqual(from);
        }
      }),
    );
  });

  test("keeps every sample if the length stays the same", () => {
    const { starts, width, weights } = lanczos3Taps(20, 20);
    for (let sample = 0; sample < 20; sample += 1) {
      const group = [...weights.subarray(sample * width, (sample + 1) * width)];
      expect(group.map((weight, tap) => [starts[sample]! + tap, weight]).filter(([, weight]) => weight !== 0)).toEqual([
        [sample, 2 ** 14],
      ]);
    }
  });
});

describe("the resampler", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("keeps a picture of one colour", () => {
    fc.assert(
      fc.property(sizes, sizes, fc.tuple(channel, channel, channel), (from, to, colour) => {
        const opaque = [...colour, 255];
        expect(resampled(solid(from, opaque), to)).toEqual(solid(to, opaque).data);
        expect(resampled(solid(from, opaque), to, { alpha: true })).toEqual(solid(to, opaque).data);
      }),
    );
  });

  test("changes nothing if the size stays the same", () => {
    fc.assert(
      fc.property(sizes, fc.infiniteStream(channel), (size, values) => {
        const data = Uint8ClampedArray.from(values.take(size.width * size.height * 4));
        expect(resampled({ ...size, data }, size)).toEqual(data);
      }),
    );
  });

  test("gives the same picture however it is split into bands", () => {
    const picture = scene("street", 90, 70);
    const whole = resampled(picture, { width: 31, height: 17 }, { rowsAtOnce: 70 });
    for (const rowsAtOnce of [1, 2, 7, 69])
      expect(resampled(picture, { width: 31, height: 17 }, { rowsAtOnce })).toEqual(whole);
  });

  test("keeps the mean of a picture with even edges", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 64, max: 192 }), { minLength: 40, maxLength: 40 }), (middle) => {
        const values = [...Array<number>(40).fill(128), ...middle, ...Array<number>(40).fill(128)];
        const data = values.flatMap((value) => [value, value, value, 255]);
        const out = resampled({ width: 120, height: 1, data }, { width: 30, height: 1 });
        const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
        expect(Math.abs(mean([...out].filter((_, at) => at % 4 === 0)) - mean(values))).toBeLessThan(1);
      }),
    );
  });

  test.each([
    ["street", { width: 900, height: 600 }, { width: 108, height: 72 }],
    ["still", { width: 900, height: 600 }, { width: 640, height: 427 }],
    ["marks", { width: 300, height: 200 }, { width: 700, height: 467 }],
    ["ridges", { width: 640, height: 480 }, { width: 33, height: 71 }],
  ] as const)("resamples %s by Lanczos3 to within rounding", (name, from, to) => {
    const picture = scene(name, from.width, from.height);
    expect(decibels(resampled(picture, to), lanczos3Reference(picture, to))).toBeGreaterThan(58);
  });

  test("matches lanczos3 of sharp", async () => {
    const { data, width, height } = scenePixels("street", 900, 600);
    const to = { width: 500, height: 333 };
    const options = { kernel: "lanczos3", fit: "fill" } as const;
    const theirs = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(to.width, to.height, options)
      .raw()
      .toBuffer();
    const ours = resampled(scene("street", 900, 600), to);
    expect(decibels(ours, new Uint8ClampedArray(theirs))).toBeGreaterThan(50);
  });

  test("gives the same picture in the kernel as in the reference", () => {
    fc.assert(
      fc.property(sizes, sizes, fc.infiniteStream(channel), (from, to, values) => {
        const data = Uint8ClampedArray.from(values.take(from.width * from.height * 4));
        const reference = createResampler(from, to, { alpha: false }, (across, down) => new PlainPasses(across, down))!;
        reference.push(data);
        expect(resampled({ ...from, data }, to)).toEqual(reference.result());
      }),
    );
  });

  test("throws if rows are missing", () => {
    const resampler = createResampler({ width: 4, height: 4 }, { width: 2, height: 2 }, { alpha: false })!;
    expect(() => resampler.result()).toThrow(RangeError);
  });

  test("is not available without WebAssembly", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(createResampler({ width: 4, height: 4 }, { width: 2, height: 2 }, { alpha: false })).toBeNull();
  });
});

describe("transparent pixels", () => {
  test("add no colour to their neighbours", () => {
    const red = [200, 10, 30, 255];
    const hidden = [0, 255, 0, 0];
    const data = Array.from({ length: 16 * 4 }, (_, pixel) => (pixel % 16 < 8 ? red : hidden)).flat();
    const out = resampled({ width: 16, height: 4, data }, { width: 5, height: 2 }, { alpha: true });
    for (let at = 0; at < out.length; at += 4) {
      if (out[at + 3]! > 2) expect([...out.subarray(at, at + 3)]).toEqual([200, 10, 30]);
      else expect(out[at + 1]).toBeLessThan(20);
    }
  });

  test("are weighted by their alpha", () => {
    const data = [255, 255, 255, 128, 0, 0, 0, 128];
    const [red, , , alpha] = resampled({ width: 2, height: 1, data }, { width: 1, height: 1 }, { alpha: true });
    expect([red, alpha]).toEqual([128, 128]);
  });
});
