import type { Box, Size } from "@matte/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../test/photos/jpeg-codings.ts";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { SAMPLINGS, writeJpeg } from "../../../tools/photos/jpeg-writer/index.ts";
import { scenePixels } from "../../../tools/photos/scenes/index.ts";
import { rowsOf } from "../../../tools/photos/row-source.ts";
import type { CoveredMcus } from "./unframe/place.ts";
import { assessLossless } from "./assess.ts";
import { frameWith } from "./frame.ts";
import type { ScanIndex } from "./index/scan-index.ts";
import { newKernel } from "./kernel/jpeg-kernel.ts";
import type { LosslessSource } from "./open.ts";
import { coefficientsOf, opened } from "./testing/coefficients.ts";
import { compareCrop, type CropMargins, cropOf, placeCrop, recordedPlace, withPadding } from "./testing/crops.ts";
import { drawnBy, framed, paintOf } from "./testing/frames.ts";
import { mixedErrors } from "./testing/mixed-errors.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPlan, Rgb } from "./types.ts";
import { unframeLossless } from "./unframe/unframe.ts";

const GREY: Rgb = [90, 90, 90];
const WHITE: Rgb = [255, 255, 255];
const KERNEL = newKernel();
const ROOM: CropMargins = { left: 20, top: 20, right: 30, bottom: 30 };
const TIGHT: CropMargins = { left: 0, top: 0, right: 0, bottom: 0 };

const edgesOf = ({ x, y, width, height }: Box) =>
  [
    [x, y + 30],
    [x + width - 1, y + 30],
    [x + 30, y],
    [x + 30, y + height - 1],
  ] as const;
const fraction = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const shares = fc.tuple(fraction, fraction, fraction, fraction);
const margin = fc.integer({ min: 0, max: 40 });
const margins = fc.record({ left: margin, top: margin, right: margin, bottom: margin });

interface Framed {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly covered: CoveredMcus | null;
}

function frameOf(source: LosslessSource, plan: LosslessPlan, background = GREY): Framed {
  let covered: CoveredMcus | null = null;
  const file = framed(source, plan, paintOf({ background }), { onCovered: (mcus) => void (covered = mcus) });
  return { file, covered };
}

describe.each(JPEG_CODINGS)("a crop of %s", (name) => {
  it("keeps all blocks inside it, in the frame and without it", async () => {
    const source = opened(await photo(name));
    fc.assert(
      fc.property(shares, margins, (places, around) => {
        const crop = cropOf(source, places);
        const plan = placeCrop(source, crop, around);
        const { file, covered } = frameOf(source, plan);
        expect(compareCrop(source.bytes, file, crop, plan.photo).different).toEqual([]);
        const place = recordedPlace(source, plan, covered);
        if (place === null) return;
        const back = unframeLossless(opened(file), place);
        if ("fallbackReason" in back) throw new Error(back.detail);
        const { x, y, width, height } = place.photo;
        const returned = { x: crop.x + x - plan.photo.x, y: crop.y + y - plan.photo.y, width, height };
        expect(opened(back)).toMatchObject({ width, height });
        expect(compareCrop(source.bytes, back, returned, { x: 0, y: 0 }).different).toEqual([]);
      }),
      { numRuns: effort(4, 100) },
    );
  });
});

