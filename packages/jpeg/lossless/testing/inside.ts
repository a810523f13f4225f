import type { Size } from "@matte/engine";

/** Decoded picture with `channels` bytes per pixel, row by row. */
interface Pixels extends Size {
  readonly channels: number;
  readonly data: Uint8Array;
}

/** Pixels over which decoders blend the chroma of neighbouring MCUs. */
const BLENDED = 2;

/** Rows with different pixels in a photo and its framed picture, in whole MCUs without the outermost pixels. */
export function changedRows(
  source: Size & { readonly mcu: Size },
  place: { readonly x: number; readonly y: number },
  before: Pixels,
  after: Pixels,
): number[] {
  if (before.channels !== after.channels) throw new Error("The photo and its framed picture have different channels.");
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
