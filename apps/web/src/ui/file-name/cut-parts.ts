/** Characters before the ending that are never cut. */
const KEPT = 8;

/** A file name in two parts, of which only the first may be cut. */
export function cutParts(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name);
  const dot = characters.lastIndexOf(".");
  const stem = dot > 0 ? dot : characters.length;
  const at = Math.max(0, stem - KEPT);
  return [characters.slice(0, at).join(""), characters.slice(at).join("")];
}
