import { describe, expect, it } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../test/photos/jpeg-codings.ts";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { frameWith } from "./frame.ts";
import { newKernel } from "./kernel/jpeg-kernel.ts";
import { compareKept, opened } from "./testing/coefficients.ts";
import { drawnBy, framed, type Margins, paintOf, placeIn } from "./testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint, LosslessPlan, Rgb } from "./types.ts";

const GREY: Rgb = [128, 128, 128];
const MARGINS: Margins = { left: 21, top: 17, right: 203, bottom: 177 };

/** Grey of a point: slowly brighter to the right, faster downwards. */
function greyAt(x: number, y: number): number {
  return 60 + x / 40 + y / 6;
}

/** Light of a point: less and less to the left, up to a line. */
function lightAt(x: number): number {
  return 1 - Math.max(0, 150 - x) / 600;
}

function gradientIn({ canvas }: LosslessPlan): LosslessPaint {
  const smooth = {
    boxes: [{ x: 0, y: 0, ...canvas }],
    colourAt: (x: number, y: number, into: Float64Array) => void into.fill(greyAt(x, y)),
    lightAt: null,
  };
  const draw = drawnBy((x, y) => {
    const grey = Math.round(greyAt(x + 0.5, y + 0.5));
    return [grey, grey, grey, 255];
  });
  return paintOf({ background: GREY, smooth: [smooth], draw });
}

function shadowIn({ canvas }: LosslessPlan): LosslessPaint {
  const boxes = [{ x: 0, y: 0, width: 150, height: canvas.height }];
  const draw = drawnBy((x) => [0, 0, 0, Math.round(255 * (1 - lightAt(x + 0.5)))]);
  return paintOf({ background: GREY, smooth: [{ boxes, colourAt: null, lightAt }], draw });
}

const PAINTS = { "a gradient": gradientIn, "a shadow": shadowIn } as const;

describe.each(JPEG_CODINGS)("Smooth areas around %s", (name) => {
  it.each(Object.entries(PAINTS))(
    "with %s keep the photo, and are the same file with and without a kernel",
    async (_, paintIn) => {
      const source = opened(await photo(name));
      const plan = placeIn(source, MARGINS);
      const paint = paintIn(plan);
      const file = framed(source, plan, paint);
      const { width, height } = source.mcu;
      const [right, bottom] = [plan.photo.x + source.width, plan.photo.y + source.height];
      // MCUs that it shares with the photo.
      const shared = [
        { x: right - (source.width % width), y: 0, width, height: plan.canvas.height },
        { x: 0, y: bottom - (source.height % height), width: plan.canvas.width, height },
      ];
      expect(compareKept(source.bytes, file, plan.photo, shared).different).toEqual([]);
      expect(frameWith(null, source, plan, paint)).toEqual(file);
      expect(frameWith(newKernel(), source, plan, paint)).toEqual(file);
    },
  );
});

describe.each(["4:4:4", "4:2:2", "4:2:0", "4:4:0"] as const)("A smooth area of a file of %s", (sampling) => {
  it.each([
    [98, 1.5],
    [90, 2.5],
    [75, 4],
  ])("of quality %i is within %f levels of its colours, and within half of them in the mean", async (quality, most) => {
    const source = opened(jpeg(96, 80, { sampling, quality }));
    const plan = placeIn(source, MARGINS);
    const pixels = await decodePixels(framed(source, plan, gradientIn(plan)));
    let [worst, sum, count] = [0, 0, 0];
    for (let y = 0; y < plan.photo.y - 16; y += 1)
      for (let x = 0; x < plan.canvas.width; x += 1, count += 1) {
        const error = pixelAt(pixels, x, y)[1]! - greyAt(x + 0.5, y + 0.5);
        worst = Math.max(worst, Math.abs(error));
        sum += error;
      }
    expect(worst).toBeLessThan(most);
    expect(Math.abs(sum / count)).toBeLessThan(0.5);
  });
});

describe("A smooth area", () => {
  it("shades flat areas, and leaves those without a shade as they are", async () => {
    const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, MARGINS);
    const flats = [{ box: { x: 0, y: 0, width: plan.canvas.width, height: 64 }, colour: [220, 40, 40] as const }];
    const pixels = await decodePixels(framed(source, plan, { ...shadowIn(plan), flats }));
    for (const x of [4, 60, 120]) expect(Math.abs(pixelAt(pixels, x, 20)[0]! - 220 * lightAt(x + 0.5))).toBeLessThan(4);
    for (const x of [4, 60, 120])
      expect(Math.abs(pixelAt(pixels, x, 100)[0]! - 128 * lightAt(x + 0.5))).toBeLessThan(3);
    expect(pixelAt(pixels, 200, 100)[0]).toBe(128);
  });

  it("is painted where it meets an overlay or the photo, and nowhere else", () => {
    const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, MARGINS);
    const paint = gradientIn(plan);
    const overlay = { x: 40, y: 40, width: 60, height: 20 };
    const drawn: number[] = [];
    const draw = (box: typeof overlay): Uint8ClampedArray => {
      drawn.push(box.width * box.height);
      return paint.draw(box);
    };
    framed(source, plan, { ...paint, overlays: [overlay], draw });
    // Its own blocks; the photo consists of whole ones.
    expect(drawn).toEqual([80 * 32]);
  });
});
