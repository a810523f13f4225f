/** Characters before the ending that are never cut. */
const KEPT = 8;
/** Fewer characters are not cut: they are no wider than the ellipsis. */
const WORTH_CUTTING = 3;

/** Splits a file name in two; only the first part may be cut. */
export function cutParts(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name);
  const dot = characters.lastIndexOf(".");
  const stem = dot > 0 ? dot : characters.length;
  const at = stem - KEPT < WORTH_CUTTING ? 0 : stem - KEPT;
  return [characters.slice(0, at).join(""), characters.slice(at).join("")];
}
