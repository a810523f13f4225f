import { findGainMap } from "./find.ts";
import type { GainMap } from "./types.ts";

/** Returns a photo's gain map and its JPEG. Throws without one. */
export function mapOf(file: Uint8Array): { readonly map: GainMap; readonly bytes: Uint8Array } {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  return { map, bytes: file.slice(map.range.start, map.range.end) };
}
