/** Surface checksums, the same in Node and in every browser. */
import type { Shades, SurfaceKind } from "./index.ts";

export const CHECKSUMS: Readonly<Record<SurfaceKind, string>> = {
  rag: "816ff7ea",
  linen: "b71c3472",
  laid: "00b895dc",
  board: "cc4a1811",
  canvas: "3ba2ab06",
  kozo: "f2e5541e",
  felt: "d3f5d4ae",
};

/** FNV-1a over bytes with 32 bits (RFC 9923). */
export function checksumOf(shades: Shades): string {
  let hash = 0x811c9dc5;
  for (const shade of shades) hash = Math.imul(hash ^ (shade & 0xff), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
