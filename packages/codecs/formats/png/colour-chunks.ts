import { chunks, isWhole, type PngChunk } from "./chunks.ts";

/** Types of all chunks about colour, PNG 3rd edition §11.3.2, in order of precedence, and about the brightness of HDR. */
const COLOUR: ReadonlySet<string> = new Set(["cICP", "iCCP", "sRGB", "gAMA", "cHRM", "mDCV", "cLLI"]);

/** sRGB with perceptual intent, §11.3.2.5. */
const SRGB: PngChunk = { type: "sRGB", data: Uint8Array.of(0) };
/** Primaries of Display P3, transfer function of sRGB, RGB in full range by ITU-T H.273 (§11.3.2.6). */
const DISPLAY_P3: PngChunk = { type: "cICP", data: Uint8Array.of(12, 13, 0, 1) };

/**
 * Colour chunks of a PNG.
 * @param space colour space to declare if the PNG has none
 */
export function pngColourChunks(png: Uint8Array, space: "srgb" | "display-p3"): PngChunk[] {
  const found = [...chunks(png)]
    .filter((chunk) => COLOUR.has(chunk.type) && isWhole(png, chunk))
    .map(({ type, start, end }) => ({ type, data: png.slice(start, end) }));
  if (found.length > 0) return found;
  return [space === "srgb" ? SRGB : DISPLAY_P3];
}
