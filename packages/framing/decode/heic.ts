import { collectMetadata } from "@matte/formats";
import { pngOfPixels } from "@matte/png";
import { decodeBitmap } from "#platform/bitmap.ts";
import { loadHeifDecoder } from "#platform/heif.ts";
import { PhotoError } from "../photos/types.ts";
import { bitmapOfPixels } from "../shared/canvas.ts";
import { detach } from "../shared/memory.ts";

/** Decodes a HEIC's samples without a profile, if the browser can't; null without a decoder. */
export async function decodeHeicSamples(bytes: Uint8Array): Promise<ImageBitmap | null> {
  const decode = await loadHeifDecoder();
  if (decode === null) return null;
  const pixels = await decode(bytes);
  return bitmapOfPixels(pixels.data, pixels, false);
}

/**
 * Decodes a HEIC if the browser can't. The browser converts its colours from a PNG with the file's profile.
 * @returns upright pixels; null without a decoder
 * @throws PhotoError `corrupt` for a damaged file, `offline` if the decoder does not arrive
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const decode = await loadHeifDecoder().catch((cause: unknown) => {
    throw new PhotoError("offline", "The decoder of HEIC does not arrive", { cause });
  });
  if (decode === null) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { profile } = await collectMetadata(bytes);
  const pixels = await decode(bytes).catch((cause: unknown) => {
    throw new PhotoError("corrupt", "libheif cannot decode it", { cause });
  });
  const pieces = pngOfPixels(pixels.data, pixels, profile);
  detach(pixels.data);
  return decodeBitmap(new Blob(pieces));
}
