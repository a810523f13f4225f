/** Characters before the ending that are never cut. */
const KEPT = 8;
/** Fewer characters are not cut: they are no wider than the ellipsis. */
const WORTH_CUTTING = 3;

/** A file name in two parts, of which only the first may be cut. */
export function cutParts(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name);
  const dot = characters.lastIndexOf(".");
  const stem = dot > 0 ? dot : characters.length;
  const at = stem - KEPT < WORTH_CUTTING ? 0 : stem - KEPT;
  return [characters.slice(0, at).join(""), characters.slice(at).join("")];
}
