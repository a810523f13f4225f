/** Shared by the specs: errors in the MCUs that a crop's edges divide. */
import type { Box, Size } from "@matte/engine";
import type { DecodedPicture } from "../../../../test/photos/pixels.ts";
import type { Pixels } from "../../../../tools/photos/row-source.ts";

/** Mean differences in levels, over the crop's pixels in divided MCUs alone. */
export interface MixedErrors {
  /** Between the scene and the photo: what its own encoder lost. */
  readonly own: number;
  /** Between the scene and the cropped photo in its frame. */
  readonly shown: number;
}

/** @param place of the crop in the framed picture */
export function mixedErrors(
  scene: Pixels,
  photo: DecodedPicture,
  framed: DecodedPicture,
  crop: Box,
  place: { readonly x: number; readonly y: number },
  mcu: Size,
): MixedErrors {
  const { channels } = photo;
  const errorsAt = ({ width, data }: DecodedPicture, x: number, y: number, wanted: readonly number[]): number =>
    wanted.reduce((sum, level, n) => sum + Math.abs(data[(y * width + x) * channels + n]! - level), 0);
  const sums = { own: 0, shown: 0, count: 0 };
  for (let y = crop.y; y < crop.y + crop.height; y += 1)
    for (let x = crop.x; x < crop.x + crop.width; x += 1) {
      if (!isInDividedMcu(x, y, crop, mcu)) continue;
      const wanted = levelsAt(scene, x, y, channels);
      sums.own += errorsAt(photo, x, y, wanted);
      sums.shown += errorsAt(framed, place.x + x - crop.x, place.y + y - crop.y, wanted);
      sums.count += channels;
    }
  return { own: sums.own / sums.count, shown: sums.shown / sums.count };
}

function isInDividedMcu(x: number, y: number, crop: Box, { width, height }: Size): boolean {
  const [left, top] = [x - (x % width), y - (y % height)];
  return left < crop.x || top < crop.y || left + width > crop.x + crop.width || top + height > crop.y + crop.height;
}

/** A pixel's colour, or its brightness as JPEGs have it. */
function levelsAt({ width, data }: Pixels, x: number, y: number, channels: number): readonly number[] {
  const at = (y * width + x) * 3;
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
  return channels === 1 ? [0.299 * red + 0.587 * green + 0.114 * blue] : [red, green, blue];
}
