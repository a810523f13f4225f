import type { Size } from "@matte/engine";
import type { Decodable } from "./index.ts";
import { swapsSides, videoTurn } from "./orientation.ts";

/**
 * Decodes a JPEG at n/8 of its size, n from 1 to 7, straight from its coefficients: much less work and memory than all of
 * its pixels. Null where that is not to be had: a larger size is wanted, the browser has no ImageDecoder, gives fewer pixels
 * than asked for, or would draw the frame turned otherwise than the file says. Upright; the caller closes it.
 */
export async function decodeScaledJpeg(file: Blob, photo: Decodable, wanted: Size): Promise<ImageBitmap | null> {
  const eighths = eighthsFor(photo.size, wanted);
  if (eighths >= 8 || typeof ImageDecoder === "undefined") return null;
  const size = scaledSize(photo, eighths);
  const frame = await decodeFrame(file, size);
  if (frame === null) return null;
  try {
    const enough = frame.codedWidth >= size.width && frame.codedHeight >= size.height;
    // Of every frame that is drawn itself, Chromium keeps the pixels for another time: megabytes a photo.
    return enough && isTurned(frame, photo.orientation) ? await createImageBitmap(frame) : null;
  } finally {
    frame.close();
  }
}

/** The fewest eighths of the photo that are no fewer pixels than wanted. */
function eighthsFor(photo: Size, wanted: Size): number {
  return Math.max(1, Math.ceil((8 * wanted.width) / photo.width), Math.ceil((8 * wanted.height) / photo.height));
}

/** As stored, so before the turn; JPEG decoders round up. */
function scaledSize({ size, orientation }: Decodable, eighths: number): Size {
  const width = Math.ceil((size.width * eighths) / 8);
  const height = Math.ceil((size.height * eighths) / 8);
  return swapsSides(orientation) ? { width: height, height: width } : { width, height };
}

async function decodeFrame(file: Blob, size: Size): Promise<VideoFrame | null> {
  const data = await file.arrayBuffer();
  const hint = { desiredWidth: size.width, desiredHeight: size.height };
  const decoder = new ImageDecoder({ type: "image/jpeg", data, transfer: [data], ...hint });
  try {
    return (await decoder.decode()).image;
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

/** Frames carry their turn, and are drawn by it, in browsers that say `rotation` and `flip`; elsewhere nothing is certain. */
function isTurned(
  frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean },
  orientation: number,
): boolean {
  const { rotation, flip } = videoTurn(orientation);
  return frame.rotation === rotation && frame.flip === flip;
}
