import {
  type BandCoder,
  encodeBand,
  encodePng,
  type ExportMetadata,
  isGrey,
  pngBands,
  pngChunksOf,
  pngMachine,
  type PngPicture,
} from "@matte/codecs";
import type { Size } from "@matte/engine";
import { nextTask } from "#lib/next-task.ts";
import { type BandHelpers, startHelpers } from "./band-helpers.ts";
import { canvasColourChunks } from "./canvas-colour.ts";
import { letGo } from "../platform/memory.ts";
import type { PaintedRows } from "../frame/painted-rows.ts";

/** Rows looked at together for colour. */
const LOOKED_AT = 64;
const machine = pngMachine();

export interface PngExport {
  readonly size: Size;
  readonly rows: PaintedRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}

/**
 * Threads that help to encode a picture of this size, as many as it keeps busy. They load from now on: whoever starts them before
 * the photo is decoded finds them ready behind it.
 * @param most how many there may be
 */
export function startPngHelpers(size: Size, most: number): BandHelpers {
  return startHelpers(Math.min(most, pngBands({ ...size, format: { colour: "rgb", depth: 8 } }) - 1));
}

/**
 * Encodes painted rows as PNG: grey where all of it is, else RGB.
 * @param helpers threads that code bands beside this one
 * @returns the file in pieces
 */
export async function encodePainted(
  { size, rows, wideGamut, metadata }: PngExport,
  { coders }: Pick<BandHelpers, "coders">,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const format = { colour: isAllGrey(rows, size) ? "grey" : "rgb", depth: 8 } as const;
  const chunks = [...(await canvasColourChunks(wideGamut)), ...pngChunksOf(metadata)];
  const read = (top: number, count: number): Uint8ClampedArray<ArrayBuffer> => rows.read(top, count);
  return encodeWith({ ...size, format, chunks, read }, { coders });
}

/** Encodes a picture on this thread and its helpers. */
export function encodeWith(
  picture: PngPicture,
  { coders }: Pick<BandHelpers, "coders">,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  return encodePng(picture, { own: ownCoder, helpers: coders });
}

/** Before each band this thread answers its helpers, who else would wait with empty hands. */
const ownCoder: BandCoder = async (band) => {
  await nextTask();
  try {
    return encodeBand(machine, band);
  } finally {
    letGo(band.pixels);
  }
};

/** A photo in colour mostly says so in its middle, before all the rest is looked at. */
function isAllGrey(rows: PaintedRows, { height }: Size): boolean {
  const middle = Math.max(0, Math.floor((height - LOOKED_AT) / 2));
  if (!areGrey(rows, middle, Math.min(LOOKED_AT, height))) return false;
  for (let top = 0; top < height; top += LOOKED_AT) {
    if (!areGrey(rows, top, Math.min(LOOKED_AT, height - top))) return false;
  }
  return true;
}

function areGrey(rows: PaintedRows, top: number, count: number): boolean {
  const pixels = rows.read(top, count);
  try {
    return isGrey(pixels);
  } finally {
    letGo(pixels);
  }
}
