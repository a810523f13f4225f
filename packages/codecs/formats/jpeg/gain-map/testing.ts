import { findGainMap } from "./find.ts";
import type { GainMap } from "./types.ts";

/** The gain map of a photo, and its JPEG. Throws if there is none. */
export function mapOf(file: Uint8Array): { readonly map: GainMap; readonly bytes: Uint8Array } {
  const map = findGainMap(file);
  if (map === null || map === "damaged") throw new Error(`The gain map is ${map ?? "absent"}.`);
  return { map, bytes: file.slice(map.range.start, map.range.end) };
}
