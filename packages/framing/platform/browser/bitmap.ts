/** Bitmaps of encoded pictures, by the browser's decoders. */
import type { Size } from "@matte/engine";

/** Decodes a picture. @param orientation `none` ignores the file's orientation tag */
export function decodeBitmap(file: Blob, orientation: ImageOrientation = "from-image"): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: orientation });
}

/** True if the browser claims to decode files with this type. Some decode them without the claim. */
export async function statesDecoder(mediaType: string): Promise<boolean> {
  return typeof ImageDecoder !== "undefined" && ImageDecoder.isTypeSupported(mediaType);
}

/** Decodes a logo, upright. */
export function decodeLogo(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file);
}

/** Decodes a picture whose samples are no colours: as stored, without its orientation and profile. */
export function decodeSamples(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "none", colorSpaceConversion: "none" });
}

/**
 * Decodes a JPEG at a reduced size; null if the browser has no decoder for it, or fails. Chromium decodes on another
 * thread.
 * @param file bytes are copied before this returns
 */
export async function decodeScaledFrame(
  file: Blob | Uint8Array<ArrayBuffer>,
  { width, height }: Size,
): Promise<VideoFrame | null> {
  if (typeof ImageDecoder === "undefined") return null;
  const data = file instanceof Blob ? await file.arrayBuffer() : file.slice().buffer;
  const hint = { desiredWidth: width, desiredHeight: height };
  const decoder = new ImageDecoder({ type: "image/jpeg", data, transfer: [data], ...hint });
  try {
    return (await decoder.decode()).image;
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

/** Copies a frame: Chromium would keep the pixels of every frame drawn itself, megabytes per photo. */
export function bitmapOfFrame(frame: VideoFrame): Promise<ImageBitmap> {
  return createImageBitmap(frame);
}
