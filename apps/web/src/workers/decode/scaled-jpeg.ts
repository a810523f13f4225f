import type { Size } from "@matte/engine";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { bitmapOfFrame, decodeScaledFrame } from "../platform/bitmap.ts";
import { orientedSize, rotationOf } from "../read/orientation.ts";

type ScaledPhoto = Pick<PhotoFacts, "size" | "orientation">;

/**
 * Decodes a JPEG at n/8 of its size, n from 1 to 7, straight from its coefficients: much less work and memory than all of
 * its pixels. Null where a larger size is wanted, or the browser has no such decoder, decodes fewer pixels than requested, or
 * would draw the frame with another orientation than the file's. Upright; the caller closes it.
 */
export async function decodeScaledJpeg(file: Blob, photo: ScaledPhoto, wanted: Size): Promise<ImageBitmap | null> {
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

/** Fewest eighths of the photo that give the wanted pixels. */
function eighthsFor(photo: Size, wanted: Size): number {
  return Math.max(1, Math.ceil((8 * wanted.width) / photo.width), Math.ceil((8 * wanted.height) / photo.height));
}

/** Stored size at n/8; JPEG decoders round up. */
function scaledSize({ size, orientation }: ScaledPhoto, eighths: number): Size {
  const width = Math.ceil((size.width * eighths) / 8);
  const height = Math.ceil((size.height * eighths) / 8);
  return orientedSize(orientation, { width, height });
}

/** True where the browser states a frame's `rotation` and `flip`, by which it draws, and they are the file's. */
function isTurned(
  frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean },
  orientation: number,
): boolean {
  const { rotation, flip } = rotationOf(orientation);
  return frame.rotation === rotation && frame.flip === flip;
}
