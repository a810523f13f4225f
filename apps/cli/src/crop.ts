/** Crops as `--crop`, `--straighten`, `--turn` and `--mirror` state them. */
import {
  type Box,
  centredCrop,
  clampedAngle,
  cropShares,
  isUncropped,
  MAX_STRAIGHTEN,
  NO_CROP,
  type PhotoCrop,
  type Size,
} from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import type { CallOptions } from "./options.ts";

/** Pixels of the upright photo, or the ratio in which the largest centred part is shown; null for all. */
type WantedPart = { readonly box: Box } | { readonly ratio: number } | null;

export interface WantedCrop extends Omit<PhotoCrop, "crop"> {
  readonly part: WantedPart;
}

/** In degrees. */
const QUARTER = 90;

export type CropOptions = Pick<CallOptions, "crop" | "straighten" | "turn" | "mirror">;

/** @throws UsageError @returns null if photos are framed as they are */
export function wantedCrop({ crop, straighten, turn, mirror = false }: CropOptions): WantedCrop | null {
  const wanted = {
    part: crop === undefined ? null : readCrop(crop),
    turn: quartersOf(turn),
    mirror,
    straighten: straighten === undefined ? 0 : readAngle(straighten),
  };
  return wanted.part === null && isUncropped({ ...wanted, crop: null }) ? null : wanted;
}

function quartersOf(degrees: string | undefined): PhotoCrop["turn"] {
  return ([0, 1, 2, 3] as const).find((quarters) => String(quarters * QUARTER) === degrees) ?? 0;
}

const DEGREES = /^[+-]?\d{1,2}(?:\.\d{1,4})?$/;

/** Reads degrees in steps of 0.1. @throws UsageError */
function readAngle(text: string): number {
  const degrees = DEGREES.test(text) ? Number(text) : NaN;
  if (!(Math.abs(degrees) <= MAX_STRAIGHTEN)) throw new UsageError(cli.errors.straighten(MAX_STRAIGHTEN));
  return clampedAngle(degrees);
}

const PIXELS = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/;
const RATIO = /^(\d{1,4}(?:\.\d{1,4})?):(\d{1,4}(?:\.\d{1,4})?)$/;

/** Reads `X,Y,W,H` or `4:5`. @throws UsageError for anything else, and for a crop of nothing */
function readCrop(text: string): NonNullable<WantedPart> {
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
export function cropOf({ part, ...turned }: WantedCrop, size: Size): PhotoCrop {
  const box = boxOf(part, turned, size);
  if (box === null) return { ...turned, crop: null };
  if (box.x + box.width > size.width || box.y + box.height > size.height) throw new CropOutsideError(size);
  const isWhole = box.width === size.width && box.height === size.height;
  const crop = { ...turned, crop: isWhole ? null : cropShares(box, size) };
  return isUncropped(crop) ? NO_CROP : crop;
}

function boxOf(part: WantedPart, { turn }: Pick<PhotoCrop, "turn">, size: Size): Box | null {
  if (part === null || "box" in part) return part?.box ?? null;
  return centredCrop(turn % 2 === 1 ? 1 / part.ratio : part.ratio, size);
}
