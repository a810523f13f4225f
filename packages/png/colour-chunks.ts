import { chunks, isWhole, type PngChunk } from "./chunks.ts";

/** Colour chunks, PNG 3rd edition §11.3.2, by precedence, and HDR brightness chunks. */
const COLOUR: ReadonlySet<string> = new Set(["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "mDCV", "cLLI"]);

/** sRGB with perceptual intent, §11.3.2.5. */
const SRGB: PngChunk = { type: "sRGB", data: Uint8Array.of(0) };
/** Display P3's primaries, sRGB's transfer function, full-range RGB by ITU-T H.273 (§11.3.2.6). */
const DISPLAY_P3: PngChunk = { type: "cICP", data: Uint8Array.of(12, 13, 0, 1) };

/**
 * Lists a PNG's colour chunks.
 * @param space colour space to declare if the PNG declares none
 */
export function pngColourChunks(png: Uint8Array, space: "srgb" | "display-p3"): PngChunk[] {
  const found = [...chunks(png)]
    .filter((chunk) => COLOUR.has(chunk.type) && isWhole(png, chunk))
    .map(({ type, start, end }) => ({ type, data: png.slice(start, end) }));
  if (found.length > 0) return found;
  return [space === "srgb" ? SRGB : DISPLAY_P3];
}
