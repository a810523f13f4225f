import type { Box } from "@matte/engine";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { effort } from "../../../test/effort.ts";
import { photo } from "../../../test/photos/index.ts";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { SAMPLINGS } from "../../../tools/photos/jpeg-writer/index.ts";
import type { CoveredMcus, FramedPlace, Quotients } from "./unframe/place.ts";
import { assessLossless } from "./assess.ts";
import { FallbackError } from "./fallback.ts";
import { withFinerSteps, withFineSteps } from "./finer-steps.ts";
import { frameLossless, frameWith } from "./frame.ts";
import { newKernel } from "./kernel/jpeg-kernel.ts";
import type { LosslessSource } from "./open.ts";
import { coefficientJpeg, component } from "./testing/coefficient-jpeg.ts";
import { coefficientsOf, compareKept, opened } from "./testing/coefficients.ts";
import { drawnBy, framed, paintOf, placeIn } from "./testing/frames.ts";
import { withQuotients } from "./unframe/quotients.ts";
import { changedRows } from "./testing/inside.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint, Rgb } from "./types.ts";
import { unframedScanWith, unframeLossless, unframeWith } from "./unframe/unframe.ts";

const MARGINS = { left: 2, top: 1, right: 33, bottom: 70 };
const BRICK: Rgb = [178, 34, 34];
const KERNEL = newKernel();

/** Soft-edged caption letters overlapping the photo. */
function captionBox({ width, height, mcu }: LosslessSource): Box {
  return { x: mcu.width, y: mcu.height + height - 4, width, height: 40 };
}

function captioned(source: LosslessSource, background: Rgb = [255, 255, 255]): LosslessPaint {
  const box = captionBox(source);
  const draw = drawnBy((x, y) => {
    const across = x % 22;
    const stroke = (across >= 4 && across < 8) || (y % 20 >= 8 && y % 20 < 11 && across < 14);
    const inside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
    const edge = across === 3 || across === 8 ? 120 : 0;
    return [20, 20, 20, inside ? (stroke ? 255 : edge) : 0];
  });
  return paintOf({ background, overlays: [box], draw });
}

/** A captioned frame, and the photo's place in it. */
async function captionedExport(
  source: LosslessSource,
): Promise<{ readonly file: Uint8Array<ArrayBuffer>; readonly place: FramedPlace }> {
  const plan = placeIn(source, MARGINS);
  const covered: (CoveredMcus | null)[] = [];
  const file = framed(source, plan, captioned(source), { onCovered: (mcus) => void covered.push(mcus) });
  const box = { ...plan.photo, width: source.width, height: source.height };
  const place = withQuotients(source, file, { photo: box, covered: covered.at(-1) ?? null });
  return { file, place };
}

function stepsOf(file: Uint8Array): readonly Uint16Array[] {
  return opened(file).picture.components.map(({ quantisation }) => quantisation);
}

describe.each(["quality-40", "quality-75"] as const)("framing %s", (name) => {
  it.each<[string, Rgb]>([
    ["white", [255, 255, 255]],
    ["brick red", BRICK],
    ["ivory", [250, 240, 230]],
    ["black", [0, 0, 0]],
    ["teal", [0, 128, 128]],
    ["grey", [90, 90, 90]],
  ])("with a caption on %s keeps every pixel, in fewer bytes than quality 95", async (_, background) => {
    const source = opened(await photo(name));
    const plan = placeIn(source, MARGINS);
    const file = framed(source, plan, captioned(source, background));
    expect(compareKept(source.bytes, file, plan.photo, [captionBox(source)]).different).toEqual([]);
    const [before, after] = [await decodePixels(source.bytes), await decodePixels(file)];
    const covered = changedRows(source, plan.photo, before, after);
    expect(covered.filter((row) => row < source.height - 4 - 2 * source.mcu.height)).toEqual([]);
    pixelAt(after, 1, 1).forEach((value, channel) =>
      expect(Math.abs(value - background[channel]!)).toBeLessThanOrEqual(1),
    );
    const again = await sharp(file).jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false }).toBuffer();
    expect(file.length).toBeLessThan(again.length);
  });
});

