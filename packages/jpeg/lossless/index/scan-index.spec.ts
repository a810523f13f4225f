import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effort } from "../../../../test/effort.ts";
import { SAMPLINGS } from "../../../../tools/photos/jpeg-writer/index.ts";
import { assessLossless } from "../assess.ts";
import { frameWith } from "../frame.ts";
import { type JpegKernel, newKernel } from "../kernel/jpeg-kernel.ts";
import type { LosslessSource } from "../open.ts";
import { opened } from "../testing/coefficients.ts";
import { drawnBy, type Margins, paintOf, placeIn } from "../testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint, LosslessPlan } from "../types.ts";
import type { ScanIndex } from "./scan-index.ts";

const KERNEL = newKernel()!;
const MARGINS: Margins = { left: 2, top: 1, right: 29, bottom: 23 };
const WIDER: Margins = { left: 4, top: 3, right: 40, bottom: 70 };
const WITHOUT_WALK: JpegKernel = {
  ...KERNEL,
  walk: () => {
    throw new Error("The scan is read again.");
  },
};

function indexOf(source: LosslessSource, plan: LosslessPlan, paint: LosslessPaint): ScanIndex {
  const found: ScanIndex[] = [];
  expect(assessLossless(source, plan, paint, { data: true, onIndex: (index) => void found.push(index) })).toBeNull();
  expect(found).toHaveLength(1);
  return structuredClone(found[0]!);
}

/** Overlays cover parts of the photo. */
function marked(source: LosslessSource, margins: Margins): LosslessPaint {
  const { x, y } = placeIn(source, margins).photo;
  const mark = { x: x + 3, y: y + 5, width: Math.min(20, source.width), height: Math.min(9, source.height) };
  return paintOf({ overlays: [mark], draw: drawnBy(() => [128, 128, 128, 200]) });
}

const side = fc.integer({ min: 1, max: 90 });
const coding = fc.record({
  sampling: fc.constantFrom(...SAMPLINGS),
  quality: fc.integer({ min: 85, max: 98 }),
  huffman: fc.constantFrom("standard" as const, "optimised" as const),
  restartInterval: fc.nat(6),
});

describe("an index of a photo's scan", () => {
  it("gives the same frame as reading the scan, with and without kernel", () => {
    fc.assert(
      fc.property(side, side, coding, fc.boolean(), (width, height, options, overlaid) => {
        const source = opened(jpeg(width, height, options, width * height));
        const paintFor = (margins: Margins): LosslessPaint => (overlaid ? marked(source, margins) : paintOf());
        const index = indexOf(source, placeIn(source, MARGINS), paintFor(MARGINS));
        const [plan, paint] = [placeIn(source, WIDER), paintFor(WIDER)];
        const expected = frameWith(null, source, plan, paint);
        expect(frameWith(null, source, plan, paint, { index })).toEqual(expected);
        expect(frameWith(WITHOUT_WALK, source, plan, paint, { index })).toEqual(expected);
      }),
      { numRuns: effort(25, 100) },
    );
  });

  it("is not used for a frame that draws over other parts of the photo", () => {
    const source = opened(jpeg(90, 70, { sampling: "4:2:0", quality: 92 }));
    const [plan, paint] = [placeIn(source, MARGINS), marked(source, MARGINS)];
    const expected = frameWith(KERNEL, source, plan, paint);
    const plain = indexOf(source, plan, paintOf());
    expect(() => frameWith(WITHOUT_WALK, source, plan, paint, { index: plain })).toThrow("read again");
    expect(frameWith(KERNEL, source, plan, paint, { index: plain })).toEqual(expected);
    const over = indexOf(source, plan, paint);
    expect(frameWith(KERNEL, source, plan, paintOf(), { index: over })).toEqual(
      frameWith(KERNEL, source, plan, paintOf()),
    );
  });

  it("is not used for another photo", () => {
    const one = opened(jpeg(90, 70, { sampling: "4:2:0", quality: 92 }, 1));
    const other = opened(jpeg(90, 70, { sampling: "4:2:0", quality: 92 }, 2));
    const plan = placeIn(one, MARGINS);
    const index = indexOf(one, plan, paintOf());
    expect(frameWith(KERNEL, other, plan, paintOf(), { index })).toEqual(frameWith(KERNEL, other, plan, paintOf()));
  });

  it("is small, and none is made of short restart intervals in a large photo", () => {
    const found: ScanIndex[] = [];
    const assess = (restartInterval: number): void => {
      const source = opened(jpeg(1600, 1200, { sampling: "4:4:4", quality: 85, restartInterval }));
      assessLossless(source, placeIn(source, MARGINS), paintOf(), {
        data: true,
        onIndex: (index) => found.push(index),
      });
    };
    assess(0);
    expect(found[0]!.bytes).toBeLessThan(2 ** 14);
    assess(1);
    expect(found).toHaveLength(1);
  });
});
