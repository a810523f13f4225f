import { u32be, u8 } from "@matte/pixels/bytes";
import { type Chunk, chunks, isWhole } from "./chunks.ts";

/** sRGB's gamma, and x and y for white, red, green and blue, in units of 1/100,000 (PNG 3rd edition §11.3.2.1 and .2). */
const GAMMA = 45_455;
const CHROMATICITIES = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000];
/** Tolerance for writers' rounding: nearly all mean gamma 2.2. */
const NEAR = 500;

/**
 * Returns whether a PNG without an ICC profile is sRGB or declares no other colour space. cICP precedes sRGB, and sRGB precedes
 * gAMA and cHRM (§4.3).
 */
export function meansSrgb(png: Uint8Array): boolean {
  const found = [...chunks(png)].filter((chunk) => isWhole(png, chunk));
  const cicp = found.find(({ type }) => type === "cICP");
  // ITU-T H.273: BT.709's primaries, sRGB's transfer function.
  if (cicp !== undefined) return u8(png, cicp.start) === 1 && u8(png, cicp.start + 1) === 13;
  if (found.some(({ type }) => type === "sRGB")) return true;
  return isNear(png, found, "gAMA", [GAMMA]) && isNear(png, found, "cHRM", CHROMATICITIES);
}

function isNear(png: Uint8Array, found: readonly Chunk[], wanted: string, numbers: readonly number[]): boolean {
  const chunk = found.find(({ type }) => type === wanted);
  if (chunk === undefined) return true;
  return numbers.every((number, index) => Math.abs(u32be(png, chunk.start + 4 * index) - number) <= NEAR);
}
