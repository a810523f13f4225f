/** How this browser says in a file what its canvas's colours mean. */
import { type PngChunk, pngColourChunks } from "@matte/codecs";
import { colourSpaceOf, openContext, release } from "../platform/canvas.ts";

/** The chunks of a canvas's own PNG that say so; ours where it says nothing. */
export async function canvasColourChunks(wideGamut: boolean): Promise<PngChunk[]> {
  return pngColourChunks(await pixelAs("image/png", wideGamut), colourSpaceOf(wideGamut));
}

const jpegs = new Map<boolean, Uint8Array<ArrayBuffer>>();

/** A canvas's own JPEG, of one pixel: it says the same for all photos of a batch. */
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
