/** Crops as `--crop` states them. */
import { type Box, centredCrop, cropShares, NO_CROP, type PhotoCrop, type Size } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";

/** Pixels of the upright photo, or the ratio of the largest centred part. */
export type WantedCrop = { readonly box: Box } | { readonly ratio: number };

const PIXELS = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/;
const RATIO = /^(\d{1,4}(?:\.\d{1,4})?):(\d{1,4}(?:\.\d{1,4})?)$/;

/** Reads `X,Y,W,H` or `4:5`. @throws UsageError for anything else, and for a crop of nothing */
export function readCrop(text: string): WantedCrop {
  const pixels = PIXELS.exec(text);
  const [, ...numbers] = (pixels ?? RATIO.exec(text) ?? []).map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  if (pixels === null) {
    if (!(x > 0 && y > 0)) throw new UsageError(cli.errors.crop);
    return { ratio: x / y };
  }
  if (width === 0 || height === 0) throw new UsageError(cli.errors.emptyCrop);
  return { box: { x, y, width, height } };
}

/** A crop that reaches outside its photo. */
export class CropOutsideError extends Error {
  override readonly name = "CropOutsideError";
  readonly size: Size;

  constructor(size: Size) {
    super(`The photo has ${size.width} x ${size.height} px`);
    this.size = size;
  }
}

/** @param size of the upright photo @throws CropOutsideError */
export function cropOf(wanted: WantedCrop, size: Size): PhotoCrop {
  const box = "box" in wanted ? wanted.box : centredCrop(wanted.ratio, size);
  if (box.x + box.width > size.width || box.y + box.height > size.height) throw new CropOutsideError(size);
  const isWhole = box.width === size.width && box.height === size.height;
  return isWhole ? NO_CROP : { ...NO_CROP, crop: cropShares(box, size) };
}
