import { type ColourProfile, NO_PROFILE, u8 } from "@matte/pixels/bytes";
import type { Chunk } from "./chunks.ts";

const LONGEST_NAME = 79;

/** Reads a PNG's colour profile: cICP precedes iCCP, and iCCP precedes sRGB (PNG 3rd edition §4.3). */
export function pngProfile(bytes: Uint8Array, found: readonly Chunk[]): ColourProfile {
  const cicp = found.find(({ type }) => type === "cICP");
  if (cicp !== undefined && cicp.end - cicp.start === 4) {
    return { kind: "cicp", primaries: u8(bytes, cicp.start), transfer: u8(bytes, cicp.start + 1) };
  }
  const iccp = found.find(({ type }) => type === "iCCP");
  return iccp === undefined ? NO_PROFILE : compressed(bytes, iccp);
}

/** Reads iCCP: name, NUL, compression method (0: zlib), compressed profile, §11.3.2.3. */
function compressed(bytes: Uint8Array, { start, end }: Chunk): ColourProfile {
  const data = bytes.indexOf(0, start) + 2;
  const named = data > start + 2 && data - start <= LONGEST_NAME + 2 && data < end;
  return named && u8(bytes, data - 1) === 0 ? { kind: "deflated-icc", bytes: bytes.subarray(data, end) } : NO_PROFILE;
}