describe("a photo whose steps are fine enough", () => {
  it("keeps them", () => {
    const source = opened(jpeg(90, 70, { sampling: "4:2:0", quality: 95 }));
    expect(stepsOf(framed(source, placeIn(source, MARGINS), captioned(source)))).toEqual(stepsOf(source.bytes));
  });
});

describe("a photo too coarse for its frame", () => {
  const coding = fc.record({
    sampling: fc.constantFrom(...SAMPLINGS),
    quality: fc.integer({ min: 5, max: 80 }),
    huffman: fc.constantFrom("standard" as const, "optimised" as const),
    progressive: fc.boolean(),
    restartInterval: fc.nat(6),
  });
  const side = fc.integer({ min: 1, max: 90 });

  it("keeps its values and pixels under steps that divide its own, by kernel and reference alike", async () => {
    let requantised = 0;
    await fc.assert(
      fc.asyncProperty(side, side, coding, async (width, height, options) => {
        const source = opened(jpeg(width, height, options, width * height));
        const [plan, paint] = [placeIn(source, MARGINS), captioned(source)];
        const [file, reference] = [KERNEL, null].map((kernel) => frameWith(kernel, source, plan, paint));
        expect(file).toEqual(reference);
        if (file === undefined || "fallbackReason" in file) throw new Error("Nothing was framed.");
        expect(assessLossless(source, plan, paint, { data: true })).toBeNull();
        expect(compareKept(source.bytes, file, plan.photo, [captionBox(source)]).different).toEqual([]);
        const before = stepsOf(source.bytes);
        stepsOf(file).forEach((steps, index) => {
          steps.forEach((step, k) => expect(before[index]![k]! % step).toBe(0));
          if (steps[0] !== before[index]![0]) requantised += 1;
        });
      }),
      { numRuns: effort(25, 100) },
    );
    expect(requantised).toBeGreaterThan(effort(12, 50));
  });

  it("comes back from its frame with its own steps and coefficients, by kernel and reference alike", async () => {
    let requantised = 0;
    await fc.assert(
      fc.asyncProperty(side, side, coding, async (width, height, options) => {
        const source = opened(jpeg(width, height, options, width * height));
        const { file, place } = await captionedExport(source);
        const [back, reference] = [KERNEL, null].map((kernel) => unframeWith(kernel, opened(file), place));
        expect(back).toEqual(reference);
        if (back === undefined || "fallbackReason" in back) throw new Error("The frame stays on.");
        expect(coefficientsOf(back)).toEqual(coefficientsOf(source.bytes));
        expect(stepsOf(back)).toEqual(stepsOf(source.bytes));
        if (place.quotients !== undefined) requantised += 1;
      }),
      { numRuns: effort(15, 60) },
    );
    expect(requantised).toBeGreaterThan(effort(7, 30));
  });

  it("gives back its entropy-coded data, with its restart markers", async () => {
    await fc.assert(
      fc.asyncProperty(side, side, coding, async (width, height, options) => {
        const source = opened(jpeg(width, height, { ...options, progressive: false }, width * height));
        const { file, place } = await captionedExport(source);
        const [scan] = source.picture.scans;
        // The range ends after EOI.
        const data = source.bytes.slice(scan!.data.start, scan!.data.end - 2);
        expect(unframedScanWith(KERNEL, opened(file), place, scan!)).toEqual(data);
        expect(unframedScanWith(null, opened(file), place, scan!)).toEqual(data);
      }),
      { numRuns: effort(15, 60) },
    );
  });

  it.each<[string, (quotients: Quotients) => Quotients]>([
    ["of other components", (quotients) => quotients.slice(1)],
    ["whose steps have no place in a table", (quotients) => quotients.map((factors) => factors.map(() => 65_535))],
    ["that do not divide its coefficients", (quotients) => quotients.map((factors) => factors.map(() => 3001))],
  ])("stays in its frame with quotients %s", async (_, change) => {
    const source = opened(jpeg(93, 71, { sampling: "4:2:0", quality: 50 }));
    const { file, place } = await captionedExport(source);
    const changed = { ...place, quotients: change(place.quotients!) };
    expect(unframeLossless(opened(file), changed)).toMatchObject({ fallbackReason: "damaged" });
  });
});

