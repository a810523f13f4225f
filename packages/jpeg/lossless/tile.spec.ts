import { describe, expect, it } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { JPEG_CODINGS } from "../../../test/photos/jpeg-codings.ts";
import { decodePixels, pixelAt } from "../../../test/photos/pixels.ts";
import { frameWith } from "./frame.ts";
import { newKernel } from "./kernel/jpeg-kernel.ts";
import type { LosslessSource } from "./open.ts";
import { compareKept, opened } from "./testing/coefficients.ts";
import { drawnBy, framed, paintOf, placeIn } from "./testing/frames.ts";
import { jpeg } from "@matte/pixels/testing";
import type { LosslessPaint, MatteTile, Rgb } from "./types.ts";

const GREY: Rgb = [128, 128, 128];
const MARGINS = { left: 11, top: 9, right: 203, bottom: 77 };

/** Grey of a pixel of the tile: a coarse relief, another one in every MCU. */
function greyAt(x: number, y: number): number {
  return 128 + Math.round(12 * Math.sin(x / 3 + y / 50) * Math.cos(y / 4 - x / 90));
}

/** Each index is its grey. */
const GREYS = Uint8ClampedArray.from({ length: 1024 }, (_, at) => (at % 4 === 3 ? 255 : at >> 2));

/** A tile of 5 by 3 MCUs. */
function tileFor({ mcu }: LosslessSource): MatteTile {
  const size = { width: 5 * mcu.width, height: 3 * mcu.height };
  const { width, height } = size;
  const indices = Uint8Array.from({ length: width * height }, (_, at) => greyAt(at % width, Math.floor(at / width)));
  return { size, indices, palette: GREYS };
}

function paintFor(source: LosslessSource, parts: Partial<LosslessPaint> = {}): LosslessPaint {
  return paintOf({ background: GREY, tile: tileFor(source), ...parts });
}

/** Largest difference from the tile at places where `isMatte`. */
async function furthest(
  source: LosslessSource,
  file: Uint8Array,
  isMatte: (x: number, y: number) => boolean,
): Promise<number> {
  const pixels = await decodePixels(file);
  const { size } = tileFor(source);
  let most = 0;
  for (let y = 0; y < pixels.height; y += 1)
    for (let x = 0; x < pixels.width; x += 1) {
      if (!isMatte(x, y)) continue;
      const wanted = greyAt(x % size.width, y % size.height);
      most = Math.max(most, Math.abs(pixelAt(pixels, x, y)[1]! - wanted));
    }
  return most;
}

describe.each(JPEG_CODINGS)("A matte with a tile around %s", (name) => {
  it("keeps the photo, and is the same file with and without a kernel", async () => {
    const source = opened(await photo(name));
    const plan = placeIn(source, MARGINS);
    const stroke = { x: plan.photo.x - 30, y: plan.photo.y - 30, width: source.width + 60, height: source.height + 60 };
    const inside = { x: stroke.x + 2, y: stroke.y + 2, width: stroke.width - 4, height: stroke.height - 4 };
    const flats = [
      { box: stroke, colour: [0, 0, 0] as const },
      { box: inside, colour: null },
    ];
    const box = { x: 20, y: 10, width: 60, height: 30 };
    const draw = drawnBy((x) => [0, 0, 0, x % 7 === 0 ? 255 : 0]);
    // Another tile each time: the records of a known one are kept.
    const paint = (): LosslessPaint => paintFor(source, { flats, overlays: [box], draw });
    const known = paint();
    const file = framed(source, plan, known);
    expect(compareKept(source.bytes, file, plan.photo).different).toEqual([]);
    expect(frameWith(null, source, plan, paint())).toEqual(file);
    expect(frameWith(newKernel(), source, plan, paint())).toEqual(file);
    expect(framed(source, plan, known)).toEqual(file);
  });

  it("has its brightness alone in the first component, with and without a kernel", async () => {
    const source = opened(await photo(name));
    const plan = placeIn(source, MARGINS);
    const flats = [{ box: { x: 21, y: 17, width: 60, height: 40 }, colour: [9, 9, 9] as const }];
    const paint = (): LosslessPaint => paintFor(source, { flats, tile: { ...tileFor(source), isBrightness: true } });
    const file = framed(source, plan, paint());
    expect(frameWith(null, source, plan, paint())).toEqual(file);
    if (source.picture.colour !== "ycc") return;
    const coloured = await decodePixels(file);
    const [grey] = [pixelAt(coloured, 3, 3)];
    expect(Math.max(...grey) - Math.min(...grey)).toBeLessThanOrEqual(1);
  });
});

describe("A matte with a tile", () => {
  it("is drawn again for a photo with other steps", () => {
    const [one, other] = [97, 60].map((quality) => opened(jpeg(96, 80, { sampling: "4:2:0", quality })));
    const paint = paintFor(one!);
    framed(one!, placeIn(one!, MARGINS), paint);
    const plan = placeIn(other!, MARGINS);
    expect(framed(other!, plan, paint)).toEqual(framed(other!, plan, paintFor(other!)));
  });

  it("is drawn further for a photo that shows more of it", () => {
    const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 97 }));
    const paint = paintFor(source);
    framed(source, placeIn(source, { left: 1, top: 1, right: 0, bottom: 0 }), paint);
    const plan = placeIn(source, MARGINS);
    expect(framed(source, plan, paint)).toEqual(framed(source, plan, paintFor(source)));
  });

  it("shows the tile from the canvas's corner on, up to the photo and inside of a line", async () => {
    const source = opened(jpeg(96, 80, { sampling: "4:2:0", quality: 97 }));
    const plan = placeIn(source, MARGINS);
    const line = { x: plan.photo.x - 40, y: plan.photo.y - 40, width: 176, height: 160 };
    const ground = { x: line.x + 3, y: line.y + 3, width: line.width - 6, height: line.height - 6 };
    const flats = [
      { box: line, colour: [0, 0, 0] as const },
      { box: ground, colour: null },
    ];
    const file = framed(source, plan, paintFor(source, { flats }));
    const near = (x: number, y: number, { x: left, y: top }: typeof line, width: number, height: number): boolean =>
      x >= left - 16 && y >= top - 16 && x < left + width + 16 && y < top + height + 16;
    const outside = (x: number, y: number): boolean => !near(x, y, line, line.width, line.height);
    expect(await furthest(source, file, outside)).toBeLessThanOrEqual(4);
    const between = (x: number, y: number): boolean =>
      x >= ground.x + 16 && x < plan.photo.x - 16 && y >= ground.y + 16 && y < plan.photo.y + 60;
    expect(await furthest(source, file, between)).toBeLessThanOrEqual(4);
  });
});
