/** Colour information that this browser writes into a canvas's files. */
import { type PngChunk, pngColourChunks, type ExportMetadata } from "@matte/codecs";
import { colourSpaceOf, openContext, release } from "../shared/canvas.ts";
import type { Size } from "@matte/engine";

/** Colour chunks of a canvas's own PNG; ours where it has none. */
export async function canvasColourChunks(wideGamut: boolean): Promise<PngChunk[]> {
  return pngColourChunks(await pixelAs("image/png", wideGamut), colourSpaceOf(wideGamut));
}

const jpegs = new Map<boolean, Uint8Array<ArrayBuffer>>();

/** A canvas's own JPEG of one pixel, cached: its colour information is the same for every photo of a batch. */
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

/** Rows of a picture, so that an encoder never needs all of it in memory. */
export interface PictureRows {
  /** RGBA, opaque, in the picture's colour space. */
  read(top: number, rows: number): Uint8ClampedArray<ArrayBuffer>;
  /** True where the rows are certainly equal to each other. */
  alike(top: number, rows: number): boolean;
}

/** Input of the encoders. */
export interface PaintedPicture {
  readonly size: Size;
  readonly rows: PictureRows;
  readonly wideGamut: boolean;
  readonly metadata: ExportMetadata;
}
