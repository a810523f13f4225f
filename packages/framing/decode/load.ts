import type { Size } from "@matte/engine";
import { PADDED_SIDE, type LoadedPhoto } from "../photos/types.ts";
import { assertFramable } from "../photos/limits.ts";
import { fitInside } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { factsOf } from "../read/facts.ts";
import { readableFile, readSource } from "../read/source.ts";
import { decodeAtLeast, type DecodedPhoto } from "./index.ts";
import { paddedJpeg, previewOf, THUMBNAIL_SIDE, thumbnailOf } from "./reduced.ts";

/**
 * Reads a photo's facts and decodes it once for its thumbnail and all other requested pictures.
 * @param previewLongSide pixels; 0 makes no preview
 * @param padded whether to make the padded JPEG
 */
export async function loadPhoto(given: Blob, previewLongSide: number, padded = false): Promise<LoadedPhoto> {
  const { file, convertedFrom } = await readableFile(given);
  const source = await readSource(file);
  const { alpha } = source.header;
  const facts = await factsOf(source, convertedFrom).finally(() => detach(source.bytes));
  assertFramable(facts.size);
  const longest = Math.max(THUMBNAIL_SIDE, previewLongSide, padded ? PADDED_SIDE : 0);
  const decoded = await decodeAtLeast(file, facts, fitInside(facts.size, longest));
  const { pixels } = decoded;
  try {
    const shown = { ...facts, size: sizeOf(decoded) ?? facts.size };
    const thumbnail = await thumbnailOf(pixels, shown, alpha);
    const loaded = { facts: shown, thumbnail, ...(padded && { padded: await paddedJpeg(pixels, shown.size) }) };
    if (previewLongSide === 0) return loaded;
    return { ...loaded, preview: previewOf(pixels, shown, previewLongSide) };
  } finally {
    pixels.close();
  }
}

/** Size by the browser, in case it reads the headers differently; null for a decode at n/8, which does not tell. */
function sizeOf({ pixels, whole }: DecodedPhoto): Size | null {
  return whole ? { width: pixels.width, height: pixels.height } : null;
}
