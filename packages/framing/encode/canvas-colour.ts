/** Colour information written by this browser into canvas files. */
import { type PngChunk, pngColourChunks } from "@matte/png";
import type { ExportMetadata } from "@matte/metadata";
import { colourSpaceOf, openContext, release } from "../shared/canvas.ts";
import type { Size } from "@matte/engine";

/** Returns the colour chunks from a canvas's PNG; ours if it has none. */
export async function canvasColourChunks(wideGamut: boolean): Promise<PngChunk[]> {
  return pngColourChunks(await pixelAs("image/png", wideGamut), colourSpaceOf(wideGamut));
}

const jpegs = new Map<boolean, Uint8Array<ArrayBuffer>>();

/** Returns a canvas's one-pixel JPEG, cached: its colour information is the same for every photo in a batch. */
export async function canvasJpeg(wideGamut: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = jpegs.get(wideGamut) ?? (await pixelAs("image/jpeg", wideGamut));
  jpegs.set(wideGamut, jpeg);
  return jpeg;
}

async function pixelAs(type: "image/png" | "image/jpeg", wideGamut: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const { canvas } = openContext({ width: 1, height: 1 }, wideGamut);
  try {
    return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
  } finally {
    release(canvas);
  }
}

/** A picture's rows, so that an encoder never needs all in memory. */
export interface PictureRows {
  /** RGBA, opaque, in the picture's colour space. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** True if the rows are certainly equal. */
  alike(top: number, rows: number): boolean;
}

export interface PaintedPicture {
  readonly size: Size;
  readonly rows: PictureRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}
