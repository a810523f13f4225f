import type { Size } from "@matte/engine";
import { PADDED_SIDE, type LoadedPhoto, type PhotoFacts } from "../photos/types.ts";
import { assertDrawable } from "../photos/limits.ts";
import { fitInside } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";
import { factsOf } from "../read/facts.ts";
import { orientedSize } from "../read/orientation.ts";
import { type PhotoSource, readableFile, readSource } from "../read/source.ts";
import { decodePart, decodeScaledJpeg, decodeWhole } from "./index.ts";
import { openReducedJpeg, type TailThread } from "./reduced-jpeg.ts";
import { paddedJpeg, previewOf } from "./reduced.ts";
import { THUMBNAIL_SIDE, thumbnailOf } from "./thumbnail.ts";
import { tonesOf } from "./tones.ts";

/**
 * Reads a photo's facts and decodes it once for its thumbnail and all other requested pictures.
 * @param previewLongSide pixels; 0 makes no preview
 * @param padded whether to make the padded JPEG
 * @param thread decodes a JPEG's lower part; null if no core is free
 */
export async function loadPhoto(
  given: Blob,
  previewLongSide: number,
  padded = false,
  thread: TailThread | null = null,
): Promise<LoadedPhoto> {
  const { file, convertedFrom } = await readableFile(given);
  const source = await readSource(file);
  const { alpha } = source.header;
  const longest = Math.max(THUMBNAIL_SIDE, previewLongSide, padded ? PADDED_SIDE : 0);
  const { facts, pixels } = await decodeWithFacts(source, convertedFrom, longest, thread);
  try {
    // Drawn at once, and encoded by another thread while the preview is drawn.
    const encoded = Promise.all([thumbnailOf(pixels, facts, alpha), padded ? paddedJpeg(pixels, facts.size) : null]);
    const tones = tonesOf(pixels, facts.size);
    const preview = previewLongSide === 0 ? null : previewOf(pixels, facts, previewLongSide);
    const [thumbnail, square] = await encoded.catch((error: unknown) => {
      preview?.close();
      throw error;
    });
    return { facts: { ...facts, tones }, thumbnail, ...(square && { padded: square }), ...(preview && { preview }) };
  } finally {
    pixels.close();
  }
}

interface Decoded {
  readonly facts: PhotoFacts;
  /** Upright. The caller closes them. */
  readonly pixels: ImageBitmap;
}

/** Reads a photo's facts and decodes it, JPEGs at a reduced size. Frees the file's bytes. */
async function decodeWithFacts(
  source: PhotoSource,
  convertedFrom: PhotoFacts["convertedFrom"],
  longSide: number,
  thread: TailThread | null,
): Promise<Decoded> {
  const { kind, coded, components, orientation } = source.header;
  const size = orientedSize(orientation, coded);
  assertDrawable(size);
  const free = (): void => detach(source.bytes);
  const reading = (): Promise<PhotoFacts> => factsOf(source, convertedFrom);
  if (kind !== "jpeg") return decodeAll(source.file, await reading().finally(free));
  const wanted = fitInside(size, longSide);
  const decode = await openReducedJpeg(source, wanted, thread).catch(() => null);
  if (decode !== null) {
    const { facts, pixels } = await bothOf(decode(), reading()).finally(free);
    // The browser decodes some data called damaged by the kernel.
    return pixels === null ? decodeReduced(source.file, facts, wanted) : { facts, pixels };
  }
  if (components === CMYK) return decodeReduced(source.file, await reading().finally(free), wanted);
  // The browser's decoder has a copy, so the bytes are freed while it runs.
  const scaled = decodeScaledJpeg(source.bytes, { size, orientation }, wanted);
  const { facts, pixels } = await bothOf(scaled, reading().finally(free));
  return pixels === null ? decodeAll(source.file, facts) : { facts, pixels };
}

/** Components in a CMYK photo. Its pixels depend on its facts. */
const CMYK = 4;

/** Waits for both, and closes the pixels if there are no facts. A failed decode gives no pixels. */
async function bothOf(
  decoding: Promise<ImageBitmap | null>,
  reading: Promise<PhotoFacts>,
): Promise<{ readonly facts: PhotoFacts; readonly pixels: ImageBitmap | null }> {
  const [scaled, facts] = await Promise.allSettled([decoding, reading]);
  const pixels = scaled.status === "fulfilled" ? scaled.value : null;
  if (facts.status === "fulfilled") return { facts: facts.value, pixels };
  pixels?.close();
  throw facts.reason;
}

/** Decodes at least `wanted` pixels each way, or all if fewer cannot be decoded. */
async function decodeReduced(file: Blob, facts: PhotoFacts, wanted: Size): Promise<Decoded> {
  const pixels = await decodePart(file, facts, wanted).catch(() => null);
  return pixels === null ? decodeAll(file, facts) : { facts, pixels };
}

/** Decodes all pixels, and takes the browser's size, in case it reads the headers differently. */
async function decodeAll(file: Blob, facts: PhotoFacts): Promise<Decoded> {
  const pixels = await decodeWhole(file, facts);
  const size: Size = { width: pixels.width, height: pixels.height };
  return { facts: { ...facts, size }, pixels };
}
