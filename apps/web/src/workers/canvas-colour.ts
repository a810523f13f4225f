/** How this browser says in a PNG what its canvas's colours mean. */
import { type PngChunk, pngColourChunks } from "@matte/codecs";
import { colourSpaceOf, contextOf } from "./canvas.ts";

/** The chunks of a canvas's own PNG that say so; ours where it says nothing. */
export async function canvasColourChunks(wideGamut: boolean): Promise<PngChunk[]> {
  const { canvas } = contextOf(new OffscreenCanvas(1, 1), wideGamut);
  const png = await canvas.convertToBlob({ type: "image/png" });
  return pngColourChunks(new Uint8Array(await png.arrayBuffer()), colourSpaceOf(wideGamut));
}