describe("a crop", () => {
  it("is framed alike by the kernel and in plain TypeScript, with an index or without", () => {
    const codings = fc.record({ sampling: fc.constantFrom(...SAMPLINGS), restartInterval: fc.constantFrom(0, 5) });
    fc.assert(
      fc.property(codings, shares, margins, fc.boolean(), (coding, places, around, hasOverlay) => {
        const source = opened(jpeg(149, 101, { ...coding, quality: 90 }));
        const plan = placeCrop(source, cropOf(source, places), around);
        const { width, height } = plan.canvas;
        const overlays = hasOverlay ? [{ x: 0, y: 0, width, height: Math.ceil(height / 2) }] : [];
        const paint = paintOf({ background: GREY, overlays, draw: drawnBy((x) => [60, 60, 60, x % 3 === 0 ? 90 : 0]) });
        let index: ScanIndex | null = null;
        assessLossless(source, plan, paint, { data: true, onIndex: (found) => void (index = found) });
        const [kernel, plain, indexed] = [
          frameWith(KERNEL, source, plan, paint),
          frameWith(null, source, plan, paint),
          frameWith(KERNEL, source, plan, paint, { index }),
        ];
        expect(plain).toEqual(kernel);
        expect(indexed).toEqual(kernel);
      }),
      { numRuns: effort(20, 600) },
    );
  });

  it("does not take the index of another crop of the same shape", () => {
    const source = opened(jpeg(160, 128, { sampling: "4:2:0", quality: 90 }));
    const [one, other] = [16, 48].map((x) => placeCrop(source, { x, y: 16, width: 64, height: 64 }, ROOM)) as [
      LosslessPlan,
      LosslessPlan,
    ];
    let index: ScanIndex | null = null;
    assessLossless(source, one, paintOf(), { data: true, onIndex: (found) => void (index = found) });
    expect(index).not.toBeNull();
    expect(framed(source, other, paintOf(), { index })).toEqual(framed(source, other, paintOf()));
  });

  it.each([
    ["by the kernel", KERNEL],
    ["in plain TypeScript", null],
  ])("is framed %s without reading restart intervals outside of it", (_, kernel) => {
    const intact = opened(jpeg(160, 128, { sampling: "4:2:0", quality: 90, restartInterval: 5 }));
    const plan = placeCrop(intact, { x: 90, y: 40, width: 60, height: 60 }, ROOM);
    const { start } = intact.picture.scans[0]!.data;
    const first = intact.bytes.subarray(start, intact.bytes.indexOf(0xff, start));
    const bytes = Uint8Array.from(intact.bytes);
    // Bits that end in a block.
    bytes.set(
      first.map(() => 0x55),
      start,
    );
    const damaged = opened(bytes);
    const whole = { ...plan, crop: null, photo: { x: 16, y: 16 }, canvas: { width: 200, height: 200 } };
    expect(frameWith(kernel, damaged, whole, paintOf())).toMatchObject({ fallbackReason: "damaged" });
    expect(frameWith(kernel, damaged, plan, paintOf())).toEqual(frameWith(kernel, intact, plan, paintOf()));
  });

  it("shows the photo's pixels up to its edges, and the matte after them", async () => {
    const source = opened(jpeg(160, 128, { sampling: "4:4:4", quality: 97 }));
    const crop = { x: 19, y: 21, width: 90, height: 70 };
    const plan = placeCrop(source, crop, ROOM);
    const [before, after] = [await decodePixels(source.bytes), await decodePixels(frameOf(source, plan).file)];
    for (const [x, y] of edgesOf(crop)) {
      const shown = pixelAt(after, plan.photo.x + x - crop.x, plan.photo.y + y - crop.y);
      pixelAt(before, x, y).forEach((value, channel) => expect(Math.abs(value - shown[channel]!)).toBeLessThan(14));
    }
    for (const [x, y] of edgesOf({ x: crop.x - 3, y: crop.y - 3, width: 96, height: 76 }))
      for (const value of pixelAt(after, plan.photo.x + x - crop.x, plan.photo.y + y - crop.y))
        expect(Math.abs(value - 90)).toBeLessThan(12);
  });

  const CODINGS = [{}, { restartInterval: 3 }, { progressive: true }] as const;
  const SHOWN = (["street", "still", "sea", "ridges"] as const)
    .slice(0, effort(1, 4))
    .map((name) => [name, scenePixels(name, 320, 240)] as const);
  const MIXED = SAMPLINGS.flatMap((sampling) => CODINGS.map((coding) => ({ sampling, ...coding })));

  it.each(MIXED)("of %j has edges within two levels of the photo's own mean error", async (coding) => {
    const crop = { x: 37, y: 29, width: 214, height: 158 };
    for (const [name, pixels] of SHOWN)
      for (const quality of [50, 90]) {
        const source = opened(writeJpeg(rowsOf(pixels), { ...coding, quality }));
        const plan = placeCrop(source, crop, ROOM);
        const own = await decodePixels(source.bytes);
        for (const background of [GREY, WHITE]) {
          const shown = await decodePixels(frameOf(source, plan, background).file);
          const errors = mixedErrors(pixels, own, shown, crop, plan.photo, source.mcu);
          expect(errors.shown, `${name}, ${quality}`).toBeLessThan(errors.own + 2);
        }
      }
  });

  it("is refused outside the photo, between pixels and off the grid", () => {
    const source = opened(jpeg(64, 48, { sampling: "4:2:0", quality: 90 }));
    const crop = { x: 16, y: 16, width: 20, height: 20 };
    const place = placeCrop(source, crop, ROOM);
    for (const wrong of [{ width: 49 }, { height: 33 }, { width: 0 }, { x: 16.5 }, { x: -16 }, { x: 17 }])
      expect(() => framed(source, { ...place, crop: { ...crop, ...wrong } }, paintOf())).toThrow(RangeError);
  });

  it("comes back from a photo that got finer steps", async () => {
    const source = opened(jpeg(160, 128, { sampling: "4:2:0", quality: 30 }));
    const crop = { x: 16, y: 16, width: 101, height: 77 };
    const plan = placeCrop(source, crop, ROOM);
    const { file, covered } = frameOf(source, plan, [3, 7, 11]);
    const steps = (one: Uint8Array): number => opened(one).picture.components[0]!.quantisation[0]!;
    expect(steps(file)).toBeLessThan(steps(source.bytes));
    const quotients = source.picture.components.map(({ quantisation }, n) =>
      Array.from(quantisation, (step, k) => step / opened(file).picture.components[n]!.quantisation[k]!),
    );
    const place = recordedPlace(source, plan, covered)!;
    const back = unframeLossless(opened(file), { ...place, quotients });
    if ("fallbackReason" in back) throw new Error(back.detail);
    const { width, height } = place.photo;
    expect({ width, height }).toEqual({ width: 96, height: 64 });
    expect(compareCrop(source.bytes, back, { ...crop, width, height }, { x: 0, y: 0 }).different).toEqual([]);
  });
});

