import { describe, expect, it } from "vitest";
import { type Sampling, writeJpeg } from "../../../../tools/photos/jpeg-writer/index.ts";
import { scene } from "../../../../tools/photos/scenes/index.ts";
import { opened } from "../testing/coefficients.ts";
import { type EdgeErrors, edgeErrors } from "../testing/edge-errors.ts";
import { framed, paintOf, placeIn } from "../testing/frames.ts";
import type { Rgb } from "../types.ts";
import { samplesOf } from "./colour-transform.ts";
import { edgeFeedback } from "./edge-feedback.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [117, 117, 117];
const [LUMA, BLUE] = [0, 1];

/** Errors in a 613 x 409 px photo; its last blocks have 5 luma columns and one luma row. */
function errorsOf(sampling: Sampling, quality: number, background: Rgb, component = LUMA): EdgeErrors {
  const source = opened(writeJpeg(scene("ridges", 613, 409), { sampling, quality }));
  const plan = placeIn(source, { left: 2, top: 2, right: 40, bottom: 40 });
  const file = framed(source, plan, paintOf({ background }));
  const level = Math.round(samplesOf("ycc", background)[component]!);
  return edgeErrors(source.bytes, file, plan.photo, component, level);
}

describe.each(["4:2:0", "4:4:4"] as const)("the blocks at the edges of a photo in %s", (sampling) => {
  // By rounding alone: 2.27, 1.54 and 1.05 levels in the photo, 1.03, 0.57 and 0.44 in the frame.
  it.each([
    [75, 0.85],
    [90, 0.55],
    [95, 0.42],
  ])("show it at quality %i within a mean of %f levels next to white and black, which are exact", (quality, limit) => {
    for (const colour of [WHITE, BLACK]) {
      const { photo, frame } = errorsOf(sampling, quality, colour);
      expect(photo).toBeLessThan(limit);
      expect(frame).toBeLessThan(0.1);
    }
  });

  // By rounding alone: 2.22, 1.55 and 1.01 levels in the photo, 2.12, 1.14 and 0.86 in the frame.
  it.each([
    [75, 1.85, 2.5],
    [90, 1.2, 1.5],
    [95, 0.8, 1.1],
  ])("favour it at quality %i next to other colours", (quality, inPhoto, inFrame) => {
    const { photo, frame } = errorsOf(sampling, quality, GREY);
    expect(photo).toBeLessThan(inPhoto);
    expect(frame).toBeLessThan(inFrame);
  });

  it("show its chroma within a level", () => {
    const { photo, frame } = errorsOf(sampling, 75, WHITE, BLUE);
    expect(photo).toBeLessThan(0.8);
    expect(frame).toBeLessThan(0.85);
  });
});

describe("feedback", () => {
  it("is nothing where all samples have one weight", () => {
    for (const weight of [0.1, 1])
      for (const factor of edgeFeedback(Array<number>(8).fill(weight))) expect(factor).toBeCloseTo(0);
  });

  it("leads to the nearest values where the other samples hardly count", () => {
    // Flat at one level in one sample: the lowest frequency alone can correct any error by the others there.
    const [first = 0] = edgeFeedback([1, ...Array<number>(7).fill(1e-6)]).subarray(1);
    expect(first).toBeCloseTo(Math.SQRT2 * Math.cos(Math.PI / 16), 4);
  });
});
