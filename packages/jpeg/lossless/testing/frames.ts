/** Shared by the specs: frames around photos. */
import type { Box } from "@matte/engine";
import { frameLossless } from "../frame.ts";
import type { LosslessSource } from "../open.ts";
import type { LosslessOptions, LosslessPaint, LosslessPlan, Rgb } from "../types.ts";

const WHITE: Rgb = [255, 255, 255];

/** MCUs before the photo and pixels after it. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function placeIn(source: LosslessSource, { left, top, right, bottom }: Margins): LosslessPlan {
  const photo = { x: left * source.mcu.width, y: top * source.mcu.height };
  return { photo, canvas: { width: photo.x + source.width + right, height: photo.y + source.height + bottom } };
}

export function paintOf(parts: Partial<LosslessPaint> = {}): LosslessPaint {
  return { background: WHITE, flats: [], overlays: [], draw: nothing, ...parts };
}

function nothing(): never {
  throw new Error("Nothing was to be drawn.");
}

/** Paints with a function returning each canvas pixel's RGBA colour. */
export function drawnBy(
  colour: (x: number, y: number) => readonly [number, number, number, number],
): (box: Box) => Uint8ClampedArray {
  return (box) => {
    const pixels = new Uint8ClampedArray(box.width * box.height * 4);
    for (let n = 0; n < box.width * box.height; n += 1) {
      pixels.set(colour(box.x + (n % box.width), box.y + Math.floor(n / box.width)), n * 4);
    }
    return pixels;
  };
}

/** Frames a photo; throws its fallback reason. */
export function framed(
  source: LosslessSource,
  plan: LosslessPlan,
  paint: LosslessPaint,
  options?: LosslessOptions,
): Uint8Array<ArrayBuffer> {
  const file = frameLossless(source, plan, paint, options);
  if ("fallbackReason" in file) throw new Error(`${file.fallbackReason}: ${file.detail}`);
  return file;
}