/** Red outside a crop, grey grain inside it. */
function secret(crop: Box): ReturnType<typeof rowsOf> {
  const [width, height] = [160, 128];
  const data = new Uint8Array(width * height * 3);
  for (let n = 0; n < width * height; n += 1) {
    const [x, y] = [(n % width) - crop.x, Math.floor(n / width) - crop.y];
    const isInside = x >= 0 && y >= 0 && x < crop.width && y < crop.height;
    const grain = 110 + ((x * 7 + y * 13) % 31);
    data.set(isInside ? [grain, grain, grain] : [255, 0, 0], n * 3);
  }
  return rowsOf({ width, height, data });
}

async function redPixels(file: Uint8Array): Promise<number> {
  const { data, channels } = await decodePixels(withPadding(file));
  let count = 0;
  for (let at = 0; at < data.length; at += channels) if (data[at]! - data[at + 1]! > 100) count += 1;
  return count;
}

describe("what was cropped away", () => {
  const CROPS = [
    { x: 20, y: 26, width: 90, height: 70 },
    { x: 32, y: 32, width: 64, height: 48 },
    { x: 0, y: 0, width: 86, height: 54 },
    { x: 70, y: 58, width: 90, height: 70 },
    { x: 36, y: 36, width: 6, height: 6 },
  ];
  const cases = CROPS.flatMap((crop) => [ROOM, TIGHT].map((around) => ({ crop, around })));

  it.each(cases)("is neither in picture, padding nor way back of $crop in $around", async ({ crop, around }) => {
    for (const sampling of ["4:2:0", "4:4:4", "4:2:2", "4:4:0"] as const) {
      // Without matte on the left and top the crop is on the grid.
      const shown = around === TIGHT ? { ...crop, x: crop.x & ~15, y: crop.y & ~15 } : crop;
      const source = opened(writeJpeg(secret(shown), { sampling, quality: 90 }));
      const plan = placeCrop(source, shown, around);
      const { file, covered } = frameOf(source, plan);
      expect(await redPixels(source.bytes)).toBeGreaterThan(100);
      expect(await redPixels(file)).toBe(0);
      if (covered !== null) expect(await redPixels(covered.jpeg)).toBe(0);
      const place = recordedPlace(source, plan, covered);
      const back = place && unframeLossless(opened(file), place);
      if (back !== null && !("fallbackReason" in back)) expect(await redPixels(back)).toBe(0);
    }
  });

  it("has no influence on any byte", () => {
    fc.assert(
      fc.property(shares, fc.constantFrom(...SAMPLINGS), margins, (places, sampling, around) => {
        const size = { width: 150, height: 110 };
        const { mcu } = opened(jpeg(size.width, size.height, { sampling, quality: 90 }));
        const crop = cropOf(size, places);
        const files = [0, 77].map((level) => {
          const source = opened(writeJpeg(changedOutside(size, crop, mcu, level), { sampling, quality: 90 }));
          return frameOf(source, placeCrop(source, crop, around));
        });
        expect(files[0]).toEqual(files[1]);
      }),
      { numRuns: effort(15, 400) },
    );
  });
});

/** Grain in all MCUs that a crop touches, and one level elsewhere. */
function changedOutside({ width, height }: Size, crop: Box, mcu: Size, level: number): ReturnType<typeof rowsOf> {
  const data = new Uint8Array(width * height * 3);
  for (let n = 0; n < data.length; n += 1) {
    const [x, y] = [Math.floor(n / 3) % width, Math.floor(n / 3 / width)];
    const isNear =
      x >= Math.floor(crop.x / mcu.width) * mcu.width &&
      y >= Math.floor(crop.y / mcu.height) * mcu.height &&
      x < Math.ceil((crop.x + crop.width) / mcu.width) * mcu.width &&
      y < Math.ceil((crop.y + crop.height) / mcu.height) * mcu.height;
    data[n] = isNear ? (x * 31 + y * 17 + (n % 3) * 40) % 256 : level;
  }
  return rowsOf({ width, height, data });
}

it("compares coefficients of crops that differ as different", async () => {
  const bytes = await photo("sampling-420");
  const source = opened(bytes);
  const crop = { x: 32, y: 32, width: 64, height: 64 };
  const plan = placeCrop(source, crop, ROOM);
  const { file } = frameOf(source, plan);
  const { compared, different } = compareCrop(bytes, file, { ...crop, x: 48 }, plan.photo);
  expect(compared).toBeGreaterThan(50);
  expect(different.length).toBeGreaterThan(0);
  expect(coefficientsOf(file)).toHaveLength(3);
});
