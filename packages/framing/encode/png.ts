import { type CodedBand, encodeBand, encodePng, isGrey, type PngBand, pngBands, type PngPicture } from "@matte/png";
import { pngChunksOf } from "@matte/formats";
import type { Size } from "@matte/engine";
import { type BandHelpers, NO_HELPERS, type StartHelpers, yieldingCoder } from "../shared/band-helpers.ts";
import { detach } from "../shared/memory.ts";
import { machine } from "../shared/png-machine.ts";
import { canvasColourChunks, type PaintedPicture, type PictureRows } from "./canvas-colour.ts";
import type { Pieces } from "./file.ts";

/** Rows checked for colour at once. */
const CHECKED_ROWS = 64;

/**
 * Starts as many helper threads as a picture this large keeps busy. They load in the background: start them before
 * decoding the photo.
 */
export function startPngHelpers(size: Size, start: StartHelpers): BandHelpers {
  if (machine === null) return NO_HELPERS;
  return start("png", pngBands({ ...size, format: { colour: "rgb", depth: 8 } }) - 1);
}

/**
 * Encodes painted rows as PNG: greyscale if every pixel is grey, otherwise RGB. Null if this encoder is unavailable.
 */
export async function encodePaintedPng(
  { size, rows, wideGamut, metadata }: PaintedPicture,
  helpers: Pick<BandHelpers, "png">,
): Promise<Pieces | null> {
  if (machine === null) return null;
  const format = { colour: isAllGrey(rows, size) ? "grey" : "rgb", depth: 8 } as const;
  const chunks = [...(await canvasColourChunks(wideGamut)), ...pngChunksOf(metadata)];
  const read = (top: number, count: number): Uint8ClampedArray<ArrayBuffer> => rows.read(top, count);
  return encodeOnThreads({ ...size, format, chunks, read }, helpers);
}

/** Encodes a PNG on this thread and its helpers. */
export function encodeOnThreads(picture: PngPicture, { png: helpers }: Pick<BandHelpers, "png">): Promise<Pieces> {
  return encodePng(picture, { own: ownCoder, helpers });
}

const ownCoder = yieldingCoder((band: PngBand): CodedBand => {
  if (machine === null) throw new Error("Bands are coded with WebAssembly only.");
  return encodeBand(machine, band);
});

/** Checks the middle first: it usually reveals a photo's colour at once. */
function isAllGrey(rows: PictureRows, { height }: Size): boolean {
  const middle = Math.max(0, Math.floor((height - CHECKED_ROWS) / 2));
  if (!areGrey(rows, middle, Math.min(CHECKED_ROWS, height))) return false;
  for (let top = 0; top < height; top += CHECKED_ROWS) {
    if (!areGrey(rows, top, Math.min(CHECKED_ROWS, height - top))) return false;
  }
  return true;
}

function areGrey(rows: PictureRows, top: number, count: number): boolean {
  const pixels = rows.read(top, count);
  try {
    return isGrey(pixels);
  } finally {
    detach(pixels);
  }
}