describe("a photo under steps that are prime numbers", () => {
  /** AC steps become 1: coefficients grow the most. */
  function primeSource(dc: number, ac: number, value: (block: number, k: number) => number): LosslessSource {
    const size = { width: 64, height: 48 };
    const quantisation = new Uint16Array(64).fill(ac).fill(dc, 0, 1);
    return opened(coefficientJpeg({ size, components: [{ ...component(1, 1, 1, ac), quantisation }], value }));
  }

  const GREY: Rgb = [77, 77, 77];
  const WHITE: Rgb = [255, 255, 255];
  const dcValues = (dark: number, light: number) => (block: number, k: number) =>
    k > 0 ? 0 : block % 2 === 0 ? dark : light;

  it.each<[string, number, number, number, Rgb, number]>([
    ["13, whose black is below the range of a step of 1", 13, -79, 78, GREY, 1],
    ["23, whose black is next to a grey matte", 23, -45, 44, GREY, 1],
    ["97, whose black is next to white", 97, -11, 11, WHITE, 97],
  ])("keeps its pixels under a DC step of %s", (_, step, dark, light, background, finest) => {
    const source = primeSource(step, 41, dcValues(dark, light));
    const [plan, paint] = [placeIn(source, MARGINS), captioned(source, background)];
    const file = framed(source, plan, paint);
    expect([...stepsOf(file)[0]!.subarray(0, 2)]).toEqual([finest, 1]);
    expect(compareKept(source.bytes, file, plan.photo, [captionBox(source)]).different).toEqual([]);
    expect(assessLossless(source, plan, paint, { data: true })).toBeNull();
    const box = { ...plan.photo, width: source.width, height: source.height };
    expect(unframeLossless(opened(file), { photo: box, covered: null })).toBeInstanceOf(Uint8Array);
  });

  it.each([
    ["an AC coefficient", WHITE, (_: number, k: number) => (k === 1 ? 11 : 0)],
    ["black next to white and a matte that the DC step cannot show", GREY, dcValues(-11, 11)],
  ])("has the reason of its own steps where finer ones have no code for %s", (_, background, value) => {
    const source = primeSource(97, 97, value);
    const [plan, paint] = [placeIn(source, MARGINS), captioned(source, background)];
    const results = [frameLossless(source, plan, paint), assessLossless(source, plan, paint, { data: true })];
    for (const result of results)
      expect(["matte-colour", "overlay-quality"]).toContain(
        result !== null && "fallbackReason" in result && result.fallbackReason,
      );
  });

  it("has the reason of its own steps where the coefficients do not fit in memory", () => {
    const first = new FallbackError("matte-colour", "first");
    const prime = primeSource(97, 97, () => 0);
    const huge = { ...prime, grid: { ...prime.grid, columns: 8000, rows: 8000 } };
    const work = (): never => {
      throw first;
    };
    expect(() => withFineSteps(huge, work, () => undefined)).toThrow(first);
  });
});

describe("withFinerSteps", () => {
  it.each([
    [8, [1, 2, 8, 1, 6, 8, 5]],
    [4, [1, 2, 4, 1, 4, 4, 1]],
    [1, [1, 1, 1, 1, 1, 1, 1]],
  ])("takes the largest divisor up to %i of each step", (limit, divisors) => {
    const source = opened(jpeg(8, 8, { sampling: "grey", quality: 90 }));
    const quantisation = new Uint16Array(64).fill(1);
    quantisation.set([1, 2, 16, 97, 12, 24, 25]);
    const { picture } = source;
    const coarse = { ...source, picture: { ...picture, components: [{ ...picture.components[0]!, quantisation }] } };
    const finer = withFinerSteps(coarse, limit);
    expect([...finer.picture.components[0]!.quantisation.subarray(0, 7)]).toEqual(divisors);
    finer.quotients?.[0]?.forEach((quotient, k) =>
      expect(quotient * finer.picture.components[0]!.quantisation[k]!).toBe(quantisation[k]),
    );
  });
});
