import type { Size } from "@matte/engine";
import { PADDED_SIDE, type LoadedPhoto, type PhotoFacts } from "../photos/types.ts";
import { assertFramable } from "../photos/limits.ts";
import { fitInside } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { factsOf } from "../read/facts.ts";
import { orientedSize } from "../read/orientation.ts";
import { type PhotoSource, readableFile, readSource } from "../read/source.ts";
import { isCmyk } from "./cmyk.ts";
import { decodeScaledJpeg, decodeWhole } from "./index.ts";
import { openReducedJpeg } from "./reduced-jpeg.ts";
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
  const longest = Math.max(THUMBNAIL_SIDE, previewLongSide, padded ? PADDED_SIDE : 0);
  const { facts, pixels } = await decodeWithFacts(source, convertedFrom, longest);
  try {
    // Drawn at once, and encoded by another thread while the preview is drawn.
    const encoded = Promise.all([thumbnailOf(pixels, facts, alpha), padded ? paddedJpeg(pixels, facts.size) : null]);
    const preview = previewLongSide === 0 ? null : previewOf(pixels, facts, previewLongSide);
    const [thumbnail, square] = await encoded.catch((error: unknown) => {
      preview?.close();
      throw error;
    });
    return { facts, thumbnail, ...(square && { padded: square }), ...(preview && { preview }) };
  } finally {
    pixels.close();
  }
}

interface Decoded {
  readonly facts: PhotoFacts;
  /** Upright. The caller closes them. */
  readonly pixels: ImageBitmap;
}

/** Reads a photo's facts and decodes it, a JPEG at a reduced size where that is enough. */
async function decodeWithFacts(
  source: PhotoSource,
  convertedFrom: PhotoFacts["convertedFrom"],
  longSide: number,
): Promise<Decoded> {
  const { kind, coded, orientation } = source.header;
  const size = orientedSize(orientation, coded);
  assertFramable(size);
  const read = (): Promise<PhotoFacts> => factsOf(source, convertedFrom).finally(() => detach(source.bytes));
  const reduced = kind === "jpeg" ? await reduce(source, read, fitInside(size, longSide)) : null;
  const { facts, pixels } = reduced ?? { facts: await read(), pixels: null };
  if (pixels !== null && !isCmyk(facts)) return { facts, pixels };
  pixels?.close();
  return decodeAll(source.file, facts);
}

interface Reduced {
  readonly facts: PhotoFacts;
  /** Upright; null where the photo cannot be decoded at a reduced size. The caller closes them. */
  readonly pixels: ImageBitmap | null;
}

/** Decodes a JPEG here, or where that is not possible by a thread of the browser while its facts are read. */
async function reduce(source: PhotoSource, read: () => Promise<PhotoFacts>, wanted: Size): Promise<Reduced> {
  const { orientation, coded } = source.header;
  const photo = { size: orientedSize(orientation, coded), orientation };
  const decode = await openReducedJpeg(source, wanted);
  const decoding = decode === null ? decodeScaledJpeg(source.bytes, photo, wanted) : decode();
  // The browser's decoder has its own copy: this one goes before it ends.
  const [facts, scaled] = await Promise.allSettled([read(), decoding]);
  const pixels = scaled.status === "fulfilled" ? scaled.value : null;
  if (facts.status === "fulfilled") return { facts: facts.value, pixels };
  pixels?.close();
  throw facts.reason;
}

/** All pixels, and the size by the browser, in case it reads the headers differently. */
async function decodeAll(file: Blob, facts: PhotoFacts): Promise<Decoded> {
  const pixels = await decodeWhole(file, facts);
  const size: Size = { width: pixels.width, height: pixels.height };
  return { facts: { ...facts, size }, pixels };
}
