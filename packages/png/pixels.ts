import { type ColourProfile, join, type PixelSize } from "@matte/pixels/bytes";
import type { PngChunk } from "./chunks.ts";
import { storedPng, storedZlib } from "./stored-file.ts";

const RGBA = 6;

/** Writes RGBA pixels in a photo's colour space as PNG pieces, for a browser to convert. */
export function pngOfPixels(
  pixels: Uint8ClampedArray,
  { width, height }: PixelSize,
  profile: ColourProfile,
): Uint8Array<ArrayBuffer>[] {
  const stride = 4 * width;
  const rows = new Uint8Array(height * (1 + stride));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (1 + stride) + 1);
  return storedPng({ width, height, depth: 8, colourType: RGBA }, profileChunks(profile), rows);
}

function profileChunks(profile: ColourProfile): PngChunk[] {
  if (profile.kind === "icc") return [iccChunk(profile.bytes)];
  if (profile.kind !== "cicp") return [];
  return [{ type: "cICP", data: Uint8Array.of(profile.primaries, profile.transfer, 0, 1) }];
}

/** PNG 3rd edition §11.3.2.3: name, compression method 0, zlib data. */
export function iccChunk(profile: Uint8Array): PngChunk {
  return { type: "iCCP", data: join([new TextEncoder().encode("ICC\0\0"), ...storedZlib(profile)]) };
}
