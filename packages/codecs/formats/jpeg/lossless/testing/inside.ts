import type { Size } from "@matte/engine";

/** A decoded picture: `channels` bytes a pixel, row by row. */
interface Pixels extends Size {
  readonly channels: number;
  readonly data: Uint8Array;
}

/** Decoders blend the chroma of neighbouring MCUs over this many pixels. */
const BLENDED = 2;

/** The rows in which any pixel of the photo's whole MCUs, but the outermost ones, changed on its way into a framed picture. */
export function changedRows(
  source: Size & { readonly mcu: Size },
  place: { readonly x: number; readonly y: number },
  before: Pixels,
  after: Pixels,
): number[] {
  if (before.channels !== after.channels) throw new Error("The framed picture has other channels than the photo.");
  const right = Math.floor(source.width / source.mcu.width) * source.mcu.width - BLENDED;
  const bottom = Math.floor(source.height / source.mcu.height) * source.mcu.height - BLENDED;
  const changed: number[] = [];
  for (let y = BLENDED; y < bottom && right > BLENDED; y += 1) {
    const one = row(before, BLENDED, y, right - BLENDED);
    const other = row(after, BLENDED + place.x, y + place.y, right - BLENDED);
    if (one.some((value, n) => value !== other[n])) changed.push(y);
  }
  return changed;
}

function row({ width, channels, data }: Pixels, x: number, y: number, length: number): Uint8Array {
  const at = (y * width + x) * channels;
  return data.subarray(at, at + length * channels);
}
