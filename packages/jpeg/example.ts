import { type FallbackReason, frameLossless, openLossless } from "@matte/jpeg/lossless";

/** White, without letters or lines: nothing is drawn but flat MCUs. */
const PAINT = { background: [255, 255, 255], flats: [], overlays: [], draw: () => new Uint8ClampedArray() } as const;

/**
 * Puts a white matte around a JPEG, `mcus` MCUs wide on every side. The photo's MCUs are copied, not encoded again.
 * @returns the reason why the photo would have to be encoded again, for the few JPEGs of other kinds
 */
export function withMatte(jpeg: Uint8Array, mcus: number): Uint8Array<ArrayBuffer> | FallbackReason {
  const source = openLossless(jpeg);
  if ("fallbackReason" in source) return source.fallbackReason;
  // Whole MCUs keep the photo's blocks on the grid of the framed picture.
  const photo = { x: mcus * source.mcu.width, y: mcus * source.mcu.height };
  const canvas = { width: source.width + 2 * photo.x, height: source.height + 2 * photo.y };
  const framed = frameLossless(source, { canvas, photo }, PAINT);
  return "fallbackReason" in framed ? framed.fallbackReason : framed;
}
