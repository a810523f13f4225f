/** A photo's pixels, upright, from its file. */
import { type Aperture, decodableFile, type PhotoHeader, probe } from "@matte/formats";
import { FORMATS, type PhotoFormat } from "@matte/formats/registry";
import type { Size } from "@matte/engine";
import { PhotoError, type PhotoFacts, type PhotoKind } from "../photos/types.ts";
import { decodeBitmap, bitmapOfFrame, decodeScaledFrame, statesDecoder } from "#platform/bitmap.ts";
import { bitmapOfCanvas, openContext } from "../shared/canvas.ts";
import { decodeCmyk, isCmyk } from "./cmyk.ts";
import { decodeHeic } from "./heic.ts";
import { wholeFacts } from "../photos/shown.ts";
import { shownPixels, wholeSizeFor } from "./shown-pixels.ts";
import { turnUpright } from "./turn.ts";
import { intoUpright, orientedSize, rotationOf, storedBox } from "../read/orientation.ts";

/** Facts needed for decoding; `size` is upright. */
export type DecodableFacts = Pick<PhotoFacts, "kind" | "size" | "orientation" | "part" | "wideGamut" | "lossless">;

/**
 * Decodes all pixels of a photo's shown part.
 * @throws PhotoError `corrupt` if the browser cannot decode it, `undecodable` if it cannot decode its format
 */
export async function decodeWhole(file: Blob, photo: DecodableFacts): Promise<ImageBitmap> {
  const whole = wholeFacts(photo);
  return shownPixels((await decodedHere(file, whole)) ?? (await decodedByBrowser(file, whole)), photo);
}

async function decodedByBrowser(file: Blob, photo: DecodableFacts): Promise<ImageBitmap> {
  if (isTurnedHere(photo)) {
    const stored = await decoded((await decodable(file)).file, photo.kind);
    return turnUpright(stored, photo.orientation, photo.wideGamut);
  }
  if (!MAY_DIFFER.has(photo.kind)) return decoded(file, photo.kind);
  const { file: whole, header } = await decodable(file);
  const pixels = await decoded(whole, photo.kind);
  return header?.aperture === undefined ? pixels : shownPart(pixels, header, header.aperture, photo.wideGamut);
}

/** Formats with a clean aperture, or with animations, of which decoders show different pictures. */
const MAY_DIFFER: ReadonlySet<PhotoKind> = new Set(["avif", "heic", "png"]);

/** Returns an upright picture's shown part; closes the picture. */
function shownPart(
  pixels: ImageBitmap,
  { orientation }: PhotoHeader,
  { whole, part }: Aperture,
  wideGamut: boolean,
): ImageBitmap {
  const { x, y, width, height } = storedBox(intoUpright(orientation, whole), part);
  const context = openContext({ width, height }, wideGamut);
  context.drawImage(pixels, -x, -y);
  pixels.close();
  return bitmapOfCanvas(context.canvas);
}

/** Decodes at least `wanted` pixels each way, and fewer than all if that saves work. The caller closes them. */
export async function decodeAtLeast(file: Blob, photo: DecodableFacts, wanted: Size): Promise<ImageBitmap> {
  const [whole, size] = [wholeFacts(photo), wholeSizeFor(photo, wanted)];
  return shownPixels((await decodePart(file, whole, size)) ?? (await decodedByBrowser(file, whole)), photo);
}

/** {@link decodeAtLeast} for a whole photo; null if the browser has to decode all pixels. */
export async function decodePart(file: Blob, photo: DecodableFacts, wanted: Size): Promise<ImageBitmap | null> {
  const own = await decodedHere(file, photo);
  if (own !== null || photo.kind !== "jpeg") return own;
  return decodeScaledJpeg(file, photo, wanted);
}

/** Decodes a photo with colours that browsers get wrong; null for all others. */
async function decodedHere(file: Blob, photo: DecodableFacts): Promise<ImageBitmap | null> {
  const stored = isCmyk(photo) ? await decodeCmyk(file) : null;
  if (stored === null || photo.orientation === 1) return stored;
  return turnUpright(stored, photo.orientation, photo.wideGamut);
}

/**
 * All browsers apply the orientation to JPEGs, and to AVIF and HEIC, where it is part of the picture. They disagree on
 * PNG and WebP, so these are turned here.
 */
function isTurnedHere({ kind, orientation }: DecodableFacts): boolean {
  return (kind === "png" || kind === "webp") && orientation !== 1;
}

async function decodable(file: Blob): Promise<{ readonly file: Blob; readonly header: PhotoHeader | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = probe(bytes);
  if (found.status !== "photo") return { file, header: null };
  const pieces = decodableFile(bytes, found.header);
  return { file: pieces[0] === bytes ? file : new Blob(pieces), header: found.header };
}

async function decoded(file: Blob, kind: PhotoKind): Promise<ImageBitmap> {
  try {
    return await decodeBitmap(file);
  } catch (cause) {
    const bitmap = kind === "heic" ? await decodeHeic(file) : null;
    if (bitmap === null) throw await decodingError(kind, cause);
    return bitmap;
  }
}

/** A format without a decoder is not the file's fault. */
async function decodingError(kind: PhotoKind, cause: unknown): Promise<PhotoError> {
  const format = FORMATS.find((one: PhotoFormat) => one.kind === kind && one.isRare);
  if (format === undefined || (await statesDecoder(format.mediaType)))
    return new PhotoError("corrupt", "The browser cannot decode it", { cause });
  return new PhotoError("undecodable", `No decoder for ${format.name}`, { cause, type: format.name });
}

type ScaledPhoto = Pick<PhotoFacts, "size" | "orientation">;

/**
 * Decodes a JPEG at n/8 size, n from 1 to 7, straight from its coefficients: much less work and memory than all pixels.
 * Null if a larger size is wanted, or the browser lacks such a decoder, decodes fewer pixels than requested, or would
 * draw the frame in another orientation than the file's. Upright; the caller closes it.
 */
export async function decodeScaledJpeg(
  file: Blob | Uint8Array<ArrayBuffer>,
  photo: ScaledPhoto,
  wanted: Size,
): Promise<ImageBitmap | null> {
  const eighths = eighthsFor(photo.size, wanted);
  if (eighths >= 8) return null;
  const size = scaledSize(photo, eighths);
  const frame = await decodeScaledFrame(file, size);
  if (frame === null) return null;
  try {
    const enough = frame.codedWidth >= size.width && frame.codedHeight >= size.height;
    return enough && isTurned(frame, photo.orientation) ? await bitmapOfFrame(frame) : null;
  } finally {
    frame.close();
  }
}

/** Returns the fewest eighths giving the wanted pixels. */
function eighthsFor(photo: Size, wanted: Size): number {
  return Math.max(1, Math.ceil((8 * wanted.width) / photo.width), Math.ceil((8 * wanted.height) / photo.height));
}

/** Returns the stored size at n/8; JPEG decoders round up. */
function scaledSize({ size, orientation }: ScaledPhoto, eighths: number): Size {
  const width = Math.ceil((size.width * eighths) / 8);
  const height = Math.ceil((size.height * eighths) / 8);
  return orientedSize(orientation, { width, height });
}

/** True if the browser states a frame's `rotation` and `flip`, used for drawing, and they match the file's. */
function isTurned(
  frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean },
  orientation: number,
): boolean {
  const { rotation, flip } = rotationOf(orientation);
  return frame.rotation === rotation && frame.flip === flip;
}
