import { chunks, isWhole, type PngChunk } from "./chunks.ts";

/** All that say what colours mean, PNG 3rd edition §11.3.2, in the order in which they take precedence. */
const COLOUR: ReadonlySet<string> = new Set(["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]);

/** With perceptual intent, §11.3.2.5. */
const SRGB: PngChunk = { type: "sRGB", data: Uint8Array.of(0) };
/** ITU-T H.273: Display P3's primaries, sRGB's transfer function, RGB in full range (§11.3.2.6). */
const DISPLAY_P3: PngChunk = { type: "cICP", data: Uint8Array.of(12, 13, 0, 1) };

/**
 * The chunks of a PNG that say what its colours mean.
 * @param space what they mean where it does not say
 */
export function pngColourChunks(png: Uint8Array, space: "srgb" | "display-p3"): PngChunk[] {
  const found = [...chunks(png)]
    .filter((chunk) => COLOUR.has(chunk.type) && isWhole(png, chunk))
    .map(({ type, start, end }) => ({ type, data: png.slice(start, end) }));
  if (found.length > 0) return found;
  return [space === "srgb" ? SRGB : DISPLAY_P3];
}
